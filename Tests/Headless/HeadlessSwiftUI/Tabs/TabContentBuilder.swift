/// A result builder for tabs.
@available(iOS 18.0, *) @resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// The view that contains the tabs.
  nonisolated public struct Content<C: TabContent>: View, PrimitiveView, TabsDeclaring {
    public typealias Body = Never
    let content: C

    func update(_ node: ViewNode) {}
    @MainActor var tabs: [DeclaredTab] { declaredTabs(of: content) }
  }

  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _ConditionalContent<T, F>
  where TabValue == T.TabValue, T.TabValue == F.TabValue {
    _ConditionalContent(.first(first))
  }
  public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _ConditionalContent<T, F>
  where TabValue == T.TabValue, T.TabValue == F.TabValue {
    _ConditionalContent(.second(second))
  }
  @_disfavoredOverload
  public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> SeveralTabs<TabValue> {
    var all: [any TabContent] = []
    repeat all.append(each content)
    return SeveralTabs(all: all)
  }
}

/// Several tabs or sections.
@available(iOS 18.0, *) public struct SeveralTabs<TabValue: Hashable> {
  let all: [any TabContent]

  nonisolated init(all: [any TabContent]) { self.all = all }
}

@available(iOS 18.0, *) extension SeveralTabs: TabContent, TabsDeclaring {
  public typealias Body = Self

  var tabs: [DeclaredTab] { all.flatMap { declaredTabs(of: $0) } }
}

@available(iOS 18.0, *) extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Self

  public nonisolated init<T>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where T == Content.TabValue {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

@available(iOS 18.0, *) extension ForEach: TabsDeclaring where Content: TabContent {
  var tabs: [DeclaredTab] { data.flatMap { declaredTabs(of: content($0)) } }
}

@available(iOS 18.0, *) extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue
  public typealias Body = Self
}

@available(iOS 18.0, *) extension _ConditionalContent: TabsDeclaring where TrueContent: TabContent, FalseContent: TabContent {
  var tabs: [DeclaredTab] {
    switch storage {
    case .first(let content): declaredTabs(of: content)
    case .second(let content): declaredTabs(of: content)
    }
  }
}
