#include <dbus/dbus.h>
#include <sys/syscall.h>
#include <unistd.h>

/// The calling thread by the number that timers know it by. glibc's own function needs a macro set before any header.
static inline pid_t cdbus_current_thread(void) { return (pid_t)syscall(SYS_gettid); }
