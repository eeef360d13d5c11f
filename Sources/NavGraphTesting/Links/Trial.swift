import Foundation
import NavGraphRuntime

extension NavGraph.LinkTests {
  /// A test of one golden.
  @MainActor public final class Trial {
    private let golden: Golden
    private let start: Start
    private var mismatches: [String] = []

    public init(_ golden: Golden, from start: Start) {
      self.golden = golden
      self.start = start
    }

    private var name: String { golden.description }

    /// Tests a cold start by the entry point. Returns the differences from the golden; empty if there are none.
    public func cold() async -> [String] {
      await found { await runCold() }
    }

    /// Tests the entry point after the steps of `Start.walk`. Returns the differences from the golden.
    public func warm() async -> [String] {
      await found { await runWarm() }
    }

    /// Tests the entry point while a modal is presented. Returns the differences from the golden.
    public func covered() async -> [String] {
      await found { await runCovered() }
    }

    /// Tests the entry point with each of its guards failing. The link must enter nothing, and the previous content must stay under the
    /// guard's flow. Returns the differences.
    public func refused() async -> [String] {
      await found { await runRefused() }
    }

    private func found(_ run: () async -> Void) async -> [String] {
      mismatches = []
      await run()
      return mismatches
    }

    private func check(_ holds: Bool, _ what: @autoclosure () -> String) {
      if !holds { mismatches.append(what()) }
    }

    private func compare<Value: Equatable>(_ found: Value, _ expected: Value, _ what: @autoclosure () -> String) {
      if found != expected { mismatches.append("\(what()): expected \(expected), found \(found)") }
    }

    private func runCold() async {
      let scene = Scene(on: golden.idiom)
      scene.navigator.open(golden.target)
      await scene.start()
      compare(scene.shown, golden.cold, "\(name)")
      compare(scene.app.asked, start.asks + golden.asks, "\(name): what is asked")
      check(scene.navigator.isIdle, "\(name): the queue does not come to an end")
      await expectTwice(scene)
      expectBack(scene.navigator.tree)
    }

    private func runWarm() async {
      let scene = await walked()
      await expect(scene, golden.warm, golden.warmAsks)
    }

    private func runCovered() async {
      guard let covered = golden.covered, let cover = start.cover else { return }
      let scene = await walked()
      await scene.take(cover)
      compare(scene.navigator.tree.modals.count, 1, "\(name): a modal is up")
      await expect(scene, covered, golden.coveredAsks)
    }

    private func runRefused() async {
      let plain = Scene(on: golden.idiom)
      await plain.start()
      let before = plain.navigator.tree
      for question in golden.asks where !start.asks.contains(question) {
        let scene = Scene(on: golden.idiom)
        scene.app.refused = question
        scene.navigator.open(golden.target)
        await scene.start()
        let after = scene.navigator.tree
        let name = "\(name), \(question) refused"
        guard let flow = G.flow(for: question) else {
          compare(after.shape, before.shape, "\(name)")
          continue
        }
        if let rootFlow = after.rootFlow {
          compare(rootFlow.flow, flow, "\(name): the flow takes the place of the root")
          continue
        }
        compare(after.root.shape, before.root.shape, "\(name)")
        compare(after.modals.map(\.modal), [flow], "\(name): the flow is up")
        await scene.dismissTop()
        compare(scene.navigator.tree.shape, before.shape, "\(name), and its flow dismissed")
      }
      await runOverFlows()
    }

    /// Tests a `links now` route while the flow of a root's guard is shown. The link is presented on top of the flow, which stays.
    private func runOverFlows() async {
      guard golden.target.resolved(on: golden.idiom).isShownAtOnce else { return }
      for question in start.asks {
        let scene = Scene(on: golden.idiom)
        scene.app.refused = question
        scene.navigator.open(golden.target)
        await scene.start()
        let name = "\(name), \(question) refused at the start"
        // If the guard has no flow, there is nothing to present on.
        guard let rootFlow = scene.navigator.tree.rootFlow else { continue }
        compare(scene.shown.modals, golden.cold.modals, "\(name): it lies on the flow")
        for _ in golden.cold.modals { await scene.dismissTop() }
        compare(scene.navigator.tree.rootFlow, rootFlow, "\(name), and dismissed: the flow is there")
        compare(scene.navigator.tree.modals.count, 0, "\(name), and dismissed")
      }
    }

    private func walked() async -> Scene {
      let scene = Scene(on: golden.idiom)
      await scene.start()
      for step in start.walk { await scene.take(step) }
      return scene
    }

    private func expect(_ scene: Scene, _ after: After, _ asks: [G.Guard]) async {
      let before = scene.navigator.tree
      await scene.open(golden)
      var expected = after
      switch after {
      case .same, .shows: break
      case .unchanged:
        compare(scene.navigator.tree.shape, before.shape, "\(name): nothing happens")
        return
      case .waits:
        compare(scene.navigator.tree.shape, before.shape, "\(name): it waits")
        await scene.dismissTop()
        expected = golden.warm
      }
      let shown = if case .shows(let shown) = expected { shown } else { golden.cold }
      compare(scene.shown, shown, "\(name)")
      compare(scene.app.asked, asks, "\(name): what is asked")
      let tree = scene.navigator.tree
      if tree.rootName == before.rootName {
        check(keeps(before.root.shape, tree.root.shape), "\(name): what is not visible is kept")
      }
      await expectTwice(scene)
    }

    /// Checks that opening the entry point a second time changes no identity and evaluates no guard.
    private func expectTwice(_ scene: Scene) async {
      let first = scene.navigator.tree
      await scene.open(golden)
      let second = scene.navigator.tree
      compare(second.root, first.root, "\(name): opened twice")
      compare(second.modals.map(\.id), first.modals.map(\.id), "\(name): opened twice, the same modals")
      compare(scene.app.asked, [], "\(name): opened twice, nothing is asked")
    }

    /// Checks that Back removes one modal or one screen at a time.
    private func expectBack(_ tree: NavGraph.Tree<G>) {
      var reducer = NavGraph.Reducer(tree)
      var expected = golden.cold
      while let top = reducer.tree.modals.last, !expected.modals.isEmpty {
        if let content = top.content { expectBack(in: content, of: reducer.tree) }
        reducer.end(from: expected.modals.count - 1, .dismissed(by: .user))
        expected.modals.removeLast()
        compare(Shown.of(reducer.tree), expected, "\(name): a modal dismissed")
      }
      expectBack(in: reducer.tree.root, of: reducer.tree)
    }

    /// Checks that Back removes one screen at a time from each visible stack of a root or modal.
    private func expectBack(in layer: NavGraph.Node<G>, of tree: NavGraph.Tree<G>) {
      var stacks: [NavGraph.Node<G>] = []
      layer.walk({ $0.visible }) { if $0.stack != nil { stacks.append($0) } }
      for stack in stacks {
        guard case .stack(let container, let nodes) = stack.content, let top = nodes.last else { continue }
        var back = NavGraph.Reducer(tree, at: top.id)
        for level in stride(from: nodes.count - 1, to: 0, by: -1) {
          back.run(.pop)
          let left = back.tree.node(stack.id)?.shape
          compare(left, .stack(container, nodes.prefix(level).compactMap(\.screen)), "\(name): Back to level \(level)")
        }
      }
    }

    /// Returns whether the tabs that aren't selected have kept their content.
    private func keeps(_ before: NavGraph.Shape<G>, _ after: NavGraph.Shape<G>) -> Bool {
      guard case .tabs(let name, let old, _) = before, case .tabs(name, let new, let selected) = after, old.count == new.count else {
        return true
      }
      return old.indices.allSatisfy { $0 == selected ? keeps(old[$0], new[$0]) : old[$0] == new[$0] }
    }
  }
}
