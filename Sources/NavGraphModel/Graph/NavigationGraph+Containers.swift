// What containers have in common.
extension NavigationGraph {
  /// Every screen, container, modal, and alert that has a declaration, in the order of the tables.
  package var contents: [Content] {
    var all: [Content] = screens.ids.map { .screen($0) }
    all += modals.ids.map { .modal($0) } + alerts.ids.map { .alert($0) }
    all += tabSets.ids.map { .tabs($0) } + splits.ids.map { .split($0) } + pageSets.ids.map { .pages($0) }
    all += stacks.ids.filter { !stacks[$0].isInline }.map { .stack($0) }
    return all
  }

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
