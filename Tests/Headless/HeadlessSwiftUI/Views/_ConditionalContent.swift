/// One of two views, each with its own identity (SwiftUI-V4).
@available(iOS 13.0, *) public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  nonisolated init(_ storage: Storage) { self.storage = storage }
}

@available(iOS 13.0, *) extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @MainActor func update(_ node: ViewNode) {
    switch storage {
    case .first(let view): node.child("first", view)
    case .second(let view): node.child("second", view)
    }
  }
}
