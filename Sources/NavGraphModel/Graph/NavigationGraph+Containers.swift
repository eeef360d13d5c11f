// What containers have in common.
extension NavigationGraph {
  /// Every stack, tab bar, split and pager.
  package var containers: [Content] {
    tabSets.ids.map { .tabs($0) } + splits.ids.map { .split($0) } + pageSets.ids.map { .pages($0) } + stacks.ids.map { .stack($0) }
  }

  /// What tabs and columns are declared with.
  package var instancesInTabsAndColumns: [InstanceID] {
    tabs.compactMap(\.content) + splits.flatMap { split in Column.allCases.compactMap { split[$0] } }
  }

  /// The guards of a container or a modal; a screen's are asked wherever it is shown.
  package func requirements(of content: Content) -> IDRange<GuardUse> {
    switch content {
    case .stack(let id): stacks[id].requires
    case .tabs(let id): tabSets[id].requires
    case .split(let id): splits[id].requires
    case .pages(let id): pageSets[id].requires
    case .modal(let id): modals[id].requires
    case .screen, .alert, .unknown: .none
    }
  }
}
