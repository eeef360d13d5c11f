/// How much room there is.
@available(iOS 13.0, *) public enum UserInterfaceSizeClass: Sendable {
  case compact
  case regular
}
