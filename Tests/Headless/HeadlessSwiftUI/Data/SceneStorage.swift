import HeadlessUIKit

/// A value that the system stores for a scene and restores with it (SwiftUI-D2 to SwiftUI-D5).
@available(iOS 14.0, *) @propertyWrapper public struct SceneStorage<Value>: DynamicProperty, BoundProperty {
  private let box: SceneStorageBox<Value>

  init(headless key: String, _ initial: Value) { box = SceneStorageBox(key, initial) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(read: { box.value }, write: { box.value = $0 })
  }

  func bind(to node: ViewNode, _ before: NodeProperty.Storage?) -> NodeProperty.Storage {
    box.scene = node.environment.scene
    before?.release?()
    let (scene, key, mark) = (box.scene, box.key, box)
    scene?.listen(to: key, mark) { [weak node] in MainActor.assumeIsolated { node?.invalidate() } }
    return NodeProperty.Storage(object: mark) { [weak scene] in MainActor.assumeIsolated { scene?.forget(key, mark) } }
  }
}

@available(iOS 14.0, *) extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Data? { self.init(headless: key, nil) }
}

/// The access to the stored value of one key.
final class SceneStorageBox<Value>: @unchecked Sendable {
  let key: String
  private let initial: Value
  /// The storage of the scene, or nil before the view has a place (SwiftUI-D5).
  weak var scene: HeadlessSceneMemory?

  init(_ key: String, _ initial: Value) {
    self.key = key
    self.initial = initial
  }

  var value: Value {
    get { scene?.stored[key] as? Value ?? initial }
    set {
      nonisolated(unsafe) let written = newValue as Any?
      MainActor.assumeIsolated {
        guard let scene else {
          Headless.world.violate("SwiftUI-D5", "\(key) is written to the storage of a scene by a view without a place: it is lost")
          return
        }
        scene.store(written, key)
      }
    }
  }
}
