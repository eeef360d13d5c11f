import HeadlessUIKit

/// The views of one window, or of one hosting controller.
@MainActor final class ViewGraph {
  private var dirty: [ViewNode] = []
  private var commits: [(depth: Int, memory: NodeMemory)] = []
  private var later: [@MainActor () -> Void] = []
  private var isScheduled = false
  private var isUpdating = false
  /// How often each type's body was asked for.
  var bodies: [String: Int] = [:]
  /// How many equal views were left alone (SwiftUI-V5).
  var skipped = 0
  /// How many updates there were.
  private(set) var updates = 0
  /// The next change of containers isn't animated (SwiftUI-P8).
  var disablesAnimations = false

  /// Something that this view depends on has changed: it is looked into with the next update (SwiftUI-V2).
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

  /// Runs `work` when this update has been shown.
  func afterwards(_ work: @escaping @MainActor () -> Void) {
    later.append(work)
    if !isUpdating { schedule() }
  }

  /// What is said about a screen may have changed.
  func screenHasChanged(_ controller: UIViewController?) {
    if let page = controller as? ScreenController { afterwards { [weak page] in page?.readFacts() } }
  }

  /// Makes the update that is due, if one is.
  func finishTurn() {
    if isScheduled { update() }
  }

  /// One update: views first, then UIKit, then whoever waits for both.
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
