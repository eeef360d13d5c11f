/// The visibility of an element.
@available(iOS 15.0, *) public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}
