import NavGraphSyntax

@testable import NavGraphModel

extension GraphDump {
  mutating func containers() {
    for id in graph.stacks.ids {
      let stack = graph.stacks[id]
      if !stack.isInline { doc(at: stack.declared.doc) }
      line(
        stack.isInline ? "inline stack" : "stack", head(of: stack.declared, parameters: stack.parameters), requires(in: stack.requires),
        returns(stack.returns))
      nested { $0.line("root", $0.instance(stack.root), $0.bar(stack.bar)) }
    }
    for id in graph.tabSets.ids { tabs(graph.tabSets[id]) }
    for id in graph.splits.ids { split(graph.splits[id]) }
    for id in graph.pageSets.ids {
      let pages = graph.pageSets[id]
      doc(at: pages.declared.doc)
      line(
        "pages", head(of: pages.declared, parameters: pages.parameters), requires(in: pages.requires), returns(pages.returns),
        pages.transition.rawValue)
      nested { dump in
        for page in pages.pages { dump.line("page", dump.instance(dump.graph.pages[page].instance)) }
      }
    }
  }

  private mutating func tabs(_ tabs: Tabs) {
    doc(at: tabs.declared.doc)
    line("tabs", head(of: tabs.declared), requires(in: tabs.requires), bar(tabs.bar))
    nested { dump in
      if let style = tabs.style { dump.line("style", style.rawValue) }
      if let minimize = tabs.minimize { dump.line("minimize", minimize.rawValue) }
      if tabs.accessory != nil { dump.line("accessory", dump.instance(tabs.accessory), dump.test(tabs.accessoryTest)) }
      for id in tabs.sections {
        let section = dump.graph.sections[id]
        dump.doc(at: section.declared.doc)
        dump.line(
          "section", dump.name(section.declared.name), dump.quoted(section.title), section.placement.rawValue,
          section.hiddenWhen.map { "hidden when " + dump.test($0) } ?? "",
          "{ " + section.tabs.map { dump.name(dump.graph.tabs[$0].declared.name) }.joined(separator: ", ") + " }")
      }
      for id in tabs.tabs { dump.tab(dump.graph.tabs[id]) }
    }
  }

  private mutating func tab(_ tab: Tab) {
    doc(at: tab.declared.doc)
    let marks = [
      tab.activatesSearch ? "search activates" : tab.isSearch ? "search" : "", tab.isProminent ? "prominent" : "",
      tab.hasBadge ? "badge" : "", tab.firstRange != nil ? "first" : "",
    ]
    line(
      "tab", name(tab.declared.name), quoted(tab.title), tab.icon.map { "icon " + quoted($0) } ?? "",
      marks.filter { !$0.isEmpty }.joined(separator: " "), tab.placement.rawValue, tab.reselect.rawValue,
      tab.hiddenWhen.map { "hidden when " + test($0) } ?? "", requires(in: tab.requires), tab.content.map { instance($0) } ?? "")
    if let action = tab.action { nested { $0.branches(in: IDRange(action.index..<action.index + 1)) } }
  }

  private mutating func split(_ split: Split) {
    doc(at: split.declared.doc)
    line("split", head(of: split.declared), requires(in: split.requires), bar(split.bar))
    nested { dump in
      for column in Column.allCases where split[column] != nil { dump.line(column.text, dump.instance(split[column])) }
      dump.line("display", split.display.rawValue, split.behavior.rawValue)
      if let column = split.collapsesTo { dump.line("collapses to", column.text) }
    }
  }

  mutating func modals() {
    for id in graph.modals.ids { modal(graph.modals[id]) }
    for id in graph.alerts.ids {
      let alert = graph.alerts[id]
      doc(at: alert.declared.doc)
      line(alert.kind == .alert ? "alert" : "confirm", head(of: alert.declared, parameters: alert.parameters))
      nested { dump in
        dump.line("title", dump.quoted(alert.title))
        if alert.message != nil { dump.line("message", dump.quoted(alert.message)) }
        if let field = alert.field { dump.field(field) }
        for id in alert.buttons {
          let button = dump.graph.buttons[id]
          dump.line(
            "button", dump.name(button.name), dump.quoted(button.title), button.role.rawValue, button.returnsText ? "returns text" : "",
            button.test.map { "when " + dump.test($0) } ?? "")
        }
      }
    }
    for id in graph.appearances.ids {
      let look = graph.appearances[id]
      doc(at: look.declared.doc)
      line(
        "appearance", name(look.declared.name), paint(of: "background", paint: look.background), paint(of: "title", paint: look.title),
        paint(of: "tint", paint: look.tint))
    }
  }

  private mutating func field(_ field: Field) {
    line(
      "field", name(field.name), quoted(field.placeholder), field.initial == nil ? "" : "= " + quoted(field.initial),
      field.keyboard?.rawValue ?? "", field.isSecure ? "secure" : "", field.isRequired ? "required" : "")
  }

  private func paint(of what: String, paint: Appearance.Paint?) -> String {
    switch paint {
    case nil: return ""
    case .asset(let name): return what + " " + quoted(name)
    case .transparent: return what + " transparent"
    case .opaque: return what + " opaque"
    case .system: return what + " system"
    }
  }

  private mutating func modal(_ modal: Modal) {
    doc(at: modal.declared.doc)
    line("modal", head(of: modal.declared, parameters: modal.parameters), requires(in: modal.requires), returns(modal.returns))
    nested { dump in
      for id in modal.contents {
        let content = dump.graph.modalContents[id]
        dump.line("content", dump.instance(content.instance), dump.idioms(content.idioms))
      }
      for id in modal.styles {
        dump.line("style", dump.graph.styleUses[id].style.rawValue, dump.idioms(dump.graph.styleUses[id].idioms))
      }
      for id in modal.detents { dump.line("detent", dump.detent(dump.graph.detents[id])) }
      if modal.hasGrabber { dump.line("grabber") }
      if modal.isUndimmed { dump.line("undimmed", modal.undimmedUpTo.map { dump.detent($0) } ?? "") }
      if let compact = modal.compact { dump.line("compact", compact.rawValue) }
      if modal.placementRange != nil { dump.line("placement", modal.placement.rawValue) }
      dump.line("dismissal", modal.dismissal.rawValue)
      dump.line("transition", modal.transition.rawValue)
    }
  }

  private func detent(_ detent: Detent) -> String {
    switch detent.height {
    case .medium: return "medium"
    case .large: return "large"
    case .fraction(let value): return "fraction \(value)"
    case .points(let value): return "height \(value)"
    case .custom(let name): return "custom " + self.name(name)
    }
  }
}
