/// A path of values of any type.
@available(iOS 16.0, *) public struct NavigationPath: Equatable {
  public init() {}
}
