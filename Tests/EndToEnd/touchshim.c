/* A touchscreen for a compositor that has none.
 *
 * Preloaded into any wlroots compositor, this announces one multi-touch device beside the real ones and plays on it
 * what it reads from the unix socket named in TOUCHSHIM_SOCKET, a line each:
 *
 *     down FINGER X Y     motion FINGER X Y     up FINGER     cancel FINGER     frame
 *
 * X and Y run from 0 to 1 over the whole output layout. The compositor itself is the distribution's, unmodified; only
 * the two calls below are taken over: one to learn its display, one to know when its backend runs. "touchshim: ready"
 * on standard error says that the compositor has entered its event loop.
 *
 * wlroots changes its structures with every release: compile against the headers of the one the compositor uses.
 */
#define _GNU_SOURCE
#define WLR_USE_UNSTABLE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include <wayland-server-core.h>
#include <wlr/backend.h>
#include <wlr/interfaces/wlr_touch.h>
#include <wlr/types/wlr_touch.h>
#include <wlr/version.h>

#define DEVICE_NAME "test-touchscreen"

static struct wl_display *display;
static struct wlr_touch touchscreen;

#if WLR_VERSION_MAJOR == 0 && WLR_VERSION_MINOR < 16
/* Before 0.16 a touch was something an input device points to, and events were named the other way round. */
#include <wlr/interfaces/wlr_input_device.h>

static struct wlr_input_device device;
static void leave_device(struct wlr_input_device *unused) { (void)unused; }
static void leave_touch(struct wlr_touch *unused) { (void)unused; }
static const struct wlr_input_device_impl device_hooks = {.destroy = leave_device};
static const struct wlr_touch_impl touch_hooks = {.destroy = leave_touch};

#define EVENT(kind) struct wlr_event_touch_##kind
#define SOURCE .device = &device

static void announce(struct wlr_backend *backend) {
	wlr_input_device_init(&device, WLR_INPUT_DEVICE_TOUCH, &device_hooks, DEVICE_NAME, 0, 0);
	wlr_touch_init(&touchscreen, &touch_hooks);
	device.touch = &touchscreen;
	wl_signal_emit(&backend->events.new_input, &device);
}
#else
static const struct wlr_touch_impl touch_hooks = {.name = DEVICE_NAME};

#define EVENT(kind) struct wlr_touch_##kind##_event
#define SOURCE .touch = &touchscreen

static void announce(struct wlr_backend *backend) {
	wlr_touch_init(&touchscreen, &touch_hooks, DEVICE_NAME);
	wl_signal_emit(&backend->events.new_input, &touchscreen.base);
}
#endif

static uint32_t milliseconds(void) {
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint32_t)(now.tv_sec * 1000 + now.tv_nsec / 1000000);
}

static void play(const char *line) {
	char what[8] = "";
	int finger = 0;
	double x = 0, y = 0;
	sscanf(line, "%7s %d %lf %lf", what, &finger, &x, &y);
	uint32_t time = milliseconds();
	if (!strcmp(what, "down")) {
		EVENT(down) event = {SOURCE, .time_msec = time, .touch_id = finger, .x = x, .y = y};
		wl_signal_emit(&touchscreen.events.down, &event);
	} else if (!strcmp(what, "motion")) {
		EVENT(motion) event = {SOURCE, .time_msec = time, .touch_id = finger, .x = x, .y = y};
		wl_signal_emit(&touchscreen.events.motion, &event);
	} else if (!strcmp(what, "up")) {
		EVENT(up) event = {SOURCE, .time_msec = time, .touch_id = finger};
		wl_signal_emit(&touchscreen.events.up, &event);
	} else if (!strcmp(what, "cancel")) {
		EVENT(cancel) event = {SOURCE, .time_msec = time, .touch_id = finger};
		wl_signal_emit(&touchscreen.events.cancel, &event);
	} else if (!strcmp(what, "frame")) {
		wl_signal_emit(&touchscreen.events.frame, NULL);
	} else {
		fprintf(stderr, "touchshim: what is \"%s\"?\n", line);
	}
}

/* A connected player; bytes gather here until a line is whole. */
struct player {
	struct wl_event_source *source;
	size_t length;
	char bytes[4096];
};

static int read_player(int fd, uint32_t mask, void *data) {
	(void)mask;
	struct player *player = data;
	ssize_t count = read(fd, player->bytes + player->length, sizeof player->bytes - 1 - player->length);
	if (count < 0 && (errno == EAGAIN || errno == EINTR)) {
		return 0;
	}
	if (count <= 0) {
		wl_event_source_remove(player->source);
		close(fd);
		free(player);
		return 0;
	}
	player->length += (size_t)count;
	player->bytes[player->length] = 0;
	char *start = player->bytes, *end;
	while ((end = strchr(start, '\n'))) {
		*end = 0;
		play(start);
		start = end + 1;
	}
	player->length -= (size_t)(start - player->bytes);
	memmove(player->bytes, start, player->length);
	return 0;
}

static int accept_player(int fd, uint32_t mask, void *data) {
	(void)mask, (void)data;
	int connection = accept4(fd, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
	struct player *player = connection < 0 ? NULL : calloc(1, sizeof *player);
	if (player) {
		player->source = wl_event_loop_add_fd(wl_display_get_event_loop(display), connection,
			WL_EVENT_READABLE, read_player, player);
	}
	return 0;
}

static void say_ready(void *data) {
	(void)data;
	fprintf(stderr, "touchshim: ready\n");
}

static void listen_at(const char *path) {
	struct wl_event_loop *loop = wl_display_get_event_loop(display);
	struct sockaddr_un address = {.sun_family = AF_UNIX};
	snprintf(address.sun_path, sizeof address.sun_path, "%s", path);
	unlink(path);
	int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	if (fd < 0 || bind(fd, (struct sockaddr *)&address, sizeof address) || listen(fd, 4)) {
		perror("touchshim: cannot listen");
		return;
	}
	wl_event_loop_add_fd(loop, fd, WL_EVENT_READABLE, accept_player, NULL);
	wl_event_loop_add_idle(loop, say_ready, NULL);
}

struct wl_display *wl_display_create(void) {
	struct wl_display *(*create)(void) = dlsym(RTLD_NEXT, "wl_display_create");
	struct wl_display *created = create();
	if (!display) {
		display = created;
	}
	return created;
}

bool wlr_backend_start(struct wlr_backend *backend) {
	static int depth;
	static bool announced;
	bool (*start)(struct wlr_backend *) = dlsym(RTLD_NEXT, "wlr_backend_start");
	/* A backend made of several starts its parts by the same call: wait for the outermost. */
	depth++;
	bool started = start(backend);
	depth--;
	const char *path = getenv("TOUCHSHIM_SOCKET");
	if (started && !depth && !announced && path && display) {
		announced = true;
		unsetenv("LD_PRELOAD"); /* the compositor's children are not compositors */
		announce(backend);
		listen_at(path);
	}
	return started;
}
