import Foundation

extension NavGraph {
  /// The connected scenes of the app, which handle links and entries that the app receives.
  @MainActor public final class Register<Scene: AnyObject> {
    /// The system's scene, such as a `UIScene`, that displays a scene of the app.
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
    /// The last request that arrived before a scene could handle it.
    private var early: Early?
    /// The notification responses that have been delivered, the latest last. At most 1000 are kept.
    private var answered: [Answered] = []

    public init() {}

    /// Connects a scene and opens a request that waits for it or for any. A scene whose `shownIn` returns nil gets every waiting request.
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

    /// Opens something in the scene in front, or in the next scene that connects if there is none.
    public func open(_ open: @escaping @MainActor (Scene) -> Bool) -> Bool { self.open(for: nil, open) }

    /// Opens something in the scene for `target`, or in the scene in front. If there is none, the next scene that connects opens it, and
    /// the result is true.
    public func open(for target: SystemScene?, _ open: @escaping @MainActor (Scene) -> Bool) -> Bool {
      let there = connected.filter { $0.scene != nil }
      if let wanted = target?.object, let own = there.last(where: { $0.shownIn()?.object === wanted })?.scene { return open(own) }
      // A scene whose system's scene isn't known yet can belong to a target that isn't attached yet.
      let front =
        target?.isYetToCome == true
        ? there.last { $0.shownIn() == nil } : there.last { $0.shownIn()?.isInFront ?? false } ?? there.last
      if let scene = front?.scene { return open(scene) }
      early = Early(target: target?.object, isForAny: target == nil, open: open)
      return true
    }

    /// Delivers a notification response once, and returns that result again. The system passes it to the connecting scene and to the app's
    /// delegate.
    public func once(_ identifier: String, _ date: Foundation.Date, _ open: () -> Bool) -> Bool {
      if let known = answered.first(where: { $0.identifier == identifier && $0.date == date }) { return known.wasOpened }
      let wasOpened = open()
      answered = Array(answered.suffix(999)) + [Answered(identifier: identifier, date: date, wasOpened: wasOpened)]
      return wasOpened
    }
  }
}

nonisolated extension NavGraph {
  /// The entry points that aren't URLs.
  public nonisolated protocol LinkEntry: Hashable, Sendable {
    associatedtype G: Graph

    /// The content that is visible after the entry has been opened.
    var target: Target<G> { get }
  }

  /// The reason why a payload isn't an entry.
  public nonisolated enum EntryError: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The app has no entry of this kind and name.
    case unknown(kind: String, name: String)
    /// A required value is missing.
    case missing(key: String, type: String)
    /// A value doesn't have the required type.
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
