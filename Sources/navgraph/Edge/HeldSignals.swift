/// The signals by which someone ends navgraph, kept waiting while a child runs: a handler could do little, and a child would be left behind.
struct HeldSignals {
  /// What was held back before, which is what a child is to start with.
  private(set) var mask = sigset_t()
  private var held = sigset_t()
  private var isReleased = false

  init() {
    sigemptyset(&held)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // One that is ignored, as under nohup, ends nothing.
      let action = signal(number, SIG_DFL)
      if action == nil { sigaddset(&held, number) } else { signal(number, action) }
    }
    pthread_sigmask(SIG_BLOCK, &held, &mask)
  }

  /// Whether one of them has come.
  var isPending: Bool {
    var pending = sigset_t()
    guard sigpending(&pending) == 0 else { return false }
    var held = held
    return [SIGINT, SIGTERM, SIGHUP].contains { sigismember(&pending, $0) == 1 && sigismember(&held, $0) == 1 }
  }

  /// Lets them through; one that has come takes effect now.
  mutating func release() {
    guard !isReleased else { return }
    isReleased = true
    // One that has come counts even where navgraph was started with it blocked, as threads of other programs start what they run.
    if isPending { pthread_sigmask(SIG_UNBLOCK, &held, nil) }
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
