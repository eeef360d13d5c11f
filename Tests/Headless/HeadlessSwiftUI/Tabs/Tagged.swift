/// A modifier that adds the value, label, or badge of a tab to a view, as before iOS 18.
struct Tagged: ViewModification {
  var value: AnyHashable?
  var label: (any View)?
  var badge: String?

  @MainActor func update(_ node: ViewNode, _ content: any View) { node.child("content", content) }
}

/// A view that can contain tabs.
protocol TabViews {
  @MainActor var tabViews: [DeclaredTab] { get }
}

@available(iOS 13.0, *) extension ModifiedContent: TabViews where Content: View, Modifier == Tagged {
  @MainActor var tabViews: [DeclaredTab] {
    let inner = (content as? any TabViews)?.tabViews.first
    guard let value = modifier.value ?? inner?.value else {
      return [DeclaredTab(value: AnyHashable(TypeIdentity(Self.self)), title: title, badge: modifier.badge, content: self)]
    }
    return [DeclaredTab(value: value, title: title ?? inner?.title, badge: modifier.badge ?? inner?.badge, content: self)]
  }

  @MainActor private var title: String? { (modifier.label as? Label<Text, Image>)?.words }
}

@available(iOS 13.0, *) extension ForEach: TabViews where Content: View {
  @MainActor var tabViews: [DeclaredTab] { data.flatMap { (content($0) as? any TabViews)?.tabViews ?? [] } }
}

@available(iOS 13.0, *) extension TupleView: TabViews {
  @MainActor var tabViews: [DeclaredTab] { all.flatMap { ($0 as? any TabViews)?.tabViews ?? [] } }
}

@available(iOS 13.0, *) extension View {
  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  public nonisolated func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    ModifiedContent(content: self, modifier: Tagged(label: label()))
  }

  @available(iOS 15.0, *) public nonisolated func badge(_ label: Text?) -> some View {
    ModifiedContent(content: self, modifier: Tagged(badge: label?.text))
  }

  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
    ModifiedContent(content: self, modifier: Tagged(value: AnyHashable(tag)))
  }
}
