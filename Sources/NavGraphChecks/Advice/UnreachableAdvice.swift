import NavGraphModel
import NavGraphSyntax

extension Checker {
  /// Returns help that suggests how to show content that is never shown.
  func unreachableAdvice(for content: Content) -> Help {
    switch content {
    case .screen(let id):
      let external = headEnd(after: graph.screens[id].declared).map {
        Fix(code: "external \"why\"", edits: [.init(replacing: $0, with: " external \"why\"")])
      }
      let mark: Help = external.map { "mark it \($0)" } ?? "mark it `external`"
      guard let event = event(showing: content) else { return "show it in a tab, with an event or with a route, \(mark), or remove it" }
      return "add an event that shows it, such as \(event), \(mark), or remove it"
    case .modal, .alert:
      guard let event = event(showing: content) else { return "present it with an event, or remove it" }
      return "add an event that presents it, such as \(event), or remove it"
    default: return "use it as a root, a tab or the content of something else, or remove it"
    }
  }

  /// Returns a fix that adds an event that shows the content. The event's screen is the first one in the same file that is shown, or else
  /// the first of all.
  private func event(showing content: Content) -> Fix? {
    guard let declared = graph.declared(of: content) else { return nil }
    func isFit(_ place: Place) -> Bool {
      let screen = graph.screens[place.screen]
      return places.reached.screens[place.screen.index] && !screen.declared.isPoisoned && !screen.isExternal
        && content != .screen(place.screen)
    }
    // Limits the time, because a file can have many places.
    let some = Array(places.places.lazy.filter(isFit).prefix(256))
    let near = some.filter { graph.screens[$0.screen].declared.range.file == declared.range.file }
    guard let place = near.first(where: { places.slots[$0.slot].hasPath }) ?? near.first ?? some.first else { return nil }
    let isScreen = if case .screen = content { true } else { false }
    let verb = isScreen && places.slots[place.slot].hasPath ? "push" : "present"
    let owner = graph.screens[place.screen]
    let name = graph.text(of: declared.name)
    let event = eventName(
      for: name, besides: Set(owner.events.map { graph.text(of: graph.events[graph.eventsOfScreens[$0].event].declared.name) }))
    let needed = graph.parameters(of: content).filter { graph.parameters[$0].defaultValue == nil }
    let types = needed.map { "\(graph.text(of: graph.parameters[$0].name)): \(graph.describe(graph.parameters[$0].type))" }
    let passed = needed.map { graph.text(of: graph.parameters[$0].name) }
    func list(of parts: [String]) -> String { parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))" }
    let item = "on \(event)\(list(of: types)) -> \(verb) \(name)\(list(of: passed))"
    return adding(item: item, to: owner.declared).map { Fix(code: item, edits: [$0]) }
  }

  /// Returns an event name such as `orderList` for `OrderList`, or another one if that name is taken.
  private func eventName(for name: String, besides taken: Set<String>) -> String {
    let own = name.prefix(1).lowercased() + name.dropFirst()
    let names = [own, "show\(name)", "open\(name)"]
    return names.first { !taken.contains($0) && !isReserved($0) } ?? "show\(name)Again"
  }

  private func isReserved(_ word: String) -> Bool { Keyword.allCases.contains { $0.isReserved && $0.text == word } }

  /// Returns the position at the end of the head of a declaration with attributes.
  func headEnd(after declared: Declared) -> SourceRange? {
    headEnd(in: SourceRange(file: declared.nameRange.file, start: declared.nameRange.end, end: declared.range.end))
  }
}
