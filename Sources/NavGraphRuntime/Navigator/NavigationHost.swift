import Foundation

extension NavGraph {
  /// The screen of a navigator, such as a window.
  @MainActor public protocol Host: AnyObject {
    /// Makes the screen equal to the navigator's tree.
    func reconcile()
    /// Reports what the screen shows and the tree doesn't contain yet, such as a finished swipe.
    func absorb()
    /// Runs `work` when nothing moves and the screen equals the tree.
    func whenQuiet(_ work: @escaping @MainActor () -> Void)
    /// Returns whether the screens of a modal with `dismissal confirm` agree to its dismissal.
    func confirmDismissal(of modal: NodeID) async -> Bool
    /// Sets the anchor of a modal or screen.
    func anchor(_ id: NodeID, at anchor: Anchor)
    /// Whether the app can open another window.
    var opensWindows: Bool { get }
    /// Requests a scene that shows this snapshot from the system.
    func openWindow(_ saved: Snapshot)
    /// Brings the window of this host to the front. Returns false if there is none.
    func comeForward() -> Bool
    /// The kind of the foreign presentation on top; nil if there is none.
    var cover: Cover? { get }
    /// Removes controllers outside the graph at these places when `reconcile` is next called.
    func clear(_ clearing: Clearing)
    /// Runs `work` after this many seconds.
    func after(_ seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void)
    /// Whether nothing moves and the host waits for nothing.
    var isQuiet: Bool { get }
    /// The duration of the current animations in seconds, as far as the system reports it.
    var movementDuration: Double { get }
    /// Stops waiting for callbacks and reads the screen again, because it hasn't come to rest. Returns the visible movement.
    func lookAfresh() -> Movement
    /// Releases everything that the app has supplied.
    func release()
  }

  /// The kind of movement on the screen.
  public nonisolated enum Movement: Sendable { case none, animation, finger }

  /// The app's guards, conditions, and other closures.
  @MainActor public struct Answers<G: Graph> {
    public var grants: @MainActor (G.Guard) async -> Bool = { _ in true }
    public var holds: @MainActor (G.Condition) -> Bool = { _ in false }
    public var badge: @MainActor (G.Badge) -> String? = { _ in nil }
    public var browse: @MainActor (Foundation.URL) -> Void = { _ in }
    public var height: @MainActor (String, Foundation.CGFloat) -> Foundation.CGFloat? = { _, _ in nil }

    public init() {}
  }

  /// A place in the tree that sends events. It holds its navigator weakly.
  @MainActor public final class Place<G: Graph> {
    private(set) weak var navigator: Navigator<G>?
    public let id: NodeID
    let answer: (@MainActor (Event<G>) -> Outcome<G.Result>)?
    private let isAnywhere: Bool

    public init(_ navigator: Navigator<G>, _ id: NodeID) {
      self.navigator = navigator
      self.id = id
      answer = nil
      isAnywhere = false
    }

    /// Creates a place for app-level events, which happen wherever the user is.
    public init(anywhereIn navigator: Navigator<G>) {
      self.navigator = navigator
      id = NodeID(rawValue: 0)
      answer = nil
      isAnywhere = true
    }

    /// Creates a place in no scene, for tests and previews of a single screen. `answer` gets every event and returns its outcome.
    public init(answer: @escaping @MainActor (Event<G>) -> Outcome<G.Result>) {
      id = NodeID(rawValue: 0)
      self.answer = answer
      isAnywhere = false
    }

    public func send(_ event: Event<G>) {
      if isAnywhere {
        navigator?.perform(appEvent: event)
        return
      }
      if let answer { _ = answer(event) } else { navigator?.send(event, from: id) }
    }

    /// Sends the event and waits until the flow that it presents has ended.
    public func perform(_ event: Event<G>) async -> Outcome<G.Result> {
      if let answer { return answer(event) }
      if isAnywhere { return await navigator?.perform(event) ?? .dismissed(by: .parent) }
      return await navigator?.perform(event, from: id) ?? .dismissed(by: .parent)
    }
  }
}

extension NavGraph.Host {
  // Defaults for a screen that shows only the graph's content.
  public var cover: NavGraph.Cover? { nil }
  public func clear(_ clearing: NavGraph.Clearing) {}
  public var isQuiet: Bool { true }
  public var movementDuration: Double { 0 }
  public func release() {}
}

extension NavGraph {
  /// A gesture recognizer for pans: `UIGestureRecognizer`.
  @MainActor public protocol PanRecognizer: AnyObject {}

  /// A screen that is a controller with pan gestures, which have precedence over the swipe back from iOS 26 on. For a SwiftUI view, use
  /// `pansBeforeSwipeBack()`.
  @MainActor public protocol PanningScreen: AnyObject {
    associatedtype Pan: PanRecognizer
    var pansBeforeSwipeBack: [Pan] { get }
  }
}
