import Foundation

extension NavGraph.Navigator {
  /// Sends the event and waits until the flow that it presents has ended. If the task is canceled, the outcome is `.dismissed(by: .app)`
  /// immediately, and the flow stays on screen.
  public func perform(_ event: NavGraph.Event<G>, from place: NavGraph.NodeID) async -> NavGraph.Outcome<G.Result> {
    await outcome(of: NavGraph.Scheduler.Intent(.event(event, from: place)))
  }

  func outcome(of intent: NavGraph.Scheduler<G>.Intent) async -> NavGraph.Outcome<G.Result> {
    let waiter = scheduler.makeWaiter()
    let outcome: NavGraph.Outcome<G.Result> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !scheduler.hasStopped else { return continuation.resume(returning: .dismissed(by: .parent)) }
        guard !_Concurrency.Task.isCancelled else { return continuation.resume(returning: .dismissed(by: .app)) }
        waiters[waiter] = continuation
        take { $0.enqueue(intent, waiter: waiter) }
      }
    } onCancel: {
      _Concurrency.Task { @MainActor [weak self] in self?.take { $0.cancel(waiter) } }
    }
    // The awaiting task resumes first; the queue continues one turn later.
    take { $0.heard(waiter) }
    return outcome
  }
}
