import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The scenes of the app that are connected, for what arrives at the app and not at one of them.
  @MainActor public final class Register<Scene: AnyObject> {
    private struct Connected {
      weak var scene: Scene?
      weak var window: UIWindow?
    }

    private struct Early {
      weak var target: UIScene?
      let isForAny: Bool
      let open: @MainActor (Scene) -> Bool
    }

    private struct Answered {
      let identifier: String
      let date: Foundation.Date
      let wasOpened: Bool
    }

    private var connected: [Connected] = []
    /// What arrived before there was a scene for it: the latest.
    private var early: Early?
    /// The notifications whose answers have been delivered, the latest last.
    private var answered: [Answered] = []

    public init() {}

    public func connect(_ scene: Scene, in window: UIWindow) {
      connected.removeAll { $0.scene == nil }
      connected.append(Connected(scene: scene, window: window))
      guard let waiting = early, waiting.isForAny || waiting.target == nil || waiting.target === window.windowScene else { return }
      early = nil
      _ = waiting.open(scene)
    }

    public func disconnect(_ scene: Scene) {
      connected.removeAll { $0.scene == nil || $0.scene === scene }
    }

    /// Opens something in the scene that it is for, otherwise in the one in front; before there is one, in the next that connects.
    public func open(in target: UIScene? = nil, _ open: @escaping @MainActor (Scene) -> Bool) -> Bool {
      let there = connected.filter { $0.scene != nil }
      if let target, let own = there.last(where: { $0.window?.windowScene === target })?.scene { return open(own) }
      let isYetToCome = target?.activationState == .unattached
      let front = there.last { $0.window?.windowScene?.activationState == .foregroundActive } ?? there.last
      if !isYetToCome, let scene = front?.scene { return open(scene) }
      early = Early(target: target, isForAny: target == nil, open: open)
      return true
    }

    /// The system hands the answer to a notification to the scene that it connects and to the app's delegate: the second is the first.
    public func once(_ identifier: String, _ date: Foundation.Date, _ open: () -> Bool) -> Bool {
      if let known = answered.first(where: { $0.identifier == identifier && $0.date == date }) { return known.wasOpened }
      let wasOpened = open()
      answered = Array(answered.suffix(999)) + [Answered(identifier: identifier, date: date, wasOpened: wasOpened)]
      return wasOpened
    }
  }
}
