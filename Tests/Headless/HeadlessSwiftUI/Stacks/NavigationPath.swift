/// A path of values of any type, which is always empty here.
@available(iOS 16.0, *) public struct NavigationPath: Equatable {
  public init() {}
}
