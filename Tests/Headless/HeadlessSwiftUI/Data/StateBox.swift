/// Where a value is kept: with its place, once it has one, for as long as that is there (SwiftUI-V3).
final class StateBox<Value>: @unchecked Sendable {
  private let initial: () -> Value
  private var own: Value?
  /// The box of the place.
  private var kept: StateBox?
  /// Has the view looked into again.
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

  /// The box to keep for the place: the one that it has already, or this one.
  @MainActor func bind(to node: ViewNode, _ before: NodeProperty.Storage?) -> NodeProperty.Storage {
    if let before, let known = before.object as? StateBox {
      if known !== self { kept = known }
      return before
    }
    hasChanged = { [weak node] in MainActor.assumeIsolated { node?.invalidate() } }
    return NodeProperty.Storage(object: self)
  }
}
