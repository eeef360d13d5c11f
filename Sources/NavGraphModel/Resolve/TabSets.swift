import NavGraphSyntax

// Pass 3: tabs and their sections.
extension Resolver {
  mutating func resolveTabs(_ id: TabsID, from node: SyntaxNode) {
    graph.tabSets[id].requires = resolveRequires(of: node)
    listNames.items.begin()
    let firstTab = graph.tabs.count
    let firstSection = graph.sections.count
    var seen = KeywordSet()
    for item in node.children {
      switch item.kind {
      case .tab: resolveTab(from: item, of: id, in: nil)
      case .section: resolveSection(from: item, of: id)
      case .accessory:
        once(.accessory, seen: &seen, from: item, in: node)
        graph.tabSets[id].accessory = resolveInstance(from: item.child(ofKind: .instance), in: .contained)
        graph.tabSets[id].accessoryTest = resolveTest(from: item.child(ofKind: .test))
        graph.tabSets[id].accessoryRange = item.range
      case .setting: resolveTabsSetting(of: id, from: item, seen: &seen, in: node)
      case .barUse:
        once(.bar, seen: &seen, from: item, in: node)
        graph.tabSets[id].bar = resolveBar(from: item)
      default: break
      }
    }
    graph.tabSets[id].tabs = IDRange(firstTab..<graph.tabs.count)
    tabs.add(graph.tabSets[id].tabs, of: graph)
    graph.tabSets[id].sections = IDRange(firstSection..<graph.sections.count)
    chooseFirst(of: id)
    let declared = graph.tabSets[id].declared
    if firstTab == graph.tabs.count {
      reportLack(of: "a `tab`", in: .tabs(id), named: "`\(text(of: declared.name))`", at: declared.nameRange, node: node)
    }
  }

  /// Sets the tab that is marked `first`. Only one tab can be marked, and no condition may hide it.
  private mutating func chooseFirst(of id: TabsID) {
    var first: TabID?
    for tab in graph.tabSets[id].tabs {
      let value = graph.tabs[tab]
      guard let range = value.firstRange else { continue }
      let name = text(of: value.declared.name)
      if value.content == nil {
        // A tab without content and action has a separate diagnostic.
        if tabActions[tab] != nil {
          report(.notFirst("the tab `\(name)` can't be first: it only runs an action", at: range, label: "never selected"))
        }
      } else if value.hiddenWhen != nil || value.section.map({ graph.sections[$0].hiddenWhen != nil }) == true {
        report(.notFirst("the tab `\(name)` can't be first: a condition may hide it", at: range, label: "may be hidden"))
      } else if let first {
        // A duplicate tab has a separate diagnostic.
        if graph.tabs[first].declared.name == value.declared.name { continue }
        let other = Label(at: graph.tabs[first].firstRange ?? range, text: "`\(text(of: graph.tabs[first].declared.name))` is first")
        report(.notFirst("only one tab can be `first`", at: range, label: "the second one", other: other))
      } else {
        first = tab
      }
    }
    graph.tabSets[id].first = first
  }

  private mutating func resolveTabsSetting(of id: TabsID, from item: SyntaxNode, seen: inout KeywordSet, in node: SyntaxNode) {
    once(item.keyword ?? .style, seen: &seen, from: item, in: node)
    switch item.keyword {
    case .style:
      graph.tabSets[id].style = resolveSetting(from: item, for: "tab style")
      graph.tabSets[id].styleRange = item.range
    case .minimize:
      graph.tabSets[id].minimize = resolveSetting(from: item, for: "`minimize` option")
      graph.tabSets[id].minimizeRange = item.range
    default: report(.misplacedItem(text(of: item.token), of: "tabs", at: item.range))
    }
  }

  private mutating func resolveSection(from node: SyntaxNode, of tabs: TabsID) {
    let name = node.nameToken
    var section = Section(
      declared: Declared(
        name: name?.name ?? .empty, nameRange: node.range(of: name ?? node.token), range: node.range, doc: node.doc))
    var seen = KeywordSet()
    for item in node.children where item.kind == .tabAttribute {
      guard !item.isText else {
        once(.title, seen: &seen, from: item, in: node)
        section.title = section.title ?? resolveText(from: item, of: .section)
        continue
      }
      guard let keyword = item.keyword else { continue }
      once(keyword, seen: &seen, from: item, in: node)
      switch keyword {
      case .placement:
        section.placement = resolvePlacement(from: item)
        section.placementRange = item.range
      case .hidden: section.hiddenWhen = resolveTest(from: item.child(ofKind: .test))
      default: report(.misplacedItem(keyword.text, of: "a section", at: item.range))
      }
    }
    let id = graph.sections.append(section)
    let first = graph.tabs.count
    for item in node.children where item.kind == .tab { resolveTab(from: item, of: tabs, in: id) }
    graph.sections[id].tabs = IDRange(first..<graph.tabs.count)
    if first == graph.tabs.count {
      reportLack(of: "a `tab`", in: .tabs(tabs), named: "this section", at: section.declared.nameRange, node: node)
    }
  }

  private mutating func resolveTab(from node: SyntaxNode, of tabs: TabsID, in section: SectionID?) {
    let name = node.nameToken
    var tab = Tab(
      declared: Declared(
        name: name?.name ?? .empty, nameRange: node.range(of: name ?? node.token), range: node.range, doc: node.doc), tabs: tabs)
    tab.section = section
    tab.requires = resolveRequires(of: node)
    var seen = KeywordSet()
    var action: SyntaxNode?
    for item in node.children {
      switch item.kind {
      case .tabAttribute: resolveAttribute(from: item, of: &tab, seen: &seen, in: node)
      case .instance:
        // A second content was reported. It still counts as shown.
        let content = resolveInstance(from: item, in: .contained)
        if tab.content == nil { tab.content = content } else if let content { poison(.content(graph.instances[content].content)) }
      case .sequence: action = action ?? item
      default: break
      }
    }
    let id = graph.tabs.append(tab)
    if let action { tabActions[id] = action }
    if tab.content == nil, action == nil {
      reportLack(
        of: "its content, such as `stack Home`, or an action after `->`", in: .tabs(tabs),
        named: "the tab `\(text(of: tab.declared.name))`",
        at: tab.declared.nameRange, node: node)
    }
    guard let name else { return }
    if let first = listNames.items.insert(name.name, value: id.index) {
      let other = graph.tabs[TabID(raw: first)].declared
      report(
        .duplicateItem(
          "tab", named: text(of: name), at: tab.declared.nameRange, first: other.nameRange,
          fixes: repeatFixes(for: node.range, of: other.range, doc: node.doc)))
    }
  }

  private mutating func resolveAttribute(from item: SyntaxNode, of tab: inout Tab, seen: inout KeywordSet, in node: SyntaxNode) {
    guard !item.isText else {
      once(.title, seen: &seen, from: item, in: node)
      tab.title = tab.title ?? resolveText(from: item, of: .tab)
      return
    }
    guard let keyword = item.keyword else { return }
    once(keyword, seen: &seen, from: item, in: node)
    switch keyword {
    case .icon:
      tab.icon = item.firstToken(ofKind: .string)?.name
      tab.iconRange = item.range
    case .search:
      tab.isSearch = true
      tab.activatesSearch = item.token(at: 1).flatMap { Keyword($0) } == .activates
    case .badge: tab.hasBadge = true
    case .prominent:
      tab.isProminent = true
      tab.prominentRange = item.range
    case .first: tab.firstRange = item.range
    case .hidden: tab.hiddenWhen = resolveTest(from: item.child(ofKind: .test))
    case .placement:
      tab.placement = resolvePlacement(from: item)
      tab.placementRange = item.range
    case .reselect:
      tab.reselect = item.token(at: 1).flatMap { resolveWord($0, in: item, for: "`reselect` option") } ?? .popToRoot
      tab.reselectRange = item.range
    default: break
    }
  }

  private mutating func resolvePlacement(from item: SyntaxNode) -> Tab.Placement {
    item.token(at: 1).flatMap { resolveWord($0, in: item, for: "tab placement") } ?? .automatic
  }

  /// Resolves the actions of tabs, in pass 5.
  mutating func resolveTabActions() {
    for (tab, sequence) in tabActions.sorted(by: { $0.key < $1.key }) {
      let branch = resolveSequence(from: sequence, test: nil, range: sequence.range)
      graph.tabs[tab].action = graph.branches.append(branch)
    }
  }
}
