/// A value of the view's environment.
@available(iOS 13.0, *) @propertyWrapper public struct Environment<Value>: DynamicProperty, BoundProperty {
  private final class Box {
    var values: EnvironmentValues?
  }

  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let box = Box()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { (box.values ?? EnvironmentValues())[keyPath: keyPath] }

  func bind(to node: ViewNode, _ before: NodeProperty.Storage?) -> NodeProperty.Storage {
    box.values = node.environment
    return NodeProperty.Storage(object: box)
  }
}

@available(iOS 13.0, *) extension View {
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    ModifiedContent(content: self, modifier: Surrounding { $0[keyPath: keyPath] = value })
  }
}

/// A modifier that changes the environment of its content.
struct Surrounding: ViewModification {
  let change: (inout EnvironmentValues) -> Void

  @MainActor func update(_ node: ViewNode, _ content: any View) {
    var environment = node.environment
    change(&environment)
    node.child("content", content, environment)
  }
}
