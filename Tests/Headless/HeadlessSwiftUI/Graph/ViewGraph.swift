import HeadlessUIKit

/// The views of one window, or of one hosting controller.
@MainActor final class ViewGraph {
  private var dirty: [ViewNode] = []
  private var commits: [(depth: Int, memory: NodeMemory)] = []
  private var later: [@MainActor () -> Void] = []
  private var isScheduled = false
  private var isUpdating = false
  /// The evaluations of `body`, counted by the name of the type.
  var bodies: [String: Int] = [:]
  /// The number of equal views that weren't evaluated again (SwiftUI-V5).
  var skipped = 0
  private(set) var updates = 0
  /// Whether the next change of containers isn't animated (SwiftUI-P8).
  var disablesAnimations = false

  /// Schedules a view for evaluation in the next update, because one of its dependencies has changed (SwiftUI-V2).
  func invalidate(_ node: ViewNode) {
    if !dirty.contains(where: { $0 === node }) { dirty.append(node) }
    if Transaction.current.disablesAnimations { disablesAnimations = true }
    schedule()
  }

  func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    Headless.clock.schedule(after: 0) { [weak self] in
      guard let self, isScheduled else { return }
      update()
    }
  }

  func hasEvaluated(_ node: ViewNode) { dirty.removeAll { $0 === node } }

  func commitLater(_ memory: NodeMemory, _ depth: Int) {
    commits.removeAll { $0.memory === memory }
    commits.append((depth, memory))
  }

  /// Runs `work` after the current or the next update.
  func afterwards(_ work: @escaping @MainActor () -> Void) {
    later.append(work)
    if !isUpdating { schedule() }
  }

  /// Updates the UIKit properties of a screen after the current or the next update.
  func screenHasChanged(_ controller: UIViewController?) {
    if let page = controller as? ScreenController { afterwards { [weak page] in page?.readFacts() } }
  }

  /// Performs the pending update, if any.
  func finishTurn() {
    if isScheduled { update() }
  }

  /// Evaluates the views, updates UIKit, and runs the work that waits for both.
  func update() {
    isScheduled = false
    isUpdating = true
    updates += 1
    while let next = dirty.min(by: { $0.depth < $1.depth }) {
      hasEvaluated(next)
      if next.isHere { next.evaluate() }
    }
    let due = commits.sorted { $0.depth < $1.depth }
    commits = []
    for (_, memory) in due.reversed() { memory.embed() }
    for (_, memory) in due { memory.commit() }
    disablesAnimations = false
    isUpdating = false
    let work = later
    later = []
    for work in work { work() }
  }
}
