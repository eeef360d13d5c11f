/// A value that belongs to the place of a view (SwiftUI-V3).
@available(iOS 13.0, *) @propertyWrapper public struct State<Value>: DynamicProperty, BoundProperty {
  private let box: StateBox<Value>

  public init(wrappedValue value: Value) { box = StateBox { value } }
  public init(initialValue value: Value) { box = StateBox { value } }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(read: { box.value }, write: { box.value = $0 })
  }

  func bind(to node: ViewNode, _ before: NodeProperty.Storage?) -> NodeProperty.Storage { box.bind(to: node, before) }
}

@available(iOS 13.0, *) extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
