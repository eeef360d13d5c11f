/// A value stored for the app (SwiftUI-D1). Here it belongs to the place of the view.
@available(iOS 14.0, *) @propertyWrapper public struct AppStorage<Value>: DynamicProperty, BoundProperty {
  private let box: StateBox<Value>

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

@available(iOS 18.0, *) extension AppStorage where Value == TabViewCustomization {
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) { box = StateBox { wrappedValue } }
}
