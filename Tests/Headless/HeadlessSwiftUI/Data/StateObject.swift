import HeadlessCombine

/// An object that belongs to the place of a view, created when the place is first shown (SwiftUI-V3).
@available(iOS 14.0, *) @MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>:
  DynamicProperty, BoundProperty
{
  private let box: StateBox<ObjectType>

  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = StateBox(thunk) }

  public var wrappedValue: ObjectType { box.value }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(root: wrappedValue) }

  func bind(to node: ViewNode, _ before: NodeProperty.Storage?) -> NodeProperty.Storage {
    var storage = box.bind(to: node, before)
    if before == nil { storage.release = listen(to: box.value, node).release }
    return storage
  }
}
