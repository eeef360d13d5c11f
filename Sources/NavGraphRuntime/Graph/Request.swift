extension NavGraph {
  /// An event that presents something with a result. A call sends the event; `result` also waits for the outcome.
  ///
  ///     events.compose()
  ///     let outcome = await events.compose.result()
  ///
  /// `Input` is what the event takes: `Void`, one value, or an anchor. Previews and tests create a request from closures.
  @MainActor public struct Request<Input, Value> {
    private let send: @MainActor (Input) -> Void
    private let perform: @MainActor (Input) async -> Outcome<Value>

    /// Creates a request. By default, a call does nothing, and `result` returns `.dismissed(by: .app)` immediately.
    public init(
      _ send: @escaping @MainActor (Input) -> Void = { _ in },
      result: @escaping @MainActor (Input) async -> Outcome<Value> = { _ in .dismissed(by: .app) }
    ) {
      self.send = send
      perform = result
    }

    /// Sends the event.
    public func callAsFunction(_ input: Input) { send(input) }

    /// Sends the event and returns the outcome of what it presents.
    public func result(_ input: Input) async -> Outcome<Value> { await perform(input) }
  }
}

extension NavGraph.Request where Input == Void {
  /// Sends the event.
  public func callAsFunction() { send(()) }

  /// Sends the event and returns the outcome of what it presents.
  public func result() async -> NavGraph.Outcome<Value> { await perform(()) }
}
