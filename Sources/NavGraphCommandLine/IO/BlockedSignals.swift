/// The signals that end navgraph, blocked while a child process runs. A handler could do little, and the child would be left running.
package struct BlockedSignals {
  /// The signal mask before.
  private var mask = sigset_t()
  private var held = sigset_t()
  private var isReleased = false
  /// Whether an outer scope blocks the signals too, so that they stay blocked after this one.
  private let isInner: Bool

  package init(isInner: Bool = false) {
    self.isInner = isInner
    sigemptyset(&held)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // An ignored signal, as under nohup, doesn't end the process.
      let action = signal(number, SIG_DFL)
      if action == nil { sigaddset(&held, number) } else { signal(number, action) }
    }
    pthread_sigmask(SIG_BLOCK, &held, &mask)
  }

  /// The signal mask for a child process, without the signals that this process blocks for itself.
  package var childMask: sigset_t {
    var mask = mask
    if isInner {
      for number in [SIGINT, SIGTERM, SIGHUP] where sigismember(&mask, number) == 1 { sigdelset(&mask, number) }
    }
    return mask
  }

  package var isPending: Bool {
    var pending = sigset_t()
    guard sigpending(&pending) == 0 else { return false }
    var held = held
    return [SIGINT, SIGTERM, SIGHUP].contains { sigismember(&pending, $0) == 1 && sigismember(&held, $0) == 1 }
  }

  /// Restores the signal mask. A pending signal takes effect now.
  package mutating func release() {
    guard !isReleased else { return }
    isReleased = true
    // A pending signal takes effect even if navgraph was started with it blocked, as by threads of some programs.
    if !isInner, isPending { pthread_sigmask(SIG_UNBLOCK, &held, nil) }
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
