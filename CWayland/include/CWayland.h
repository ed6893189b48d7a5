#ifndef CWAYLAND_H
#define CWAYLAND_H

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>
#include <wayland-client-core.h>
#include <wayland-cursor.h>

/// A sealed-to-shrink anonymous file of `size` bytes, close-on-exec; -1 and errno on failure.
int cwayland_memfd(const char *name, int64_t size);

/// Seals the file against every further write, growth and shrinkage; 0 or -1.
int cwayland_seal(int fd);

#endif
