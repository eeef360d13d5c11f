extension NavigationGraph {
  /// The screens, containers, modals, and alerts that have a declaration, in the order of the tables.
  package var contents: [Content] {
    var all: [Content] = screens.ids.map { .screen($0) }
    all += modals.ids.map { .modal($0) } + alerts.ids.map { .alert($0) }
    all += tabSets.ids.map { .tabs($0) } + splits.ids.map { .split($0) } + pageSets.ids.map { .pages($0) }
    all += stacks.ids.filter { !stacks[$0].isInline }.map { .stack($0) }
    return all
  }

  /// Every tab bar, split, pages, and stack.
  package var containers: [Content] {
    tabSets.ids.map { .tabs($0) } + splits.ids.map { .split($0) } + pageSets.ids.map { .pages($0) } + stacks.ids.map { .stack($0) }
  }

  /// Returns the instances that a container is declared to hold, in source order.
  package func contained(in content: Content) -> [InstanceID] {
    switch content {
    case .stack(let id): [stacks[id].root].compactMap { $0 }
    case .tabs(let id): tabs[tabSets[id].tabs].compactMap(\.content) + [tabSets[id].accessory].compactMap { $0 }
    case .split(let id): Column.allCases.compactMap { splits[id][$0] }
    case .pages(let id): pages[pageSets[id].pages].map(\.instance)
    case .modal(let id): modalContents[modals[id].contents].map(\.instance)
    case .screen, .alert, .unknown: []
    }
  }

  /// Returns the content that an instance names, even if that content can't be there.
  package func meant(by instance: InstanceID) -> Content { nestings[instance]?.content ?? instances[instance].content }

  /// The instances with which tabs and columns are declared.
  package var instancesInTabsAndColumns: [InstanceID] {
    tabs.compactMap(\.content) + splits.flatMap { split in Column.allCases.compactMap { split[$0] } }
  }

  /// Returns the guards of a container or modal. A screen has none here, because its own are evaluated wherever it is shown.
  package func requirements(of content: Content) -> IDRange<GuardUse> {
    switch content {
    case .stack(let id): stacks[id].requires
    case .tabs(let id): tabSets[id].requires
    case .split(let id): splits[id].requires
    case .pages(let id): pageSets[id].requires
    case .modal(let id): modals[id].requires
    case .screen, .alert, .unknown: .empty
    }
  }
}

/// A container that is named inside itself, or inside another container of its kind. The instance that names it is `unknown`.
package struct ContainerNesting: Sendable {
  /// The container that is named.
  package var content: Content
  /// The outermost container of the same kind around it.
  package var around: Content
}
