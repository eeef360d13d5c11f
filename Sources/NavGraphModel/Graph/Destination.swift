import NavGraphSyntax

/// Where a route or an entry leads on some idioms: fully resolved, from the root down.
package struct Destination: Sendable {
  /// Empty: every idiom that has no destination of its own.
  package var idioms: Idioms
  /// The root that it enters; nil for a bare `here`.
  package var root: LinkRoot?
  /// From the root's container down: every tab and column on the way is there, also those the author left to resolution.
  package var steps: IDRange<DestinationStep>
  /// `here`: the steps from this index on are put on top of wherever the user is; those before are the `or` place.
  package var hereFrom: Int?
  /// What follows the last `present` of its steps.
  package var arms: IDRange<Arm> = .none
  /// The branch of its route or entry that leads there; nil where that has none.
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

  /// What a root asks that is said at its declaration, not at its container.
  package func requirements(of root: LinkRoot) -> IDRange<GuardUse> { root.declared.map { roots[$0].requires } ?? .none }

  /// Whether anything goes on where one of them has presented something.
  package func hasArms(_ destinations: IDRange<Destination>) -> Bool { self.destinations[destinations].contains { !$0.arms.isEmpty } }

  /// What `here` puts on top of wherever the user is; nil for a target without `here`.
  ///
  /// A screen straight after a split is one of them: the place behind `or` has it as the root of `detail`.
  package func hereSteps(of destination: Destination) -> [DestinationStep]? {
    guard let from = destination.hereFrom else { return nil }
    let steps = destinationSteps[destination.steps].dropFirst(from)
    let below = steps.belowModals.map { step in
      guard case .column(_, let instance?) = step.kind, case .screen = instances[instance].content else { return step }
      return DestinationStep(kind: .screen(instance), range: step.range)
    }
    return below + steps.dropFirst(below.count)
  }

  /// Whether a link with that policy is shown over the flow of a guard that has the root's place, instead of after it: it only presents.
  package func isShownAtOnce(_ destination: Destination, _ policy: App.LinkPolicy) -> Bool {
    guard policy == .now, destination.root == nil, case .present? = destinationSteps[destination.steps].first?.kind else { return false }
    return true
  }
}

extension BidirectionalCollection<DestinationStep> {
  /// The steps before the first `present`: those after it say what is visible in what is presented.
  package var belowModals: SubSequence {
    prefix { if case .present = $0.kind { false } else { true } }
  }

  /// The index of the step whose modal lies on top of all others: the arms of a target are about it.
  package var lastPresent: Index? {
    indices.reversed().first { if case .present = self[$0].kind { true } else { false } }
  }
}

/// One step down.
package struct DestinationStep: Sendable {
  package enum Kind: Hashable, Sendable {
    case tab(TabID)
    /// The container that the steps before have reached, made with these arguments instead of the declared ones.
    case container(InstanceID)
    /// The column as declared (nil) or with a new root.
    case column(Column, InstanceID?)
    /// The next screen of the stack that the steps before have reached; a stack's own root screen first means that root, not a push.
    case screen(InstanceID)
    case page(InstanceID)
    /// Presented on top of what the steps before have reached. The steps up to the next `present` name what is visible in it.
    case present(InstanceID, style: Style?)

    /// The instance that the step names, if it names one.
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
