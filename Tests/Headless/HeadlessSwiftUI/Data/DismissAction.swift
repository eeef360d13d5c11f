/// An action that pops a screen of a stack, or dismisses a presentation (SwiftUI-P7).
@available(iOS 15.0, *) @MainActor @preconcurrency public struct DismissAction {
  nonisolated(unsafe) let work: () -> Void

  nonisolated init(work: @escaping () -> Void) { self.work = work }

  public func callAsFunction() { work() }
}
