import Foundation

extension NavGraph {
  /// The scenes of the app that are connected, for what arrives at the app and not at one of them.
  @MainActor public final class Register<Scene: AnyObject> {
    /// What the system shows a scene of the app in, as far as it matters here.
    public struct SystemScene {
      weak var object: AnyObject?
      let isInFront: Bool
      let isYetToCome: Bool

      public init(_ object: AnyObject?, isInFront: Bool, isYetToCome: Bool) {
        self.object = object
        self.isInFront = isInFront
        self.isYetToCome = isYetToCome
      }
    }

    private struct Connected {
      weak var scene: Scene?
      let shownIn: @MainActor () -> SystemScene?
    }

    private struct Early {
      weak var target: AnyObject?
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

    /// `shownIn` may not know it yet, and says nil: what waits for a scene of the system that nobody has come for is that one's then.
    public func connect(_ scene: Scene, shownIn: @escaping @MainActor () -> SystemScene?) {
      connected.removeAll { $0.scene == nil }
      connected.append(Connected(scene: scene, shownIn: shownIn))
      guard let waiting = early else { return }
      let own = shownIn()
      guard waiting.isForAny || waiting.target == nil || own == nil || waiting.target === own?.object else { return }
      early = nil
      _ = waiting.open(scene)
    }

    public func disconnect(_ scene: Scene) {
      connected.removeAll { $0.scene == nil || $0.scene === scene }
    }

    /// Opens something in the scene in front; before there is one, in the next that connects.
    public func open(_ open: @escaping @MainActor (Scene) -> Bool) -> Bool { self.open(for: nil, open) }

    /// Opens something in the scene that it is for, otherwise in the one in front; before there is one, in the next that connects.
    public func open(for target: SystemScene?, _ open: @escaping @MainActor (Scene) -> Bool) -> Bool {
      let there = connected.filter { $0.scene != nil }
      if let wanted = target?.object, let own = there.last(where: { $0.shownIn()?.object === wanted })?.scene { return open(own) }
      // One that is made already, and doesn't know yet what it is shown in, can be meant by a scene of the system that is yet to come.
      let front =
        target?.isYetToCome == true
        ? there.last { $0.shownIn() == nil } : there.last { $0.shownIn()?.isInFront ?? false } ?? there.last
      if let scene = front?.scene { return open(scene) }
      early = Early(target: target?.object, isForAny: target == nil, open: open)
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

nonisolated extension NavGraph {
  /// The ways into an app besides URLs: shortcuts, notifications, activities, intents and files.
  public nonisolated protocol LinkEntry: Hashable, Sendable {
    associatedtype G: Graph

    /// Everything that is visible once the entry has been taken.
    var target: Target<G> { get }
  }

  /// Why what the system handed over is no entry of the app.
  public nonisolated enum EntryError: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The app has no entry of that kind and name.
    case unknown(kind: String, name: String)
    /// What the entry needs is not there.
    case missing(key: String, type: String)
    /// What is there is no value of the type.
    case wrong(key: String, type: String, found: String)

    public var description: String {
      switch self {
      case .unknown(let kind, let name): "there is no " + kind + " entry for " + Payload.quoted(name)
      case .missing(let key, let type): "`" + key + "` is missing, which is to be of type " + type
      case .wrong(let key, let type, let found): "`" + key + "` is to be of type " + type + ", and is " + found
      }
    }
  }
}
