import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The content of UIKit's tab bar: `UITab` from iOS 18 on, and view controllers before.
  @MainActor class ShownTabs<G: Graph> {
    private var last: Int?

    init() {}

    /// Updates the tabs of the bar and its selection.
    func show(_ state: TabState<G>) {}
    /// The index of the selected content; nil if the graph doesn't contain it, such as the More list.
    var selected: Int? { nil }
    /// Returns whether UIKit can select the content by itself, because its controller exists or is created on demand.
    func canSelect(_ content: Int) -> Bool { true }

    /// Returns whether the selection of UIKit's tab bar must change. The More list stays selected until another tab is wanted.
    final func mustSelect(_ wanted: Int) -> Bool {
      defer { last = wanted }
      return selected != wanted && (selected != nil || last != wanted)
    }
  }

  /// The state that a tab bar is to show.
  @MainActor struct TabState<G: Graph> {
    /// The controllers of the tabs that have content. Nil until the tab is first shown.
    let contents: [UIViewController?]
    let selected: Int
    let answers: Answers<G>

    /// Returns whether the tab is left out of the bar. The selected tab is never left out.
    func hides(_ slot: TabSlot<G>) -> Bool {
      guard slot.content != selected else { return false }
      return [slot.tab.hidden, slot.section?.hidden].contains { $0?.evaluate(answers.holds) ?? false }
    }

    func badge(of slot: TabSlot<G>) -> String? { slot.tab.badge.flatMap(answers.badge) }
  }
}
