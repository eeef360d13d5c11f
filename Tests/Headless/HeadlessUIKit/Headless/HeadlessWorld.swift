/// One device with its clock, its records and its settings.
@MainActor public final class HeadlessWorld {
  public let clock = HeadlessClock()
  public var options: HeadlessOptions
  public private(set) var violations: [String] = []
  public private(set) var exceptions: [String] = []
  /// URLs that were given to other apps.
  public private(set) var openedURLs: [URL] = []
  /// The connected scenes.
  public internal(set) var scenes: [UIScene] = []
  /// The scenes that were asked for.
  public internal(set) var sceneRequests: [UIApplication.HeadlessSceneRequest] = []
  /// Who has the keyboard.
  weak var firstResponder: UIResponder?
  /// As on a Mac, and on an iPad where the Info.plist says so.
  public var supportsMultipleScenes = false
  private var controllers: [WeakController] = []
  /// How often one view has faded into another.
  public private(set) var dissolves = 0
  /// The notifications for VoiceOver, each with the name of the view at which it continues reading.
  public private(set) var announcements: [String] = []
  /// Whether changes are now animated along with a transition.
  private(set) var isAlongside = false
  /// The last question to a delegate was answered by a default implementation.
  var isUnanswered = false
  /// How often each callback was due.
  private var calls: [HeadlessCallback: Int] = [:]

  public nonisolated init(options: HeadlessOptions = HeadlessOptions()) {
    self.options = options
  }

  /// The controllers that are still in memory, in the order of their creation.
  public var liveControllers: [UIViewController] {
    controllers.removeAll { $0.controller == nil }
    return controllers.compactMap(\.controller)
  }

  /// Forgets pending work and records, and sets the options back.
  public func reset() {
    clock.reset()
    options = HeadlessOptions()
    violations = []
    exceptions = []
    controllers = []
    openedURLs = []
    firstResponder = nil
    scenes = []
    sceneRequests = []
    supportsMultipleScenes = false
    calls = [:]
    dissolves = 0
    announcements = []
  }

  /// Notes a misuse that UIKit survives.
  package func violate(_ fact: String, _ text: String) {
    violations.append(fact + " " + text)
  }

  /// Notes a misuse at which UIKit raises. Nothing here can catch an exception, so by default the process goes on and
  /// the call has no effect; with `trapsOnException` it ends, as on a device.
  func raise(_ fact: String, _ text: String) {
    exceptions.append(fact + " " + text)
    if options.trapsOnException { fatalError("an exception, as on a device") }
  }

  /// A URL is opened by another app.
  func leaveApp(to url: URL) {
    openedURLs.append(url)
  }

  func register(_ controller: UIViewController) {
    controllers.append(WeakController(controller))
  }

  /// Makes changes that are animated along with a transition.
  func alongside(_ changes: () -> Void) {
    isAlongside = true
    changes()
    isAlongside = false
  }

  /// Posts a notification for VoiceOver, if it is on.
  func tell(_ notification: UIAccessibility.Notification, _ view: UIView?) {
    if options.speaks { announcements.append(notification.name + " " + (view?.accessibilityIdentifier ?? "-")) }
  }

  /// One view fades into another.
  package func fade() { dissolves += 1 }

  /// A callback is due: `work` calls it, if nothing goes wrong with it.
  package func call(_ callback: HeadlessCallback, _ work: @escaping @MainActor () -> Void) {
    let number = calls[callback, default: 0]
    calls[callback] = number + 1
    options.faults.fault(of: callback, call: number).call(work)
  }

  /// Runs `work` when a step of a transition is over.
  func after(_ duration: Double, animated: Bool, _ work: @escaping @MainActor () -> Void) {
    clock.schedule(after: animated ? duration * options.pace + max(0, options.jitter()) : 0, work)
  }
}
