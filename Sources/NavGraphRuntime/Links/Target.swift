import Foundation

nonisolated extension NavGraph {
  /// The destination of a link: everything that is visible after it has been opened.
  public nonisolated struct Target<G: Graph>: Hashable, Sendable {
    public var place: TargetPlace<G>
    /// The modals that are presented on top, from the bottom up.
    public var modals: [TargetModal<G>]
    /// The policy for the modals that are presented when the link is opened.
    public var policy: LinkPolicy
    /// The number of seconds that the link can wait; nil for no limit.
    public var expiry: Int?
    public var guards: [G.Guard]
    /// The targets for idioms that differ from this one.
    public var others: [Idiom: Target]
    /// The branches of a conditional link. Each opens one target or stays, and the first whose test is true when the link is opened
    /// applies. Empty for an unconditional link.
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

    /// The target when the link starts the app: `here` is replaced with its alternative.
    var atStart: Target {
      var target = self
      if case .here(_, _, let otherwise?) = place { target.place = otherwise }
      target.others = others.mapValues { $0.atStart }
      target.branches = branches.map { Branch(test: $0.test, actions: $0.actions.map { $0.atStart }) }
      return target
    }

    /// Returns the target of the branch that applies, or nil if the link opens nothing.
    package func chosen(where holds: (G.Condition) -> Bool) -> Target? {
      if branches.isEmpty { return self }
      let chosen = branches.first { $0.test?.evaluate(holds) ?? true }
      return chosen?.actions.lazy.compactMap { $0.link }.first
    }

    /// Whether the link can lead to a root, at least in one of its branches.
    var mayEnterRoot: Bool {
      if case .root = place { return true }
      return branches.contains { $0.actions.contains { $0.link?.mayEnterRoot ?? false } }
    }

    /// Returns the target for this idiom.
    package func resolved(on idiom: Idiom) -> Target { others[idiom] ?? self }

    /// Whether the link is shown on top of the flow of a guard that replaces the root, instead of after it. Such a link changes nothing
    /// under its modals.
    package var isShownAtOnce: Bool {
      switch place {
      case .anywhere, .here([], _, _): policy == .now
      case .here, .root: false
      }
    }
  }

  /// A modal that a target presents, and the content that is visible in it.
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
    /// Pushes the screens on the innermost visible stack among these, or leads to `otherwise` if there is none. Without screens, keeps what
    /// is shown.
    case here([G.Screen], in: Set<G.Container>, otherwise: TargetPlace?)
    /// Keeps what is shown.
    case anywhere
  }

  /// The visible content of a container after a link has been opened. Content that it doesn't mention is kept.
  public nonisolated indirect enum Visible<G: Graph>: Hashable, Sendable {
    /// The whole path of a stack, its root first, or the single screen of a bare slot.
    case path([G.Screen])
    case tab(Int, Visible)
    /// The columns of a split. Columns that aren't mentioned are reset to their declarations.
    case columns([Column: Visible])
    /// The page at this index. The dictionary contains new screens by index; other pages keep their screens.
    case page(Int, of: [Int: G.Screen] = [:])
    /// Another container than the declared one. It's created unless it's already there.
    case made(Shape<G>, Visible)
  }

  public nonisolated enum LinkPolicy: Hashable, Sendable {
    case dismiss, over, wait, reject
    /// The policy `over`, without waiting for the flow of a guard that replaces the root.
    case now

    /// Whether modals stay presented when the link changes what is under them.
    var leavesModals: Bool { self == .over || self == .now }
  }
}
