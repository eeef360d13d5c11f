/// A property that is bound to the view's place: state, an object, or the environment.
@MainActor enum NodeProperty {
  struct Storage {
    /// The object that was created for the place.
    let object: AnyObject
    /// Called when the view loses its place.
    var release: (() -> Void)?
  }

  /// Binds those properties of a view or a modifier that need it.
  static func bind<Subject>(_ subject: Subject, to node: ViewNode, _ bound: inout [Int: Storage]) {
    if knownToHaveNone.contains(TypeIdentity(Subject.self)) { return }
    var hasAny = false
    for (index, child) in Mirror(reflecting: subject).children.enumerated() {
      guard let property = child.value as? any BoundProperty else { continue }
      hasAny = true
      bound[index] = property.bind(to: node, bound[index])
    }
    if !hasAny { knownToHaveNone.insert(TypeIdentity(Subject.self)) }
  }

  private static var knownToHaveNone: Set<TypeIdentity> = []
}

/// A property that is bound to the place of its view.
@MainActor @preconcurrency protocol BoundProperty {
  /// Binds the property, and returns its storage. `before` is the storage that the place already has.
  func bind(to node: ViewNode, _ before: NodeProperty.Storage?) -> NodeProperty.Storage
}
