/// A view for each element of a collection.
@available(iOS 13.0, *) public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

@available(iOS 13.0, *) extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public nonisolated init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  @MainActor func update(_ node: ViewNode) {
    for element in data { node.child(AnyHashable(id(element)), content(element)) }
  }
}

@available(iOS 13.0, *) extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}
