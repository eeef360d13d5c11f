/// A simulated device with its clock, its records, and its options.
@MainActor public final class HeadlessWorld {
  public let clock = HeadlessClock()
  public var options: HeadlessOptions
  public private(set) var violations: [String] = []
  public private(set) var exceptions: [String] = []
  public private(set) var openedURLs: [URL] = []
  public internal(set) var scenes: [UIScene] = []
  public internal(set) var sceneRequests: [UIApplication.HeadlessSceneRequest] = []
  /// The responder that receives keyboard input.
  weak var firstResponder: UIResponder?
  /// Whether the app supports several scenes. False by default, as on a phone.
  public var supportsMultipleScenes = false
  private var controllers: [WeakController] = []
  /// The number of cross-fades between views.
  public private(set) var dissolves = 0
  /// The posted VoiceOver notifications, each with the identifier of the view at which VoiceOver continues.
  public private(set) var announcements: [String] = []
  /// Whether changes are animated alongside a transition now.
  private(set) var isAlongside = false
  /// Whether a default implementation answered the last question to a delegate.
  var isUnanswered = false
  /// The number of calls of each callback.
  private var calls: [HeadlessCallback: Int] = [:]

  public nonisolated init(options: HeadlessOptions = HeadlessOptions()) {
    self.options = options
  }

  /// The controllers in memory, in the order of their creation.
  public var liveControllers: [UIViewController] {
    controllers.removeAll { $0.controller == nil }
    return controllers.compactMap(\.controller)
  }

  /// Removes pending work and records, and resets the options.
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

  /// Records a misuse that UIKit tolerates.
  package func violate(_ fact: String, _ text: String) {
    violations.append(fact + " " + text)
  }

  /// Records a misuse for which UIKit raises an exception.
  ///
  /// Nothing here can catch an exception, so by default the process continues and the call has no effect. With `trapsOnException`, the
  /// process ends, as on a device.
  func raise(_ fact: String, _ text: String) {
    exceptions.append(fact + " " + text)
    if options.trapsOnException { fatalError("an exception, as on a device") }
  }

  /// Records a URL that is opened in another app.
  func leaveApp(to url: URL) {
    openedURLs.append(url)
  }

  /// Records a new controller for `liveControllers`.
  func register(_ controller: UIViewController) {
    controllers.append(WeakController(controller))
  }

  /// Makes changes that are animated alongside a transition.
  func alongside(_ changes: () -> Void) {
    isAlongside = true
    changes()
    isAlongside = false
  }

  /// Posts a VoiceOver notification if VoiceOver is on.
  func tell(_ notification: UIAccessibility.Notification, _ view: UIView?) {
    if options.isVoiceOverRunning { announcements.append(notification.name + " " + (view?.accessibilityIdentifier ?? "-")) }
  }

  /// Records a cross-fade.
  package func fade() { dissolves += 1 }

  /// Calls a callback with `work`, subject to the faults in the options.
  package func call(_ callback: HeadlessCallback, _ work: @escaping @MainActor () -> Void) {
    let number = calls[callback, default: 0]
    calls[callback] = number + 1
    options.faults.fault(of: callback, call: number).call(work)
  }

  /// Runs `work` after a step of a transition, or in the next turn if it isn't animated.
  ///
  /// - Parameter duration: The duration in seconds, before the options change it.
  func after(_ duration: Double, animated: Bool, _ work: @escaping @MainActor () -> Void) {
    clock.schedule(after: animated ? duration * options.durationFactor + max(0, options.jitter()) : 0, work)
  }
}
