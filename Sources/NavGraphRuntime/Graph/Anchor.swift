import Foundation

extension NavGraph {
  /// A view or a bar button that an anchor refers to.
  @MainActor public protocol AnchorItem: AnyObject {}

  /// A view that an anchor refers to.
  @MainActor public protocol AnchorView: AnchorItem {}

  /// The view or bar button that a popover points at or a zoom transition starts from. It's held weakly.
  @MainActor public struct Anchor {
    package let source: Source
    /// The name by which SwiftUI finds the anchor after its view was removed.
    package var name: AnyHashable?

    package init(source: Source) { self.source = source }

    /// Creates an anchor for a view or a bar button.
    public init(_ item: any AnchorItem) { source = .item(Weak(item)) }

    /// Creates an anchor for a part of a view, in the view's coordinates. Zoom transitions can't start from it.
    public init(_ rectangle: Foundation.CGRect, in view: any AnchorView) { source = .rectangle(rectangle, in: Weak(view)) }

    /// Creates an anchor that calls a closure to find the view or bar button, at the presentation and again at the dismissal.
    ///
    /// A cell may show another item by then, so return the cell that shows the right item now:
    ///
    ///     events.picture(NavGraph.Anchor { [weak self] in self?.cell(showing: id) }, id)
    ///
    /// If the closure returns nil, a popover uses the next style of its list, and nothing zooms.
    public init(_ find: @escaping @MainActor () -> (any AnchorItem)?) { source = .finder(find) }

    @MainActor package enum Source {
      case item(Weak)
      case rectangle(Foundation.CGRect, in: Weak)
      case finder(@MainActor () -> (any AnchorItem)?)
    }

    package struct Weak {
      package private(set) weak var object: AnyObject?

      package init(_ object: AnyObject) { self.object = object }
    }

    /// The view or bar button that the anchor refers to now.
    package var current: AnyObject? {
      switch source {
      case .item(let held), .rectangle(_, let held): held.object
      case .finder(let find): find()
      }
    }

    /// The part of the view that the anchor refers to; nil for the whole view.
    package var rectangle: Foundation.CGRect? {
      if case .rectangle(let rectangle, _) = source { rectangle } else { nil }
    }
  }
}

// Sending events that have an anchor.
extension NavGraph.Place {
  public func send(_ event: NavGraph.Event<G>, anchor: NavGraph.Anchor?) {
    if let answer { _ = answer(event) } else { navigator?.send(event, from: id, anchor: anchor) }
  }

  public func perform(_ event: NavGraph.Event<G>, anchor: NavGraph.Anchor?) async -> NavGraph.Outcome<G.Result> {
    if let answer { return answer(event) }
    return await navigator?.perform(event, from: id, anchor: anchor) ?? .dismissed(by: .parent)
  }
}

extension NavGraph.Navigator {
  public func send(_ event: NavGraph.Event<G>, from place: NavGraph.NodeID, anchor: NavGraph.Anchor?) {
    take { $0.enqueue(NavGraph.Scheduler.Intent(event, from: place, anchor)) }
  }

  public func perform(
    _ event: NavGraph.Event<G>, from place: NavGraph.NodeID, anchor: NavGraph.Anchor?
  ) async -> NavGraph.Outcome<G.Result> {
    await outcome(of: NavGraph.Scheduler.Intent(event, from: place, anchor))
  }
}

nonisolated extension NavGraph.Scheduler.Intent {
  fileprivate init(_ event: NavGraph.Event<G>, from place: NavGraph.NodeID, _ anchor: NavGraph.Anchor?) {
    self.init(.event(event, from: place))
    self.anchor = anchor
  }
}
