public protocol AsyncIteratorProtocol<Element, Failure> {
  associatedtype Element
  associatedtype Failure: Error = any Error
  mutating func next() async throws -> Element?
}

public protocol AsyncSequence<Element, Failure> {
  associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
  associatedtype Element
  associatedtype Failure: Error = AsyncIterator.Failure
  func makeAsyncIterator() -> AsyncIterator
}

public struct AsyncStream<Element>: AsyncSequence {
  public struct Continuation: Sendable {
    @discardableResult public func yield(_ value: sending Element) -> Bool { false }
    public func finish() {}
  }

  public typealias AsyncIterator = Iterator
  public typealias Failure = Never

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Failure = Never
    public mutating func next() async -> Element? { nil }
  }

  public init(_ elementType: Element.Type = Element.self, _ build: (Continuation) -> Void) {}
  public func makeAsyncIterator() -> Iterator { Iterator() }

  public static func makeStream(of elementType: Element.Type = Element.self) -> (stream: AsyncStream<Element>, continuation: Continuation) {
    while true {}
  }
}
