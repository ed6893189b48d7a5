import CDBus
import Glibc

/// Bounds calls into libraries that wait inside: past the time, the calling thread's system call is interrupted.
enum Deadline {
  /// Runs `body`; a system call in which it waits once `seconds` are over fails with EINTR.
  ///
  /// SIGALRM is used, and given back. Threads other than the caller's are not interrupted.
  static func within<Result>(seconds: Double, _ body: () -> Result) -> Result {
    var handler = sigaction()
    // Doing nothing is enough: without SA_RESTART the call ends.
    handler.__sigaction_handler.sa_handler = { _ in }
    var former = sigaction()
    guard sigaction(SIGALRM, &handler, &former) == 0 else { return body() }
    defer { sigaction(SIGALRM, &former, nil) }
    // Threads of a pool take no signals.
    var (signal, mask) = (sigset_t(), sigset_t())
    sigemptyset(&signal)
    sigaddset(&signal, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &signal, &mask)
    defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }

    var event = sigevent()
    event.sigev_notify = Int32(SIGEV_THREAD_ID)
    event.sigev_signo = SIGALRM
    event._sigev_un._tid = cdbus_current_thread()
    var timer: timer_t?
    guard timer_create(CLOCK_MONOTONIC, &event, &timer) == 0, let timer else { return body() }
    defer { timer_delete(timer) }

    let first = timespec(tv_sec: Int(seconds), tv_nsec: Int(seconds.truncatingRemainder(dividingBy: 1) * 1e9))
    // Again and again, for the call may begin only after the first one.
    var times = itimerspec(it_interval: timespec(tv_sec: 0, tv_nsec: 10_000_000), it_value: first)
    timer_settime(timer, 0, &times, nil)
    return body()
  }
}
