import NavGraphSyntax

/// The target of a route or entry on some idioms, fully resolved from the root down.
package struct Destination: Sendable {
  /// The idioms of the target; empty for all idioms that have no other target.
  package var idioms: Idioms
  /// The root that the link enters; nil for a bare `here`.
  package var root: LinkRoot?
  /// The steps from the root's container down, including the tabs and columns that the source omits.
  package var steps: IDRange<DestinationStep>
  /// The index of the first step after `here`, which is added to the user's current place. Earlier steps are the place after `or`.
  package var hereFrom: Int?
  /// The outcome handlers of the last `present` in the steps.
  package var arms: IDRange<Arm> = .empty
  /// The branch of the route or entry that leads here; nil if the route or entry has no branches.
  package var branch: BranchID?
  package var range: SourceRange
  package init(idioms: Idioms, root: LinkRoot?, steps: IDRange<DestinationStep>, hereFrom: Int?, range: SourceRange) {
    self.idioms = idioms
    self.root = root
    self.steps = steps
    self.hereFrom = hereFrom
    self.range = range
  }
}

/// A root that a link enters: one that the app block declares, or one that events `switch to`.
package struct LinkRoot: Equatable, Sendable {
  package var instance: InstanceID
  package var declared: RootID?
  package init(_ instance: InstanceID, declared: RootID?) {
    self.instance = instance
    self.declared = declared
  }
}

extension NavigationGraph {
  package func content(of root: LinkRoot) -> Content { instances[root.instance].content }

  /// Returns the guards that the declaration of a root requires, without those of its container.
  package func requirements(of root: LinkRoot) -> IDRange<GuardUse> { root.declared.map { roots[$0].requires } ?? .empty }

  /// Whether one of the destinations has outcome handlers.
  package func hasArms(in destinations: IDRange<Destination>) -> Bool { self.destinations[destinations].contains { !$0.arms.isEmpty } }

  /// Returns the steps that `here` adds on top of the user's current place; nil for a target without `here`.
  ///
  /// They include a screen directly after a split, which is the root of `detail` in the place after `or`.
  package func hereSteps(of destination: Destination) -> [DestinationStep]? {
    guard let from = destination.hereFrom else { return nil }
    let steps = destinationSteps[destination.steps].dropFirst(from)
    let below = steps.belowModals.map { step in
      guard case .column(_, let instance?) = step.kind, case .screen = instances[instance].content else { return step }
      return DestinationStep(kind: .screen(instance), range: step.range)
    }
    return below + steps.dropFirst(below.count)
  }

  /// Whether a link with this policy is shown over a guard flow that replaces the root: it is `now`, and only presents.
  package func isShownAtOnce(_ destination: Destination, under policy: App.LinkPolicy) -> Bool {
    guard policy == .now, destination.root == nil, case .present? = destinationSteps[destination.steps].first?.kind else { return false }
    return true
  }
}

extension BidirectionalCollection<DestinationStep> {
  /// The steps before the first `present`. The later steps name what is visible inside modals.
  package var belowModals: SubSequence {
    prefix { if case .present = $0.kind { false } else { true } }
  }

  /// The index of the last `present`, to which the outcome handlers of a target belong.
  package var lastPresent: Index? {
    indices.reversed().first { if case .present = self[$0].kind { true } else { false } }
  }
}

/// A step of a target.
package struct DestinationStep: Sendable {
  package enum Kind: Hashable, Sendable {
    case tab(TabID)
    /// The container that the previous steps have reached, with these arguments instead of the declared ones.
    case container(InstanceID)
    /// The column with a new root, or as declared if the instance is nil.
    case column(Column, InstanceID?)
    /// The next screen of the stack. The stack's own root screen, if it is first, means that root, not a push.
    case screen(InstanceID)
    case page(InstanceID)
    /// A presentation on top of what the previous steps have reached. The steps up to the next `present` name what is visible in it.
    case present(InstanceID, style: Style?)

    /// The instance that the step names, if any.
    package var instance: InstanceID? {
      switch self {
      case .container(let instance), .column(_, let instance?), .screen(let instance), .page(let instance), .present(let instance, _):
        instance
      case .tab, .column(_, nil): nil
      }
    }
  }
  package var kind: Kind
  package var range: SourceRange
  package init(kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}
