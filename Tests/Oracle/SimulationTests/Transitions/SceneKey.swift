@testable import NavGraphSimulator

/// The identity of a scene: its content, the entered positions, and what waits for an end. Identities of nodes are omitted.
struct SceneKey: Hashable {
  private struct Modal: Hashable {
    let presenter: Simulated.Screen?
    let continuation: Simulated.Continuation?
    let style: NavGraph.Style?
    let waiting: Waiting?
  }

  /// An intent that waits for a guard flow.
  private struct Waiting: Hashable {
    let question: Simulated.Guard
    let work: AnyHashable?
    let place: Simulated.Screen?
    let flowsShown: Set<Simulated.Guard>

    init(_ parked: NavGraph.Scheduler<Simulated>.SuspendedIntent, in tree: NavGraph.Tree<Simulated>) {
      question = parked.question
      flowsShown = parked.intent?.flowsShown ?? []
      let work: AnyHashable?
      let place: NavGraph.NodeID?
      switch parked.intent?.work {
      case .event(let event, let from): (work, place) = (event, from)
      case .action(let event, let bar): (work, place) = (event, bar)
      case .rest(let parts, let at, _): (work, place) = (parts.map(\.actions), at)
      case .select(let index, let container): (work, place) = (index, container)
      case let other: (work, place) = (other, nil)
      }
      self.work = work
      self.place = place.flatMap { tree.node($0)?.leaf.screen }
    }
  }

  private let shown: String
  private let root: Simulated.Root?
  private let entered: [Bool]
  private let modals: [Modal]
  private let waitingForRoot: Waiting?
  private let hasHome: Bool

  init(_ scene: Simulator) {
    let tree = scene.tree
    let parked = scene.driver.scheduler.parked
    var entered: [Bool] = []
    for layer in tree.layers { layer.eachNode { entered.append(tree.entered.contains($0.id)) } }
    self.entered = entered
    shown = "\(scene)"
    root = tree.rootName
    modals = tree.modals.map { modal in
      Modal(
        presenter: modal.presenter.flatMap { tree.node($0)?.screen }, continuation: modal.continuation, style: modal.style,
        waiting: parked[modal.id].map { Waiting($0, in: tree) })
    }
    waitingForRoot = tree.rootFlow.flatMap { parked[$0.id] }.map { Waiting($0, in: tree) }
    hasHome = tree.home != nil
  }
}
