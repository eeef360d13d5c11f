/// The storage of a value, which belongs to the place of a view once it has one (SwiftUI-V3).
final class StateBox<Value>: @unchecked Sendable {
  private let initial: () -> Value
  private var own: Value?
  /// The box that the place already has, or nil.
  private var kept: StateBox?
  /// A closure that invalidates the view.
  private var hasChanged: (() -> Void)?

  init(_ initial: @escaping () -> Value) { self.initial = initial }

  var value: Value {
    get {
      if let kept { return kept.value }
      if let own { return own }
      let made = initial()
      own = made
      return made
    }
    set {
      if let kept { return kept.value = newValue }
      own = newValue
      hasChanged?()
    }
  }

  /// Returns the storage for the place: the existing box, or this one.
  @MainActor func bind(to node: ViewNode, _ before: NodeProperty.Storage?) -> NodeProperty.Storage {
    if let before, let known = before.object as? StateBox {
      if known !== self { kept = known }
      return before
    }
    hasChanged = { [weak node] in MainActor.assumeIsolated { node?.invalidate() } }
    return NodeProperty.Storage(object: self)
  }
}
