/// A headless text.
@available(iOS 13.0, *) nonisolated public struct Text: View, PrimitiveView, Equatable {
  public typealias Body = Never
  let text: String

  public nonisolated init<S: StringProtocol>(_ content: S) { text = String(content) }
  public nonisolated init(verbatim content: String) { text = content }

  @MainActor func update(_ node: ViewNode) { node.content = .text(text) }

  public nonisolated static func == (one: Text, other: Text) -> Bool { one.text == other.text }
}
