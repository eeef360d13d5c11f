/// The signals by which someone ends navgraph, kept waiting while a child runs: a handler could do little, and a child would be left behind.
package struct HeldSignals {
  /// What was held back before.
  private var mask = sigset_t()
  private var held = sigset_t()
  private var isReleased = false
  /// Whether the signals are held around this too: then they stay held when it ends.
  private let isInner: Bool

  package init(isInner: Bool = false) {
    self.isInner = isInner
    sigemptyset(&held)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // One that is ignored, as under nohup, ends nothing.
      let action = signal(number, SIG_DFL)
      if action == nil { sigaddset(&held, number) } else { signal(number, action) }
    }
    pthread_sigmask(SIG_BLOCK, &held, &mask)
  }

  /// What a child is to start with: all that this process holds back for itself reaches it.
  package var childMask: sigset_t {
    var mask = mask
    if isInner {
      for number in [SIGINT, SIGTERM, SIGHUP] where sigismember(&mask, number) == 1 { sigdelset(&mask, number) }
    }
    return mask
  }

  /// Whether one of them has come.
  package var isPending: Bool {
    var pending = sigset_t()
    guard sigpending(&pending) == 0 else { return false }
    var held = held
    return [SIGINT, SIGTERM, SIGHUP].contains { sigismember(&pending, $0) == 1 && sigismember(&held, $0) == 1 }
  }

  /// Lets them through; one that has come takes effect now.
  package mutating func release() {
    guard !isReleased else { return }
    isReleased = true
    // One that has come counts even where navgraph was started with it blocked, as threads of other programs start what they run.
    if !isInner, isPending { pthread_sigmask(SIG_UNBLOCK, &held, nil) }
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
