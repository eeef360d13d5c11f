import HeadlessUIKit

/// A group of windows, independent of the types of its values and views.
struct HeadlessWindowGroup {
  let id: String?
  /// The type of the values for which windows are opened.
  private(set) var type: TypeIdentity?
  /// Returns the view for a binding to the window's value.
  let content: (Binding<AnyHashable?>) -> AnyView
  /// The encoding and decoding of values, for restoration.
  private(set) var write: (AnyHashable) -> Data? = { _ in nil }
  private(set) var read: (Data) -> AnyHashable? = { _ in nil }
  /// Whether links may open a window of the group (SwiftUI-W4).
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
