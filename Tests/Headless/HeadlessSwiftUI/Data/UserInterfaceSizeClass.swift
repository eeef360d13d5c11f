/// The size class in one direction.
@available(iOS 13.0, *) public enum UserInterfaceSizeClass: Sendable {
  case compact
  case regular
}
