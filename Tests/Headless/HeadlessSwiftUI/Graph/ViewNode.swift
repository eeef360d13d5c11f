#if canImport(Observation)
import Observation
#endif

/// One view at its place: its state, its children, and what it depends on.
///
/// A view is looked into again when its parent has been, or when something that it depends on has changed (SwiftUI-V1, SwiftUI-V2).
@MainActor public final class ViewNode {
  let graph: ViewGraph
  let depth: Int
  private(set) weak var parent: ViewNode?
  private(set) var view: any View
  var environment: EnvironmentValues
  private(set) var children: [ViewNode] = []
  private var names: [AnyHashable] = []
  private var previous: [AnyHashable: ViewNode] = [:]
  private var memoryInUse: NodeMemory?
  /// The properties that are bound here, by their place in the view.
  private var properties: [Int: NodeProperty.Storage] = [:]
  var content: NodeContent?
  var fact: ScreenFact?
  private(set) var isHere = true

  init(_ view: any View, in graph: ViewGraph, _ environment: EnvironmentValues, parent: ViewNode? = nil) {
    self.view = view
    self.graph = graph
    self.environment = environment
    self.parent = parent
    depth = parent.map { $0.depth + 1 } ?? 0
  }

  // MARK: For views of the system

  /// Shows `view` under a name that it keeps from one update to the next.
  @discardableResult func child(_ name: AnyHashable, _ view: any View, _ environment: EnvironmentValues? = nil) -> ViewNode {
    let environment = environment ?? self.environment
    let node: ViewNode
    if let known = previous[name], type(of: known.view) == type(of: view) {
      node = known
      node.view = view
      node.environment = environment
    } else {
      node = ViewNode(view, in: graph, environment, parent: self)
    }
    children.append(node)
    names.append(name)
    node.evaluate()
    return node
  }

  /// Leaves the child of that name as it is; false if there is none.
  func keepChild(_ name: AnyHashable) -> Bool {
    guard let known = previous[name] else { return false }
    children.append(known)
    names.append(name)
    return true
  }

  func memory<Memory: NodeMemory>(_ make: () -> Memory) -> Memory {
    if let known = memoryInUse as? Memory { return known }
    let made = make()
    memoryInUse = made
    return made
  }

  // MARK: Updates

  /// Looks into the view.
  func evaluate() {
    graph.hasEvaluated(self)
    previous = Dictionary(zip(names, children)) { $1 }
    let before = children
    (children, names, content, fact) = ([], [], nil, nil)
    if let primitive = view as? any PrimitiveView {
      primitive.update(self)
    } else if let represented = view as? any UIViewControllerRepresentable {
      represented.update(self)
    } else {
      show(view)
    }
    // In their own order: every run is the same.
    for old in before where !children.contains(where: { $0 === old }) { old.leave() }
    previous = [:]
    if let memoryInUse { graph.commitLater(memoryInUse, depth) }
  }

  private func show<V: View>(_ view: V) { showBody(of: view) { view.body } }

  /// Asks for the body of an app's view or modifier, with its properties bound.
  func showBody<Subject>(of subject: Subject, _ body: () -> any View) {
    graph.bodies[nameOfType(Subject.self), default: 0] += 1
    NodeProperty.bind(subject, to: self, &properties)
    child("body", tracked(body))
  }

  /// Reads observable objects: their next change makes this view be looked into again (SwiftUI-V1).
  func tracked<Result>(_ read: () -> Result) -> Result {
    #if canImport(Observation) && !hasFeature(Embedded)
    if #available(macOS 14.0, iOS 17.0, *) {
      return withObservationTracking(read) { [weak self] in
        MainActor.assumeIsolated { self?.invalidate() }
      }
    }
    #endif
    return read()
  }

  /// What makes this view the same as before: the types and names on the way down, as long as there is one way.
  var identity: [AnyHashable] {
    var found: [AnyHashable] = []
    var current = self
    while true {
      found.append(AnyHashable(TypeIdentity(type(of: current.view))))
      guard current.children.count == 1, let next = current.children.first, let name = current.names.first else { return found }
      found.append(name)
      current = next
    }
  }

  /// Takes another view of the same type.
  func take(_ view: any View, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    invalidate()
  }

  func invalidate() {
    if isHere { graph.invalidate(self) }
  }

  func leave() {
    guard isHere else { return }
    isHere = false
    for storage in properties.values { storage.release?() }
    if let memoryInUse { graph.afterwards { memoryInUse.leave() } }
    for child in children { child.leave() }
  }

  // MARK: Reading

  /// All nodes from this one down that are on the same screen.
  var onScreen: [ViewNode] {
    var found: [ViewNode] = []
    var pending = [self]
    while let next = pending.popLast() {
      found.append(next)
      pending += next.children.reversed().filter { $0.environment.controller === environment.controller }
    }
    return found
  }

  /// The stacks in columns of split views.
  var stacksInColumns: [StackMemory] {
    var found: [StackMemory] = []
    var pending = [self]
    while let next = pending.popLast() {
      if let stack = next.memoryInUse as? StackMemory, stack.isInColumn { found.append(stack) }
      pending += next.children
    }
    return found
  }

  var texts: [String] {
    onScreen.compactMap { node in if case .text(let text) = node.content { text } else { nil } }
  }
}
