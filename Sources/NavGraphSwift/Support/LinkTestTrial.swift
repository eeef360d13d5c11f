import Foundation
import Testing

extension APPLinks {
  /// One golden, tried out.
  @MainActor struct Trial {
    let golden: Golden
    let start: Start

    private var name: String { golden.testDescription }

    func cold() async {
      let scene = Scene(on: golden.idiom)
      scene.navigator.open(golden.target)
      await scene.start()
      #expect(scene.shown == golden.cold, "\(name)")
      #expect(scene.app.asked == start.asks + golden.asks, "\(name): what is asked")
      await expectTwice(scene)
      expectBack(scene.navigator.tree)
    }

    func warm() async {
      let scene = await walked()
      await expect(scene, golden.warm, golden.warmAsks)
    }

    func covered() async {
      guard let covered = golden.covered, let cover = start.cover else { return }
      let scene = await walked()
      await scene.take(cover)
      #expect(scene.navigator.tree.modals.count == 1, "\(name): a modal is up")
      await expect(scene, covered, golden.coveredAsks)
    }

    func refused() async {
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
          #expect(after.shape == before.shape, "\(name)")
          continue
        }
        if let gate = after.gate {
          #expect(gate.flow == flow, "\(name): the flow takes the place of the root")
          continue
        }
        #expect(after.root.shape == before.root.shape, "\(name)")
        #expect(after.modals.map(\.modal) == [flow], "\(name): the flow is up")
        await scene.dismissTop()
        #expect(scene.navigator.tree.shape == before.shape, "\(name), and its flow dismissed")
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
        #expect(scene.navigator.tree.shape == before.shape, "\(name): nothing happens")
        return
      case .waits:
        #expect(scene.navigator.tree.shape == before.shape, "\(name): it waits")
        await scene.dismissTop()
        expected = golden.warm
      }
      let shown = if case .shows(let shown) = expected { shown } else { golden.cold }
      #expect(scene.shown == shown, "\(name)")
      #expect(scene.app.asked == asks, "\(name): what is asked")
      let tree = scene.navigator.tree
      if tree.rootName == before.rootName {
        #expect(keeps(before.root.shape, tree.root.shape), "\(name): what is not visible is kept")
      }
      await expectTwice(scene)
    }

    /// Opened a second time nothing changes, not even an identity, and nothing is asked.
    private func expectTwice(_ scene: Scene) async {
      let first = scene.navigator.tree
      await scene.open(golden)
      let second = scene.navigator.tree
      #expect(second.root == first.root, "\(name): opened twice")
      #expect(second.modals.map(\.id) == first.modals.map(\.id), "\(name): opened twice, the same modals")
      #expect(scene.app.asked == [], "\(name): opened twice, nothing is asked")
    }

    /// Back takes away one modal or one screen at a time, down to what containers show at first.
    private func expectBack(_ tree: Navigation.Tree<G>) {
      var turn = Navigation.Turn(tree)
      var expected = golden.cold
      while !expected.modals.isEmpty {
        turn.end(from: expected.modals.count - 1, .dismissed(by: .user))
        expected.modals.removeLast()
        #expect(Shown.of(turn.tree) == expected, "\(name): a modal dismissed")
      }
      var stacks: [Navigation.Node<G>] = []
      turn.tree.root.walk(\.visible) { if $0.stack != nil { stacks.append($0) } }
      for stack in stacks {
        guard case .stack(let container, let nodes) = stack.content, let top = nodes.last else { continue }
        var back = Navigation.Turn(turn.tree, at: top.id)
        for level in stride(from: nodes.count - 1, to: 0, by: -1) {
          back.run(.pop)
          let left = back.tree.node(stack.id)?.shape
          #expect(left == .stack(container, nodes.prefix(level).compactMap(\.screen)), "\(name): Back to level \(level)")
        }
      }
    }

    /// Whether tabs that are not selected hold what they held.
    private func keeps(_ before: Navigation.Shape<G>, _ after: Navigation.Shape<G>) -> Bool {
      guard case .tabs(let name, let old, _) = before, case .tabs(name, let new, let selected) = after, old.count == new.count else {
        return true
      }
      return old.indices.allSatisfy { $0 == selected ? keeps(old[$0], new[$0]) : old[$0] == new[$0] }
    }
  }
}
