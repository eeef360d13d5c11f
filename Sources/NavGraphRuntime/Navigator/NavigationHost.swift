import Foundation

extension NavGraph {
  /// The screen, as a navigator sees it.
  @MainActor public protocol Host: AnyObject {
    /// Makes the screen equal to the navigator's tree, in as many turns as that takes.
    func reconcile()
    /// Reports what the screen shows and the tree doesn't know: somebody else's dismiss, a finished swipe.
    func absorb()
    /// Runs `work` once nothing moves and the screen equals the tree; at once if that is so now.
    func whenQuiet(_ work: @escaping @MainActor () -> Void)
    /// Asks the screens of a modal with `dismissal confirm`.
    func confirmDismissal(of modal: NodeID) async -> Bool
    /// What a popover of that modal points at, and what that screen grows out of.
    func anchor(_ id: NodeID, at anchor: Anchor)
    /// Whether another window of the app can open here.
    var opensWindows: Bool { get }
    /// Asks the system for a scene that shows that.
    func openWindow(_ saved: Snapshot)
    /// Brings the window of this to the front; false where there is none.
    func comeForward() -> Bool
    /// What the app itself has presented over all of it; nil where nothing is.
    var cover: Cover? { get }
    /// What the app itself has pushed or presented there goes when the screen is made equal to the tree.
    func clear(_ clearing: Clearing)
    /// Runs `work` after that many seconds.
    func after(_ seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void)
    /// Nothing moves, and nothing is waited for.
    var isQuiet: Bool { get }
    /// How many seconds what moves now takes, as far as the system says so.
    var movementDuration: Double { get }
    /// Nothing has come to rest for long: forgets what it waits for and reads the screen. Says what is seen to move.
    func lookAfresh() -> Movement
    /// Lets go of everything that the app has given: the navigator has stopped.
    func release()
  }

  /// What moves on the screen.
  public nonisolated enum Movement: Sendable { case none, animation, finger }

  /// What the app answers.
  @MainActor public struct Answers<G: Graph> {
    public var grants: @MainActor (G.Guard) async -> Bool = { _ in true }
    public var holds: @MainActor (G.Condition) -> Bool = { _ in false }
    public var badge: @MainActor (G.Badge) -> String? = { _ in nil }
    public var browse: @MainActor (Foundation.URL) -> Void = { _ in }
    public var height: @MainActor (String, Foundation.CGFloat) -> Foundation.CGFloat? = { _, _ in nil }

    public init() {}
  }

  /// One place on the screen, from which events are sent. It keeps nothing alive.
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

    /// No place: events of the app happen wherever the user is then.
    public init(anywhereIn navigator: Navigator<G>) {
      self.navigator = navigator
      id = NodeID(rawValue: 0)
      answer = nil
      isAnywhere = true
    }

    /// A place in no scene, for tests and previews of a screen alone: `answer` is told every event, and says how an awaited one ends.
    public init(answer: @escaping @MainActor (Event<G>) -> Outcome<G.Result>) {
      id = NodeID(rawValue: 0)
      self.answer = answer
      isAnywhere = false
    }

    public func send(_ event: Event<G>) {
      if isAnywhere {
        navigator?.strike(event)
        return
      }
      if let answer { _ = answer(event) } else { navigator?.send(event, from: id) }
    }

    /// Sends the event, and waits until what it presents has ended.
    public func perform(_ event: Event<G>) async -> Outcome<G.Result> {
      if let answer { return answer(event) }
      if isAnywhere { return await navigator?.perform(event) ?? .dismissed(by: .parent) }
      return await navigator?.perform(event, from: id) ?? .dismissed(by: .parent)
    }
  }
}

extension NavGraph.Host {
  // A screen on which only the graph shows anything.
  public var cover: NavGraph.Cover? { nil }
  public func clear(_ clearing: NavGraph.Clearing) {}
  public var isQuiet: Bool { true }
  public var movementDuration: Double { 0 }
  public func release() {}
}

extension NavGraph {
  /// What recognises a pan: `UIGestureRecognizer`.
  @MainActor public protocol PanRecognizer: AnyObject {}

  /// A screen that is a controller and has pans of its own may conform. From iOS 26 on a swipe anywhere on a screen leads back; these go
  /// first. A view has `pansBeforeSwipeBack()` for that.
  @MainActor public protocol PanningScreen: AnyObject {
    associatedtype Pan: PanRecognizer
    var pansBeforeSwipeBack: [Pan] { get }
  }
}
