import NavGraphModel
import NavGraphSyntax

extension DiagramBuilder {
  /// Adds groups for all containers: those of the roots, then modals, then the rest.
  mutating func addContainers() {
    for root in graph.roots.ids { add(graph.instances[graph.roots[root].instance].content, in: nil) }
    for modal in graph.modals.ids { addModal(modal) }
    for tabs in graph.tabSets.ids where tabsGroups[tabs] == nil { addTabs(tabs, in: nil) }
    for split in graph.splits.ids where splitGroups[split] == nil { addSplit(split, in: nil) }
    for pages in graph.pageSets.ids where pagesGroups[pages] == nil { addPages(pages, in: nil) }
    for stack in graph.stacks.ids where stackGroups[stack] == nil { addStack(stack, in: nil) }
  }

  private mutating func add(_ content: Content, in parent: Int?) {
    switch content {
    case .screen(let screen):
      guard let parent else { return homes.markRoot(screen) }
      homes.claim(screen, for: parent, as: .content)
      shown.append((parent, .screen(screen)))
    case .stack(let stack): addStack(stack, in: parent)
    case .tabs(let tabs): addTabs(tabs, in: parent)
    case .split(let split): addSplit(split, in: parent)
    case .pages(let pages): addPages(pages, in: parent)
    case .modal, .alert, .unknown: break
    }
  }

  private mutating func group(of kind: Group.Kind, for declared: Declared, at index: Int, note: String, in parent: Int?) -> Int {
    var group = Group(kind, id: "\(kind)_\(text(of: declared.name))_\(index)", title: text(of: declared.name), note: note, parent: parent)
    group.source = source(at: declared.nameRange)
    return add(group)
  }

  /// Adds a stack. A stack that fills a tab, column, or modal has no separate group.
  private mutating func addStack(_ id: StackID, in parent: Int?) {
    let stack = graph.stacks[id]
    guard stackGroups[id] == nil else {
      if let parent { shown.append((parent, .stack(id))) }
      return
    }
    let home: Int
    if let parent, [.tab, .column, .modal].contains(diagram.groups[parent].kind) {
      home = parent
      if !stack.isInline { diagram.groups[home].note += " · \(text(of: stack.declared.name))" }
    } else {
      home = group(of: .stack, for: stack.declared, at: id.index, note: "stack" + result(of: stack.returns), in: parent)
    }
    if let type = stack.returns { diagram.groups[home].returns = words(of: type) }
    stackGroups[id] = home
    fillStack(id)
  }

  private mutating func fillStack(_ id: StackID) {
    guard let home = stackGroups[id] else { return }
    diagram.groups[home].guards += locks(of: graph.stacks[id].requires)
    pushable.insert(home)
    if let root = graph.stacks[id].root { add(graph.instances[root].content, in: home) }
  }

  private mutating func addTabs(_ id: TabsID, in parent: Int?) {
    let tabs = graph.tabSets[id]
    guard tabsGroups[id] == nil else {
      if let parent { shown.append((parent, .tabs(id))) }
      return
    }
    let home = group(of: .tabs, for: tabs.declared, at: id.index, note: "tabs", in: parent)
    diagram.groups[home].guards = locks(of: tabs.requires)
    tabsGroups[id] = home
    // Tabs are in the declared order. The group of a section is at the position of its first tab.
    var sections: [SectionID: Int] = [:]
    for tab in tabs.tabs {
      guard let section = graph.tabs[tab].section else {
        addTab(tab, in: home)
        continue
      }
      let parent = sections[section] ?? addSection(section, in: home)
      if sections[section] == nil { diagram.groups[parent].order = tab.index }
      sections[section] = parent
      addTab(tab, in: parent)
    }
    if let accessory = tabs.accessory { add(graph.instances[accessory].content, in: home) }
  }

  private mutating func addSection(_ id: SectionID, in parent: Int) -> Int {
    let section = graph.sections[id]
    let home = group(of: .section, for: section.declared, at: id.index, note: "section", in: parent)
    if let title = section.title { diagram.groups[home].title = graph.text(of: title) }
    return home
  }

  private mutating func addTab(_ id: TabID, in parent: Int) {
    let tab = graph.tabs[id]
    let title = title(of: tab)
    if tab.action != nil {
      var card = Card(.action, id: "tab_\(text(of: tab.declared.name))_\(id.index)", title: title, parent: parent)
      card.note = "action tab"
      card.source = source(at: tab.declared.nameRange)
      card.order = id.index
      tabGroups[id] = .card(add(card))
      return
    }
    let note = tab.isSearch ? "search tab" : graph.tabSets[tab.tabs].first == id ? "first tab" : "tab"
    let home = group(of: .tab, for: tab.declared, at: id.index, note: note, in: parent)
    diagram.groups[home].title = title
    diagram.groups[home].order = id.index
    diagram.groups[home].guards = locks(of: tab.requires)
    if let test = tab.hiddenWhen { diagram.groups[home].note += " · hidden when \(graph.words(of: test))" }
    tabGroups[id] = .group(home)
    if let content = tab.content { add(graph.instances[content].content, in: home) }
  }

  /// Returns the title that the user sees: the declared title, "Search" for a search tab, or the name of the tab.
  func title(of tab: Tab) -> String {
    let title = tab.title.map { graph.text(of: $0) } ?? ""
    return !title.isEmpty ? title : tab.isSearch ? "Search" : text(of: tab.declared.name)
  }

  private mutating func addSplit(_ id: SplitID, in parent: Int?) {
    let split = graph.splits[id]
    guard splitGroups[id] == nil else {
      if let parent { shown.append((parent, .split(id))) }
      return
    }
    let home = group(of: .split, for: split.declared, at: id.index, note: "split", in: parent)
    diagram.groups[home].guards = locks(of: split.requires)
    splitGroups[id] = home
    for column in Column.allCases {
      guard let instance = split[column] else { continue }
      let inner = group(of: .column, for: split.declared, at: id.index * 4 + Int(column.rawValue), note: "column", in: home)
      diagram.groups[inner].title = column.text
      columns[home, default: [:]][column] = inner
      splitAround[inner] = home
      // UIKit gives every column a separate navigation controller.
      pushable.insert(inner)
      add(graph.instances[instance].content, in: inner)
    }
  }

  private mutating func addPages(_ id: PagesID, in parent: Int?) {
    let pages = graph.pageSets[id]
    guard pagesGroups[id] == nil else {
      if let parent { shown.append((parent, .pages(id))) }
      return
    }
    let home = group(of: .pages, for: pages.declared, at: id.index, note: "pages" + result(of: pages.returns), in: parent)
    diagram.groups[home].guards = locks(of: pages.requires)
    diagram.groups[home].returns = pages.returns.map(words) ?? ""
    pagesGroups[id] = home
    for page in graph.pages[pages.pages] { add(graph.instances[page.instance].content, in: home) }
  }

  private mutating func addModal(_ id: ModalID) {
    let modal = graph.modals[id]
    let style = graph.styleUses[modal.styles].first?.style
    let home = group(
      of: .modal, for: modal.declared, at: id.index, note: (style.map(\.words) ?? "sheet") + result(of: modal.returns), in: nil)
    diagram.groups[home].guards = locks(of: modal.requires)
    if style?.isSheet ?? true { diagram.groups[home].sheetFree = graph.detents[modal.detents].first?.height.free ?? 8 }
    if modal.dismissal != .free { diagram.groups[home].note += " · dismissal \(modal.dismissal.rawValue)" }
    diagram.groups[home].returns = modal.returns.map(words) ?? ""
    modalGroups.append(home)
    for content in graph.modalContents[modal.contents] { addContent(content, in: home, isOnly: modal.contents.count == 1) }
  }

  /// Adds the content of a modal. Content that only some devices show gets a separate group.
  private mutating func addContent(_ content: ModalContent, in home: Int, isOnly: Bool) {
    let shown = graph.instances[content.instance].content
    if isOnly { return add(shown, in: home) }
    let idioms = Idioms.words.filter { content.idioms.contains($0.1) }.map(\.0)
    let devices = idioms.isEmpty ? "elsewhere" : "on " + idioms.joined(separator: ", ")
    let isKnown = group(of: shown) != nil
    if case .stack(let id) = shown, !isKnown {
      let stack = graph.stacks[id]
      stackGroups[id] = group(of: .stack, for: stack.declared, at: id.index, note: "stack" + result(of: stack.returns), in: home)
      fillStack(id)
    } else {
      add(shown, in: home)
    }
    if !isKnown, let own = group(of: shown) {
      diagram.groups[own].note += " · " + devices
    } else {
      let name = graph.declared(of: shown).map { text(of: $0.name) } ?? "?"
      diagram.groups[home].note += " · \(name) \(devices)"
    }
  }

  private func result(of type: TypeID?) -> String { type.map { " → \(words(of: $0))" } ?? "" }

  /// Returns the group of a column in the split around a group.
  func column(of group: Int, kind column: Column) -> Int? {
    var next: Int? = group
    while let index = next {
      if let split = splitAround[index] { return columns[split]?[column] }
      next = diagram.groups[index].parent
    }
    return nil
  }
}

extension Detent.Height {
  /// The part of the window above a sheet of this height, in percent.
  fileprivate var free: Int {
    switch self {
    case .medium, .custom: 50
    case .large: 8
    case .fraction(let part): Int((100 - 92 * max(0, min(1, part))).rounded())
    case .points(let points): Int((100 - max(0, min(736, points)) / 8).rounded())
    }
  }
}

extension Style {
  fileprivate var isSheet: Bool { [.automatic, .pageSheet, .formSheet].contains(self) }

  var words: String {
    switch self {
    case .automatic: "modal"
    case .pageSheet, .formSheet: "sheet"
    case .fullScreen, .overFullScreen: "full screen"
    case .currentContext, .overCurrentContext: "over its column"
    case .popover: "popover"
    }
  }
}
