import NavGraphLowering
import NavGraphSyntax

@testable import NavGraphModel
@testable import NavGraphSimulator

/// An exploration of an app on one device, in the shipped runtime and in `Walker` at once.
///
/// A node is an outline (`Abstraction`) with every scene of the runtime and every state of `Walker` that the same
/// moves lead to. From each node, each move is made with every sequence of answers and a few values. The outlines
/// that the runtime and `Walker` reach must be the same. Staying at the same outline is always allowed.
struct TransitionComparison {
  /// A move, and the outlines that only one of the two reaches.
  struct Difference: CustomStringConvertible {
    let path: [String]
    let scenes: [String]
    let onlyRuntime: [String]
    let onlyWalker: [String]

    var description: String {
      """
      \(path.joined(separator: " > "))
        before: \(scenes.joined(separator: "\n     or: "))
        only the runtime: \(onlyRuntime.joined(separator: "\n              or: "))
        only Walker: \(onlyWalker.joined(separator: "\n         or: "))
      """
    }
  }

  private struct Node {
    var outline: [Layer]
    var scenes: [Simulator] = []
    var states: [State] = []
    var path: [String]
    /// Whether the node contains all scenes.
    var isWhole = true
  }

  /// A node's identity.
  private struct Key: Hashable {
    let outline: [Layer]
    let scenes: Set<SceneKey>
    let states: Set<State>
  }

  let walker: AbstractInterpreter
  let tables: Tables
  let idiom: NavGraph.Idiom
  private let abstraction: Abstraction
  private var maxDepth = 0
  private var nodes: [Node] = []
  private var seen: Set<Key> = []
  private(set) var differences: [Difference] = []
  /// The number of moves that were compared.
  private(set) var count = 0

  private static let maxScenes = 30
  private static let maxStates = 60
  private static let maxRuns = 256

  var graph: NavigationGraph { walker.graph }

  init(graph: NavigationGraph, places: Places, on idiom: NavGraph.Idiom, isCollapsed: Bool) {
    walker = AbstractInterpreter(of: graph, in: places, idiom: idiom.idioms, isCollapsed: isCollapsed)
    tables = Tables(for: graph, places: places)
    self.idiom = idiom
    abstraction = Abstraction(of: walker)
  }

  /// Explores from the start of the app, breadth first.
  mutating func run(nodes maxNodes: Int, depth: Int) {
    maxDepth = depth
    start()
    var next = 0
    while next < nodes.count, next < maxNodes {
      let node = nodes[next]
      next += 1
      if node.path.count < maxDepth { compare(node) }
    }
  }

  private mutating func start() {
    var starts: [Node] = []
    let sequences = AnswerSequences()
    repeat {
      sequences.restart()
      var scene = Simulator(for: tables, on: idiom, answers: sequences.answers)
      scene.opensWindows = idiom != .phone
      if walker.isCollapsed { scene.collapse() }
      guard let outline = abstraction.outline(of: scene.tree) else { continue }
      if let index = starts.firstIndex(where: { $0.outline == outline }) {
        starts[index].scenes.append(scene)
      } else {
        starts.append(Node(outline: outline, scenes: [scene], path: []))
      }
    } while sequences.advance()
    for stride in walker.starts() {
      let outline = abstraction.outline(of: stride.state)
      if let index = starts.firstIndex(where: { $0.outline == outline }) { starts[index].states.append(stride.state) }
    }
    for node in starts { add(node) }
  }

  private mutating func add(_ node: Node) {
    let key = Key(outline: node.outline, scenes: Set(node.scenes.map { SceneKey($0) }), states: Set(node.states))
    if seen.insert(key).inserted { nodes.append(node) }
  }

  private mutating func compare(_ node: Node) {
    var allowed: [Move: [State]] = [:]
    for state in node.states {
      for stride in walker.strides(from: state) + walker.links(from: state) {
        allowed[Move(stride.cause), default: []].append(stride.state)
      }
    }
    let moves = Set(allowed.keys).union(node.scenes.flatMap(possibleMoves))
    for (text, move) in moves.map({ (words(of: $0), $0) }).sorted(by: { $0.0 < $1.0 }) {
      compare(move, from: node, as: node.path + [text], to: allowed[move] ?? [])
    }
  }

  private mutating func compare(_ move: Move, from node: Node, as path: [String], to states: [State]) {
    count += 1
    var shown = Shown(isWhole: node.isWhole)
    for scene in node.scenes { make(move, in: scene, depth: path.count, shown: &shown) }
    let allowed = Dictionary(grouping: states) { abstraction.outline(of: $0) }
    let onlyRuntime = shown.scenes.keys.filter { allowed[$0] == nil && $0 != node.outline }
    // The user may continue in a new window, which the simulator doesn't show.
    let isComparable = shown.isWhole && !shown.opensWindow
    let onlyWalker = isComparable ? allowed.keys.filter { shown.scenes[$0] == nil && $0 != node.outline } : []
    if !onlyRuntime.isEmpty || !onlyWalker.isEmpty {
      differences.append(
        Difference(
          path: path, scenes: node.scenes.prefix(3).map { "\($0)" },
          onlyRuntime: onlyRuntime.compactMap { shown.scenes[$0]?.first.map { "\($0)" } }.sorted(),
          onlyWalker: onlyWalker.map { "\($0)" }.sorted()))
    }
    var successors: [Node] = []
    for (outline, scenes) in shown.scenes {
      var next = Node(outline: outline, scenes: scenes, states: allowed[outline] ?? [], path: path, isWhole: shown.isWhole)
      if outline == node.outline {
        next.states += node.states
        next.scenes += node.scenes
      }
      next.states = unique(next.states) { $0 }
      next.scenes = unique(next.scenes) { SceneKey($0) }
      if next.scenes.count > Self.maxScenes {
        next.scenes.removeSubrange(Self.maxScenes...)
        next.isWhole = false
      }
      if !next.states.isEmpty, next.states.count <= Self.maxStates { successors.append(next) }
    }
    for next in successors.sorted(by: { "\($0.scenes)" < "\($1.scenes)" }) { add(next) }
  }

  private func unique<Element, ID: Hashable>(_ all: [Element], by id: (Element) -> ID) -> [Element] {
    var seen: Set<ID> = []
    return all.filter { seen.insert(id($0)).inserted }
  }

  /// The scenes that a move leads to, by outline.
  private struct Shown {
    var scenes: [[Layer]: [Simulator]] = [:]
    var keys: Set<SceneKey> = []
    var isWhole: Bool
    var opensWindow = false
  }

  private func make(_ move: Move, in scene: Simulator, depth: Int, shown: inout Shown) {
    for way in ways(of: move, in: scene, depth: depth) {
      let sequences = AnswerSequences()
      var runs = 0
      repeat {
        sequences.restart()
        var next = scene
        next.answers = sequences.answers
        way(&next)
        if walker.isCollapsed { next.collapse() }
        runs += 1
        if runs == Self.maxRuns {
          shown.isWhole = false
          break
        }
        if next.driver.windows.count > scene.driver.windows.count { shown.opensWindow = true }
        // A link that waits is opened together with a later move.
        if next.linkWaits || next.driver.isExhausted { continue }
        guard let outline = abstraction.outline(of: next.tree) else { continue }
        if shown.keys.insert(SceneKey(next)).inserted { shown.scenes[outline, default: []].append(next) }
      } while sequences.advance()
    }
  }
}
