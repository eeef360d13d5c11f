import HeadlessCombine

/// An object with another owner, whose changes invalidate the view (SwiftUI-V1).
@available(iOS 13.0, *) @MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>:
  DynamicProperty, BoundProperty
{
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let root: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      let root = root
      return Binding(read: { root[keyPath: keyPath] }, write: { root[keyPath: keyPath] = $0 })
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { Wrapper(root: wrappedValue) }

  func bind(to node: ViewNode, _ before: NodeProperty.Storage?) -> NodeProperty.Storage {
    if let before, before.object === wrappedValue { return before }
    before?.release?()
    return listen(to: wrappedValue, node)
  }
}

/// Invalidates `node` before each change of `object`.
@MainActor func listen<Object: ObservableObject>(to object: Object, _ node: ViewNode) -> NodeProperty.Storage {
  guard let publisher = object.objectWillChange as? ObservableObjectPublisher else { return NodeProperty.Storage(object: object) }
  let number = publisher.listen { [weak node] in MainActor.assumeIsolated { node?.invalidate() } }
  return NodeProperty.Storage(object: object) { publisher.forget(number) }
}
