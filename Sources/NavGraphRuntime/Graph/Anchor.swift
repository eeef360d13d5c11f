import Foundation

extension NavGraph {
  /// What an anchor can be: a view or a bar button.
  @MainActor public protocol AnchorItem: AnyObject {}

  /// A view.
  @MainActor public protocol AnchorView: AnchorItem {}

  /// What a popover points at and a zoom comes out of. Views and bar buttons are held weakly.
  @MainActor public struct Anchor {
    package let source: Source
    /// Finds it again where the view that was marked has gone.
    package var name: AnyHashable?

    package init(source: Source) { self.source = source }

    /// That view or that bar button.
    public init(_ item: any AnchorItem) { source = .item(Weak(item)) }

    /// A part of a view, in the view's own coordinates. Popovers point at it; nothing can grow out of it.
    public init(_ rectangle: Foundation.CGRect, in view: any AnchorView) { source = .rectangle(rectangle, in: Weak(view)) }

    /// What the closure finds, which is asked each time: when something comes up, and when it goes back.
    ///
    /// A cell may show something else by then, so the closure finds the one that shows the right thing now:
    ///
    ///     events.picture(NavGraph.Anchor { [weak self] in self?.cell(showing: id) }, id)
    ///
    /// Where it finds nothing, a popover takes the next style of its list, and nothing zooms.
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

    /// The view, or the bar button, as it is now.
    package var current: AnyObject? {
      switch source {
      case .item(let held), .rectangle(_, let held): held.object
      case .finder(let find): find()
      }
    }

    /// The part of the view that is meant; nil: all of it.
    package var rectangle: Foundation.CGRect? {
      if case .rectangle(let rectangle, _) = source { rectangle } else { nil }
    }
  }
}

// Events that point at something.
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
