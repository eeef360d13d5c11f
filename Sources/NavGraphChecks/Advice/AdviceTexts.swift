import NavGraphModel
import NavGraphSyntax

/// Help and fixes that several checks share.
extension Checker {
  /// Returns help that suggests adding an event to a screen, such as `on done -> pop to root`.
  func addingEvent(named name: String, action: String, to screen: ScreenID) -> Help {
    let owner = graph.screens[screen]
    let taken = Set(owner.events.map { graph.text(of: graph.events[graph.eventsOfScreens[$0].event].declared.name) })
    let verb = action.prefix { $0 != " " }
    let event = [name, "\(name)Here", "\(verb)Here"].first { !taken.contains($0) } ?? "\(name)\(taken.count)"
    let item = "on \(event) -> \(action)"
    let place = "`\(self.name(of: screen))`"
    guard let edit = adding(item: item, to: owner.declared) else { return "add an event to \(place) that leaves it" }
    return "add an event to \(place) that leaves it, such as \(Fix(code: item, edits: [edit]))"
  }

  /// Returns a fix that requires a guard without parameters on a screen or container, or nil if the guard has parameters, or if the
  /// position isn't known.
  func requiring(_ id: GuardID, on content: Content) -> Fix? {
    guard graph.guards[id].parameters.isEmpty, let declared = graph.declared(of: content) else { return nil }
    let uses = if case .screen(let screen) = content { graph.screens[screen].requires } else { graph.requirements(of: content) }
    return requiring(graph.text(of: graph.guards[id].declared.name), besides: uses, head: requiresPlace(in: declared))
  }

  /// Returns a fix that adds `allow` for a rule before `range`.
  func allowance(of rule: Rule, before range: SourceRange) -> Fix {
    let text = "allow \(rule.code) \"reason\""
    return Fix(code: text, edits: [.init(replacing: range.opening, with: "\(text)\n")])
  }

  func replacing(_ step: StepID, with text: String) -> Fix {
    Fix(code: text, edits: [.init(replacing: graph.steps[step].range, with: text)])
  }
}
