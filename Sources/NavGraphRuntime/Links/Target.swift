import Foundation

nonisolated extension NavGraph {
  /// The destination of a link: everything that is visible after it has been opened.
  public nonisolated struct Target<G: Graph>: Hashable, Sendable {
    public var place: TargetPlace<G>
    /// The modals that are presented on top, from the bottom up.
    public var modals: [TargetModal<G>]
    /// The policy for the modals that are already presented.
    public var policy: LinkPolicy
    /// The number of seconds that the link can wait; nil for no limit.
    public var expiry: Int?
    public var guards: [G.Guard]
    /// The targets on other idioms.
    public var others: [Idiom: Target]
    /// The branches of a conditional link, each of which opens one target or stays. They are evaluated when the link is opened.
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

    /// Creates a target that leads to one of several places, or nowhere.
    public init(_ branches: [Branch<G>], policy: LinkPolicy = .dismiss, expiresAfter expiry: Int? = nil) {
      self.init(.anywhere, policy: policy, expiresAfter: expiry)
      self.branches = branches
    }

    /// The target when the link starts the app: `here` becomes its alternative.
    var atStart: Target {
      var target = self
      if case .here(_, _, let otherwise?) = place { target.place = otherwise }
      target.others = others.mapValues { $0.atStart }
      target.branches = branches.map { Branch(test: $0.test, actions: $0.actions.map { $0.atStart }) }
      return target
    }

    /// Returns the target of the branch that applies; nil if the link opens nothing.
    package func chosen(where holds: (G.Condition) -> Bool) -> Target? {
      if branches.isEmpty { return self }
      let chosen = branches.first { $0.test?.evaluate(holds) ?? true }
      return chosen?.actions.lazy.compactMap { $0.link }.first
    }

    /// Whether the link, or one of its branches, leads to a root.
    var mayEnterRoot: Bool {
      if case .root = place { return true }
      return branches.contains { $0.actions.contains { $0.link?.mayEnterRoot ?? false } }
    }

    /// Returns the target for this idiom.
    package func resolved(on idiom: Idiom) -> Target { others[idiom] ?? self }

    /// Whether the link is shown over the flow of a root's guard, instead of after it.
    package var isShownAtOnce: Bool {
      switch place {
      case .anywhere, .here([], _, _): policy == .now
      case .here, .root: false
      }
    }
  }

  /// A modal that a target presents.
  public nonisolated struct TargetModal<G: Graph>: Hashable, Sendable {
    public var modal: G.Modal
    public var style: Style?
    public var continuation: G.Continuation?
    /// The visible content; nil for the initial content of the modal.
    public var visible: Visible<G>?

    public static func present(
      _ modal: G.Modal, as style: Style? = nil, then continuation: G.Continuation? = nil, showing visible: Visible<G>? = nil
    ) -> TargetModal {
      TargetModal(modal: modal, style: style, continuation: continuation, visible: visible)
    }
  }

  /// The part of a target under its modals.
  public nonisolated indirect enum TargetPlace<G: Graph>: Hashable, Sendable {
    case root(G.Root, Visible<G>)
    /// Pushes the screens on the innermost visible stack among these, or leads to `otherwise`. Without screens, keeps what is shown.
    case here([G.Screen], in: Set<G.Container>, otherwise: TargetPlace?)
    /// Keeps what is shown.
    case anywhere
  }

  /// The visible content of a container after a link. Other content is kept.
  public nonisolated indirect enum Visible<G: Graph>: Hashable, Sendable {
    /// The whole path of a stack, its root first, or the single screen of a bare slot.
    case path([G.Screen])
    case tab(Int, Visible)
    /// The columns of a split. Others are reset to their declarations.
    case columns([Column: Visible])
    /// The page at this index, and new screens of pages by index.
    case page(Int, of: [Int: G.Screen] = [:])
    /// Another container than the declared one, created unless it's already there.
    case made(Shape<G>, Visible)
  }

  /// The effect of a link on modals: it dismisses them, opens over them, waits until they end, or is rejected.
  public nonisolated enum LinkPolicy: Hashable, Sendable {
    case dismiss, over, wait, reject
    /// The policy `over`, without waiting for the flow of a root's guard.
    case now

    /// Whether modals stay presented when the link changes what is under them.
    var leavesModals: Bool { self == .over || self == .now }
  }
}
