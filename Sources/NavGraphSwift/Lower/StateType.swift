import NavGraphLowering
import NavGraphModel

/// What a type of the state file is for.
enum StateType: Hashable {
  /// The tabs of a bar, by name.
  case tab(TabsID)
  case page(PagesID)
  /// What a stack may hold on top of its lowest screen, and as that.
  case step(StackID)
  case lowest(StackID)
  /// The screens of a slot without a stack.
  case bare(SlotContents.Slot)
  /// The contents of a bar, or of a split's columns, as one value.
  case tabs(TabsID)
  case columns(SplitID)
}

extension Naming {
  /// Types of one position are called after it.
  mutating func nameStateTypes(_ graph: NavigationGraph) {
    var scope = stateScope
    func claim(_ type: StateType, _ content: Content, _ suffix: String) {
      let name = (containers[content] ?? "").withoutBackticks
      stateTypes[type] = scope.claim(upperCamel(name) + suffix)
    }
    for id in graph.tabSets.ids {
      claim(.tab(id), .tabs(id), "Tab")
      choices[.tab(id)] = tabCases(id, graph)
      claim(.tabs(id), .tabs(id), "Tabs")
      for (index, tab) in graph.contentTabs(of: id).enumerated() {
        claim(.bare(.tab(id, index)), .tabs(id), upperCamel(graph.text(graph.tabs[tab].declared.name)))
      }
    }
    for id in graph.splits.ids {
      claim(.columns(id), .split(id), "Columns")
      for column in Column.allCases { claim(.bare(.column(id, column)), .split(id), upperCamel(column.text)) }
    }
    for id in graph.pageSets.ids {
      claim(.page(id), .pages(id), "Page")
      choices[.page(id)] = pageCases(id, graph)
    }
    for id in graph.stacks.ids {
      claim(.step(id), .stack(id), "Step")
      claim(.lowest(id), .stack(id), "Lowest")
    }
    for presentable in presentables {
      let name = upperCamel(presentable.name.withoutBackticks)
      stateTypes[.bare(.modal(presentable.content))] = scope.claim(name + "Content")
    }
    for root in roots {
      let name = upperCamel((rootNames[root] ?? "").withoutBackticks)
      stateTypes[.bare(.root(root))] = scope.claim(name + "Root")
    }
  }

  /// The tabs that can be selected, by their names.
  private func tabCases(_ id: TabsID, _ graph: NavigationGraph) -> [CaseDescription] {
    var scope = NameScope()
    return graph.contentTabs(of: id).map { tab in
      let text = graph.text(graph.tabs[tab].declared.name)
      let name = scope.claim(lowerCamel(text))
      return CaseDescription(name, rawValue: name == text ? nil : text)
    }
  }

  /// The pages, by the names of their screens.
  private func pageCases(_ id: PagesID, _ graph: NavigationGraph) -> [CaseDescription] {
    var scope = NameScope()
    return graph.pageSets[id].pages.map { page in
      guard case .screen(let screen) = graph.instances[graph.pages[page].instance].content else {
        return CaseDescription(scope.claim("page"))
      }
      return CaseDescription(scope.claim(screenCases[screen.index].withoutBackticks))
    }
  }
}
