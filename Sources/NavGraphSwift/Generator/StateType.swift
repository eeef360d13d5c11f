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
  mutating func nameStateTypes(in graph: NavigationGraph) {
    var scope = stateScope
    func claim(_ type: StateType, for content: Content, suffix: String) {
      let name = (containers[content] ?? "").withoutBackticks
      stateTypes[type] = scope.claim(upperCamel(name) + suffix)
    }
    for id in graph.tabSets.ids {
      claim(.tab(id), for: .tabs(id), suffix: "Tab")
      choices[.tab(id)] = tabCases(of: id, in: graph)
      claim(.tabs(id), for: .tabs(id), suffix: "Tabs")
      for (index, tab) in graph.contentTabs(of: id).enumerated() {
        claim(.bare(.tab(id, index)), for: .tabs(id), suffix: upperCamel(graph.text(of: graph.tabs[tab].declared.name)))
      }
    }
    for id in graph.splits.ids {
      claim(.columns(id), for: .split(id), suffix: "Columns")
      for column in Column.allCases { claim(.bare(.column(id, column)), for: .split(id), suffix: upperCamel(column.text)) }
    }
    for id in graph.pageSets.ids {
      claim(.page(id), for: .pages(id), suffix: "Page")
      choices[.page(id)] = pageCases(of: id, in: graph)
    }
    for id in graph.stacks.ids {
      claim(.step(id), for: .stack(id), suffix: "Step")
      claim(.lowest(id), for: .stack(id), suffix: "Lowest")
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

  private func tabCases(of id: TabsID, in graph: NavigationGraph) -> [CaseDescription] {
    var scope = NameScope()
    return graph.contentTabs(of: id).map { tab in
      let text = graph.text(of: graph.tabs[tab].declared.name)
      let name = scope.claim(lowerCamel(text))
      return CaseDescription(name: name, rawValue: name == text ? nil : text)
    }
  }

  /// Returns the cases of the pages, named after their screens.
  private func pageCases(of id: PagesID, in graph: NavigationGraph) -> [CaseDescription] {
    var scope = NameScope()
    return graph.pageSets[id].pages.map { page in
      guard case .screen(let screen) = graph.instances[graph.pages[page].instance].content else {
        return CaseDescription(name: scope.claim("page"))
      }
      return CaseDescription(name: scope.claim(screenCases[screen.index].withoutBackticks))
    }
  }
}
