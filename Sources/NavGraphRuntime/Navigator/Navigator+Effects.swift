import Foundation

extension NavGraph.Navigator {
  /// Passes an input to the scheduler and performs the resulting effects. If an effect calls this method again, the new effects are
  /// performed after the current ones.
  func take(_ input: (inout NavGraph.Scheduler<G>) -> Void) {
    scheduler.hasScreen = host != nil
    scheduler.cover = host?.cover
    scheduler.time = clock()
    scheduler.opensWindows = host?.opensWindows ?? false
    input(&scheduler)
    guard !isCarryingOut else { return }
    isCarryingOut = true
    while let effect = scheduler.takeEffect() { carryOut(effect) }
    isCarryingOut = false
    watchCover()
  }

  private func carryOut(_ effect: NavGraph.Scheduler<G>.Effect) {
    switch effect {
    case .begin:
      whenQuiet { [weak self] in self?.next() }
    case .goOn:
      _Concurrency.Task { @MainActor [weak self] in self?.next() }
    case .plan(let intent):
      // Conditions are code of the app, which may read or call this navigator, so they are evaluated with a copy of the scheduler.
      let before = scheduler
      let plan = before.plan(intent, where: answers.holds)
      take { $0.carryOut(plan, of: intent) }
    case .clear(let clearing):
      host?.clear(clearing)
    case .show:
      host?.reconcile()
      whenQuiet { [weak self] in self?.take { $0.finishTurn() } }
    case .ask(let question, let id):
      ask(id) { [answers] in await answers.grants(question) }
    case .confirm(let modal, let id):
      ask(id) { [weak self] in await self?.host?.confirmDismissal(of: modal) ?? true }
    case .resume(let waiter, let outcome):
      waiters.removeValue(forKey: waiter)?.resume(returning: outcome)
    case .anchor(let id, let anchor):
      host?.anchor(id, at: anchor)
    case .browse(let url):
      answers.browse(url)
    case .openWindow(let root): openWindow(root)
    case .rest(let tree):
      interval(nil)
      guard report != nil else { break }
      let shown = tree.shape
      if shown != reported { pass(.shows(shown)) }
      reported = shown
    case .report(let step):
      pass(step)
    case .log(let text):
      log(text)
    }
  }

  /// Passes a step to the app's `report` closure. Set a breakpoint here to see every step.
  package func pass(_ step: NavGraph.Report<G>) {
    if case .began(let name) = step { interval(name) }
    report?(step)
  }

  private func next() {
    guard !scheduler.hasStopped else { return }
    host?.absorb()
    take { $0.next() }
  }

  /// Evaluates a question and continues with its answer when the screen is quiet. Until then, the question can be canceled.
  private func ask(_ id: Int, _ ask: @escaping @MainActor () async -> Bool) {
    _Concurrency.Task { @MainActor [weak self] in
      let isYes = await ask()
      guard let self, scheduler.isWaiting(for: id) else { return }
      whenQuiet { [weak self] in
        guard let self, let question = scheduler.takeQuestion(id) else { return }
        host?.absorb()
        take { $0.answer(question, with: isYes) }
      }
    }
  }
}
