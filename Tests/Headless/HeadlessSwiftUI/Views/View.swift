/// A stand-in for SwiftUI's view protocol.
@available(iOS 13.0, *) @MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 13.0, *) extension View where Body == Never {
  public var body: Never { fatalError("a view of the system has no body") }
}

@available(iOS 13.0, *) extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("nobody can make one") }
}
