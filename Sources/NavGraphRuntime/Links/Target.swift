import Foundation

nonisolated extension NavGraph {
  /// Where a link leads: everything that is visible once it has been opened.
  public nonisolated struct Target<G: Graph>: Hashable, Sendable {
    public var place: TargetPlace<G>
    /// What is presented on top, from the bottom up.
    public var modals: [TargetModal<G>]
    /// What happens to modals that are up.
    public var policy: LinkPolicy
    /// How many seconds it may wait; nil: as long as it has to.
    public var expiry: Int?
    public var guards: [G.Guard]
    /// Where it leads on some idioms instead.
    public var others: [Idiom: Target]
    /// Each opens one target, or stays: the first whose test holds when the link is opened says where it leads. Empty: it leads there anyway.
    public var branches: [Branch<G>] = []

    public init(
      _ place: TargetPlace<G>, presenting modals: [TargetModal<G>] = [], policy: LinkPolicy = .dismiss, expiresAfter expiry: Int? = nil,
      requires guards: [G.Guard] = [], on others: [Idiom: Target] = [:]
    ) {
      self.place = place
      self.modals = modals
      self.policy = policy
      self.expiry = expiry
      self.guards = guards
      self.others = others
    }

    /// A link that leads to one of several places, or to none.
    public init(_ branches: [Branch<G>], policy: LinkPolicy = .dismiss, expiresAfter expiry: Int? = nil) {
      self.init(.anywhere, policy: policy, expiresAfter: expiry)
      self.branches = branches
    }

    /// The target of a link that starts the app: instead of on top of something it leads to the place behind `or`.
    var atStart: Target {
      var target = self
      if case .here(_, _, let otherwise?) = place { target.place = otherwise }
      target.others = others.mapValues { $0.atStart }
      target.branches = branches.map { Branch(test: $0.test, actions: $0.actions.map { $0.atStart }) }
      return target
    }

    /// Where it leads with these answers; nil: it opens nothing.
    package func chosen(where holds: (G.Condition) -> Bool) -> Target? {
      if branches.isEmpty { return self }
      let chosen = branches.first { $0.test?.evaluate(holds) ?? true }
      return chosen?.actions.lazy.compactMap { $0.link }.first
    }

    /// Whether it leads to a root, at least with some answers.
    var mayEnterRoot: Bool {
      if case .root = place { return true }
      return branches.contains { $0.actions.contains { $0.link?.mayEnterRoot ?? false } }
    }

    /// The target for that kind of device.
    package func resolved(on idiom: Idiom) -> Target { others[idiom] ?? self }

    /// Whether it is shown over the flow of a guard that has the root's place, instead of after it: nothing beneath changes.
    package var isShownAtOnce: Bool {
      switch place {
      case .anywhere, .here([], _, _): policy == .now
      case .here, .root: false
      }
    }
  }

  /// A modal that a target presents, and what is visible in it.
  public nonisolated struct TargetModal<G: Graph>: Hashable, Sendable {
    public var modal: G.Modal
    public var style: Style?
    public var continuation: G.Continuation?
    /// nil: what the modal shows first.
    public var visible: Visible<G>?

    public static func present(
      _ modal: G.Modal, as style: Style? = nil, then continuation: G.Continuation? = nil, showing visible: Visible<G>? = nil
    ) -> TargetModal {
      TargetModal(modal: modal, style: style, continuation: continuation, visible: visible)
    }
  }

  /// The part of a target below its modals.
  public nonisolated indirect enum TargetPlace<G: Graph>: Hashable, Sendable {
    case root(G.Root, Visible<G>)
    /// On top of the innermost visible stack of these, otherwise elsewhere; without screens, on top of whatever is shown.
    case here([G.Screen], in: Set<G.Container>, otherwise: TargetPlace?)
    /// Whatever is shown stays.
    case anywhere
  }

  /// What a container shows when a link has been opened. What it doesn't name is kept.
  public nonisolated indirect enum Visible<G: Graph>: Hashable, Sendable {
    /// The whole path of a stack, its root first; or the one screen of a bare slot.
    case path([G.Screen])
    case tab(Int, Visible)
    /// Columns that are not named go back to what is declared.
    case columns([Column: Visible])
    /// The page at that index. Pages that are listed show that screen from now on, the others what they show.
    case page(Int, of: [Int: G.Screen] = [:])
    /// Another container than the declared one, unless it is there already.
    case made(Shape<G>, Visible)
  }

  public nonisolated enum LinkPolicy: Hashable, Sendable {
    case dismiss, over, wait, reject
    /// As `over`, and it doesn't wait for the flow of a guard that has the root's place.
    case now

    /// Whether modals stay up over what the link changes.
    var leavesModals: Bool { self == .over || self == .now }
  }
}
