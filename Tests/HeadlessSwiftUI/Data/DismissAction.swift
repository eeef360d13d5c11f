/// Leaves the screen: back in a stack, away with a presentation (P7).
@available(iOS 15.0, *) @MainActor @preconcurrency public struct DismissAction {
  let work: @MainActor () -> Void

  nonisolated init(work: @escaping @MainActor () -> Void) { self.work = work }

  public func callAsFunction() { work() }
}
