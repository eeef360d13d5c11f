import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let zoomWithoutSource = Rule(
    number: 0922, severity: .warning, summary: "zoom without a source view",
    rationale: """
      `transition zoom` grows out of a view and shrinks back into it. The screen passes that view when it sends the event, which it can \
      only do if the event is `anchored`. Without a view the transition is the standard one.
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
  func checkZooms() {
    let isConcerned = graph.screens.contains { $0.transition == .zoom } || graph.modals.contains { $0.transition == .zoom }
    guard isConcerned else { return }
    var isAnchored: Set<Content> = []
    var first: [Content: (event: Event, range: SourceRange, taker: StepID?)] = [:]
    let lost = LostAnchors(graph: graph, places: places)
    for id in graph.events.ids {
      let event = graph.events[id]
      let takers = event.isAnchored ? lost.takers(of: id) : [:]
      for step in event.branches.flatMap({ graph.branches[$0].steps }) {
        let instance: InstanceID
        switch graph.steps[step].action {
        case .push(let pushed): instance = pushed
        case .present(let presented, _): instance = presented
        default: continue
        }
        var contents = [graph.instances[instance].content]
        // A bare screen in a modal uses the transition of the modal.
        if case .modal(let modal) = contents[0] {
          for inner in graph.contents(of: modal) {
            if case .screen = graph.instances[inner].content { contents.append(graph.instances[inner].content) }
          }
        }
        for content in contents {
          if event.isAnchored, takers[step] == nil { isAnchored.insert(content) }
          if first[content] == nil { first[content] = (event, graph.instances[instance].range, takers[step]) }
        }
      }
    }
    func check(_ content: Content, at range: SourceRange?) {
      guard let range, !isAnchored.contains(content) else { return }
      guard let way = first[content] else { return checkLinkedZoom(of: content, at: range) }
      if let taker = way.taker {
        let before = graph.steps[taker].range
        return report(
          Diagnostic(
            .zoomWithoutSource, message: "`\(name(of: content))` zooms out of a view that `\(source(at: before))` removes", at: range,
            label: "the standard transition", secondary: [Label(at: before, text: "removes the event's view from the screen")]))
      }
      let event = graph.text(of: way.event.declared.name)
      report(
        Diagnostic(
          .zoomWithoutSource, message: "`\(name(of: content))` zooms out of a view, but no event passes one on", at: range,
          label: "the standard transition",
          secondary: [Label(at: way.range, text: "`\(event)` is not anchored")],
          help: headEnd(of: way.event.declared).map {
            [
              "write \(Fix(code: "anchored", edits: [.init(replacing: $0, with: " anchored")])) after `\(event)`: its closure then takes the view"
            ]
          } ?? []))
    }
    for id in graph.screens.ids where graph.screens[id].transition == .zoom { check(.screen(id), at: graph.screens[id].transitionRange) }
    for id in graph.modals.ids where graph.modals[id].transition == .zoom { check(.modal(id), at: graph.modals[id].transitionRange) }
  }

  /// Reports a zooming content that only links show, because a link has no source view.
  private func checkLinkedZoom(of content: Content, at range: SourceRange) {
    func shows(_ branch: BranchID) -> Bool {
      graph.branches[branch].steps.contains { step in
        switch graph.steps[step].action {
        case .push(let instance), .present(let instance, _), .replace(let instance), .show(_, let instance?), .switchTo(let instance),
          .page(let instance), .openWindow(let instance):
          graph.instances[instance].content == content
        case .unknown: true
        default: false
        }
      }
    }
    // An outcome handler may show the content. An inline stack of it is another content.
    guard isSure, graph.branches.ids.allSatisfy({ !shows($0) }) else { return }
    let linked = graph.destinationSteps.first { step in
      switch step.kind {
      case .screen(let instance), .present(let instance, _): graph.instances[instance].content == content
      case .tab, .container, .column, .page: false
      }
    }
    guard let linked else { return }
    // If it is the lowest of a stack or column as well, another diagnostic reports it.
    if case .screen(let screen) = content, !places.places(of: screen).contains(where: { places.places[$0].flags.contains(.isPushed) }) {
      return
    }
    report(
      Diagnostic(
        .zoomWithoutSource, message: "`\(name(of: content))` zooms out of a view, but only links show it", at: range,
        label: "the standard transition",
        secondary: [Label(at: linked.range, text: "a link has no view to pass on")],
        fixes: [removalFix(of: "`transition`", at: range)]))
  }
}
