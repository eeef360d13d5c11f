/// A namespace in which views are matched by their identifiers (SwiftUI-Z1).
@available(iOS 14.0, *) @propertyWrapper public struct Namespace: DynamicProperty, BoundProperty {
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private let box = StateBox { NamespaceNumbers.next() }

  public init() {}

  public var wrappedValue: Namespace.ID { Namespace.ID(number: box.value) }

  func bind(to node: ViewNode, _ before: NodeProperty.Storage?) -> NodeProperty.Storage { box.bind(to: node, before) }
}

private enum NamespaceNumbers {
  nonisolated(unsafe) private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}

/// The transition with which a screen appears.
@available(iOS 18.0, *) @MainActor @preconcurrency public protocol NavigationTransition {}

/// A transition that zooms out of a view.
@available(iOS 18.0, *) nonisolated public struct ZoomNavigationTransition: NavigationTransition {
  let source: AnyHashable
  let namespace: Namespace.ID
}

/// A transition that fades in.
@available(iOS 27.0, *) nonisolated public struct CrossFadeNavigationTransition: NavigationTransition {}

@available(iOS 18.0, *) extension NavigationTransition where Self == ZoomNavigationTransition {
  public nonisolated static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(source: AnyHashable(sourceID), namespace: namespace)
  }
}

@available(iOS 27.0, *) extension NavigationTransition where Self == CrossFadeNavigationTransition {
  public nonisolated static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

@available(iOS 13.0, *) extension View {
  @available(iOS 18.0, *) public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    saying(.transition, .text(style is ZoomNavigationTransition ? "zoom" : "crossDissolve"))
  }

  @available(iOS 18.0, *) public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    saying(.source, .text("\(namespace.number)"))
  }
}
