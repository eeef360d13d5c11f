import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A zoom that has no view to grow out of.
  static let zoomWithoutSource = Rule(
    0922, .warning, summary: "a zoom without a view to grow out of",
    rationale: """
      `transition zoom` grows out of a view and shrinks back into it. The screen hands that view over where it sends the event, which it can \
      do only if the event is `anchored`. Without a view the transition is the standard one.
      """,
    failing: """
      app Gallery {
        root stack Rooms
      }
      screen Rooms {
        on picture -> push Picture
      }
      screen Picture {
        transition zoom
      }
      """,
    corrected: """
      app Gallery {
        root stack Rooms
      }
      screen Rooms {
        on picture anchored -> push Picture
      }
      screen Picture {
        transition zoom
      }
      """)
}

extension Checker {
  mutating func checkZooms() {
    let isConcerned = graph.screens.contains { $0.transition == .zoom } || graph.modals.contains { $0.transition == .zoom }
    guard isConcerned else { return }
    var isAnchored: Set<Content> = []
    var first: [Content: (event: Event, range: SourceRange)] = [:]
    for event in graph.events {
      for step in event.branches.flatMap({ graph.branches[$0].steps }) {
        let instance: InstanceID
        switch graph.steps[step].action {
        case .push(let pushed): instance = pushed
        case .present(let presented, _): instance = presented
        default: continue
        }
        let content = graph.instances[instance].content
        if event.isAnchored { isAnchored.insert(content) }
        if first[content] == nil { first[content] = (event, graph.instances[instance].range) }
      }
    }
    func check(_ content: Content, _ range: SourceRange?) {
      guard let range, !isAnchored.contains(content), let way = first[content] else { return }
      let event = graph.text(way.event.declared.name)
      report(
        Diagnostic(
          .zoomWithoutSource, "`\(name(content))` zooms out of a view, but no event hands one over", at: range,
          "the standard transition",
          secondary: [Label(way.range, "`\(event)` is not anchored")],
          help: ["write `on \(event) anchored`: its closure then takes the view"],
          fixes: headEnd(of: way.event).map { [Fix("make the event `anchored`", .maybe, [.init($0, " anchored")])] } ?? []))
    }
    for id in graph.screens.ids where graph.screens[id].transition == .zoom { check(.screen(id), graph.screens[id].transitionRange) }
    for id in graph.modals.ids where graph.modals[id].transition == .zoom { check(.modal(id), graph.modals[id].transitionRange) }
  }
}
