import NavGraphModel
import NavGraphSyntax

// Texts in diagnostics
extension Checker {
  func name(of screen: ScreenID) -> String { graph.text(of: graph.screens[screen].declared.name) }

  func name(of content: Content) -> String { graph.declared(of: content).map { graph.text(of: $0.name) } ?? "it" }

  /// Returns the kind and the name of a content, such as "the screen `Chat`" or "the tabs `Main`".
  func noun(of content: Content) -> String {
    let kind =
      switch content {
      case .screen: "screen"
      case .stack: "stack"
      case .tabs: "tabs"
      case .split: "split"
      case .pages: "pages"
      case .modal: "modal"
      case .alert(let id): graph.alerts[id].kind == .alert ? "alert" : "confirm"
      case .unknown: "thing"
      }
    return "the \(kind) `\(name(of: content))`"
  }

  /// Returns the source text at a range on one line, shortened to 60 characters, for messages. An edit uses `code(at:)`.
  func source(at range: SourceRange) -> String {
    let words = code(at: range)
    return words.count > 60 ? words.prefix(57) + "..." : words
  }

  /// Returns the source text at a range on one line.
  func code(at range: SourceRange) -> String {
    guard Int(range.file.index) < graph.files.count else { return "" }
    let text = graph.files[Int(range.file.index)].text(in: range)
    return text.split { $0 == " " || $0.isNewline || $0 == "\t" }.joined(separator: " ")
  }

  func bytes(at range: SourceRange) -> ArraySlice<UInt8> {
    guard Int(range.file.index) < graph.files.count else { return [] }
    let bytes = graph.files[Int(range.file.index)].bytes
    let end = min(Int(range.end), bytes.count)
    return bytes[min(Int(range.start), end)..<end]
  }

  /// Returns the range of `word` if `range` begins with it, and nil otherwise.
  func word(_ word: String, at range: SourceRange) -> SourceRange? {
    guard bytes(at: range).starts(with: word.utf8) else { return nil }
    return SourceRange(file: range.file, start: range.start, end: range.start + UInt32(word.utf8.count))
  }

  /// Returns a note with a path to a place, such as "reached by: Main > chats > ChatList --open--> Chat".
  func reached(_ place: PlaceID) -> String { "reached by: \(places.way(to: place, in: graph))" }

  /// Returns the range of the instance that fills a slot: the content of a tab, column, page, or modal, or the argument of `present`.
  func source(of slot: SlotID) -> SourceRange? { instance(of: slot).map { graph.instances[$0].range } }

  func instance(of slot: SlotID) -> InstanceID? {
    let value = places.slots[slot]
    switch value.role {
    case .tab(let tab): return graph.tabs[tab].content
    case .page(let page): return graph.pages[page].instance
    case .accessory:
      guard let parent = value.parent, case .tabs(let tabs) = places.slots[parent].kind else { return nil }
      return graph.tabSets[tabs].accessory
    case .column(let column):
      guard let parent = value.parent, case .split(let split) = places.slots[parent].kind else { return nil }
      return graph.splits[split][column]
    case .unit:
      let unit = places.units[value.unit]
      if case .modal = unit.content { return unit.shown }
      if unit.kind == .root {
        return graph.roots.first { graph.instances[$0.instance].content == unit.content }?.instance
      }
      let first = firstPresentations[value.unit.index]
      guard first >= 0, let step = places.presentations[first].step, case .present(let instance, _) = graph.steps[step].action
      else { return nil }
      return instance
    }
  }

  /// Returns a description of a slot's position, such as "in the tab `chats`" or "where it is presented".
  func position(of slot: SlotID) -> String {
    switch places.slots[slot].role {
    case .tab(let tab): return "in the tab `\(graph.text(of: graph.tabs[tab].declared.name))`"
    case .accessory: return "as the accessory"
    case .column(let column): return "in the column `\(column.text)`"
    case .page: return "as a page"
    case .unit:
      let unit = places.units[places.slots[slot].unit]
      if case .modal = unit.content { return "in \(noun(of: unit.content))" }
      return unit.kind == .root ? "as the root" : "where it is presented"
    }
  }

  /// Returns labels for the contents that `list` leaves out, at their declarations.
  func further(_ contents: some Collection<Content>, after most: Int = 5, words: String) -> [Label] {
    contents.dropFirst(most).compactMap { content in graph.declared(of: content).map { Label(at: $0.nameRange, text: words) } }
  }

  /// Returns the names as a list, such as "Chat, Info and 3 more".
  func list(of names: [String], most: Int = 5) -> String {
    if names.count <= 1 { return names.first ?? "" }
    if names.count > most { return names.prefix(most).joined(separator: ", ") + " and \(names.count - most) more" }
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}
