import HeadlessUIKit

/// A group of windows, whatever their values and views are.
struct HeadlessWindowGroup {
  let id: String?
  /// The type of the values for which windows are opened.
  private(set) var type: TypeIdentity?
  /// What a window shows; the binding is to its value.
  let content: (Binding<AnyHashable?>) -> AnyView
  /// What is kept of a value, and what comes back of that.
  private(set) var write: (AnyHashable) -> Data? = { _ in nil }
  private(set) var read: (Data) -> AnyHashable? = { _ in nil }
  /// SwiftUI-W4: whether links may open a window of it.
  var opensForEvents = true

  init<Content: View>(id: String?, showing content: @escaping () -> Content) {
    self.id = id
    self.content = { _ in AnyView(content()) }
  }

  @available(iOS 16.0, *) init<Value: Decodable & Encodable & Hashable, Content: View>(
    id: String?, for type: Value.Type, _ content: @escaping (Binding<Value?>) -> Content
  ) {
    self.id = id
    self.type = TypeIdentity(type)
    self.content = { value in
      let typed = Binding<Value?>(
        read: { value.wrappedValue?.base as? Value }, write: { value.wrappedValue = $0.map { AnyHashable($0) } })
      return AnyView(PresentedWindowContent(value: typed, content: content))
    }
    write = { value in (value.base as? Value).flatMap { try? JSONEncoder().encode($0) } }
    read = { data in (try? JSONDecoder().decode(Value.self, from: data)).map { AnyHashable($0) } }
  }
}
