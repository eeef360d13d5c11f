import NavGraphLowering
import NavGraphModel

/// The kind of a type in the state file.
enum StateType: Hashable {
  /// The tabs that can be selected in a tab bar.
  case tab(TabsID)
  case page(PagesID)
  /// The screens that a stack can have above its lowest screen (`step`), or as that screen (`lowest`).
  case step(StackID)
  case lowest(StackID)
  /// The screens of a slot without a stack.
  case bare(SlotContents.Slot)
  /// The contents of a tab bar's tabs (`tabs`), or of a split's columns (`columns`), as one value.
  case tabs(TabsID)
  case columns(SplitID)
}

extension Naming {
  /// Names the types after the position that they are for.
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

  private func tabCases(_ id: TabsID, _ graph: NavigationGraph) -> [CaseDescription] {
    var scope = NameScope()
    return graph.contentTabs(of: id).map { tab in
      let text = graph.text(graph.tabs[tab].declared.name)
      let name = scope.claim(lowerCamel(text))
      return CaseDescription(name, rawValue: name == text ? nil : text)
    }
  }

  /// Returns the cases of the pages, named after their screens.
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
