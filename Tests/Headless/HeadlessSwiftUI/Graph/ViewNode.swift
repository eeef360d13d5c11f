#if canImport(Observation)
import Observation
#endif

/// One view at its place, with its state, children, and dependencies.
///
/// A view is evaluated again after its parent, or when one of its dependencies has changed (SwiftUI-V1, SwiftUI-V2).
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
  /// The bound properties, indexed by their position in the view.
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

  // MARK: Interface for system views

  /// Adds `view` as a child, with a name that identifies the child across updates.
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

  /// Keeps the child with this name unchanged. Returns false if the node doesn't have it.
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

  /// Evaluates the view.
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
    // The order of the children makes every run the same.
    for old in before where !children.contains(where: { $0 === old }) { old.leave() }
    previous = [:]
    if let memoryInUse { graph.commitLater(memoryInUse, depth) }
  }

  private func show<V: View>(_ view: V) { showBody(of: view) { view.body } }

  /// Evaluates a body of the app, with its properties bound.
  func showBody<Subject>(of subject: Subject, _ body: () -> any View) {
    graph.bodies[nameOfType(Subject.self), default: 0] += 1
    NodeProperty.bind(subject, to: self, &properties)
    child("body", tracked(body))
  }

  /// Reads observable objects, whose next change invalidates this view (SwiftUI-V1).
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

  /// The identity of this view: the types and names of the only children below it.
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

  /// Replaces the view with another one of the same type.
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

  /// The nodes from this one down on the same screen.
  var onScreen: [ViewNode] {
    var found: [ViewNode] = []
    var pending = [self]
    while let next = pending.popLast() {
      found.append(next)
      pending += next.children.reversed().filter { $0.environment.controller === environment.controller }
    }
    return found
  }

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
