import NavGraphSyntax

/// The use of a text: what it is shown in, and as what.
package enum TextUse: Hashable, Sendable {
  case title(ScreenID)
  case subtitle(ScreenID)
  /// The title of the Back button on the next screen.
  case back(ScreenID)
  case tab(TabID)
  case section(SectionID)
  case alertTitle(AlertID)
  case message(AlertID)
  case placeholder(AlertID)
  case initial(AlertID)
  case button(ButtonID, of: AlertID)
}

extension NavigationGraph {
  /// The user-visible texts with their uses: screens, tab bars, and alerts, each in source order.
  package var textUses: [(use: TextUse, text: TextID)] {
    var found: [(TextUse, TextID)] = []
    func add(_ use: TextUse, text: TextID?) { if let text { found.append((use, text)) } }
    for id in screens.ids {
      add(.title(id), text: screens[id].title)
      add(.subtitle(id), text: screens[id].subtitle)
      add(.back(id), text: screens[id].backTitle)
    }
    for id in sections.ids { add(.section(id), text: sections[id].title) }
    for id in tabs.ids { add(.tab(id), text: tabs[id].title) }
    for id in alerts.ids {
      add(.alertTitle(id), text: alerts[id].title)
      add(.message(id), text: alerts[id].message)
      add(.placeholder(id), text: alerts[id].field?.placeholder)
      add(.initial(id), text: alerts[id].field?.initial)
      for button in alerts[id].buttons { add(.button(button, of: id), text: buttons[button].title) }
    }
    return found
  }

  /// Returns a comment for translators: the use of a text, and its documentation. For example: `Title of the screen Shelf: All books.`
  ///
  /// It has no line number, with which it would change after every edit above it.
  package func comment(on use: TextUse) -> String {
    let (place, declared) = description(of: use)
    let doc = docLines(in: declared.doc).filter { !$0.isEmpty }.joined(separator: " ")
    return doc.isEmpty ? place : place + ": " + doc
  }

  private func description(of use: TextUse) -> (String, Declared) {
    func words(_ what: String, for declared: Declared) -> (String, Declared) { (what + " " + text(of: declared.name), declared) }
    func kind(of id: AlertID) -> String { alerts[id].kind == .alert ? "the alert" : "the action sheet" }
    func field(of id: AlertID) -> String { alerts[id].field.map { text(of: $0.name) } ?? "" }
    switch use {
    case .title(let id): return words("Title of the screen", for: screens[id].declared)
    case .subtitle(let id): return words("Subtitle of the screen", for: screens[id].declared)
    case .back(let id): return words("Back button to the screen", for: screens[id].declared)
    case .tab(let id):
      return (text(of: tabs[id].declared.name).isEmpty ? "Tab" : "Tab " + text(of: tabs[id].declared.name), tabs[id].declared)
    case .section(let id):
      let name = text(of: sections[id].declared.name)
      return (name.isEmpty ? "Section of tabs" : "Section of tabs " + name, sections[id].declared)
    case .alertTitle(let id): return words("Title of \(kind(of: id))", for: alerts[id].declared)
    case .message(let id): return words("Message of \(kind(of: id))", for: alerts[id].declared)
    case .placeholder(let id): return words("Placeholder of the field \(field(of: id)) of \(kind(of: id))", for: alerts[id].declared)
    case .initial(let id): return words("Initial text of the field \(field(of: id)) of \(kind(of: id))", for: alerts[id].declared)
    case .button(let button, let id):
      return ("Button \(text(of: buttons[button].name)) of \(kind(of: id)) \(text(of: alerts[id].declared.name))", alerts[id].declared)
    }
  }
}
