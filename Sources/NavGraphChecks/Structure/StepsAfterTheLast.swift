import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let stepAfterLast = Rule(
    number: 0510, severity: .error, summary: "step after one that ends the sequence",
    rationale: """
      No step can follow `present`, `finish`, `close`, `open`, `browse`, `stay` or `restart`, because something new is on screen or the \
      screen itself was removed. Write the steps that run after something presented in its `then { ... }`. To open it deeper than it \
      begins, write a `/`: `present M / S`.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> present Sheet then push Detail
      }
      modal Sheet { content stack Help }
      screen Help
      screen Detail
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> present Sheet then { dismissed -> push Detail }
      }
      modal Sheet { content stack Help }
      screen Help
      screen Detail
      """)
}

extension Checker {
  func checkBranches() {
    for branch in graph.branches where branch.steps.count > 1 {
      for step in branch.steps.dropLast() {
        guard let verb = finalVerb(for: graph.steps[step].action) else { continue }
        // A step after a `/` runs in what the step opens.
        guard let following = branch.steps.first(where: { $0 > step && !graph.steps[$0].isInside }) else { continue }
        let next = graph.steps[following]
        // The range from the end of the last step that runs to the end of the sequence, including the `then` between them.
        var rest = graph.steps[StepID(raw: following.raw - 1)].range.closing
        for later in branch.steps where later >= following { rest = rest.union(graph.steps[later].range.closing) }
        let opening = graph.steps[step].range.union(graph.steps[StepID(raw: following.raw - 1)].range)
        let deeper = branch.steps.last == following ? deeper(in: graph.steps[step].action, next: next.action) : nil
        var help: [Help] = [
          verb == "present"
            ? "write the steps that run afterwards in `then { dismissed -> ... }`" : "move this step before it, or remove it"
        ]
        var fixes: [Fix] = []
        let isInside = isInside(next.action, of: graph.steps[step].action)
        if let deeper, isInside, branch.arms.isEmpty {
          let open = Fix(code: "\(source(at: opening)) / \(deeper)", edits: [.init(replacing: rest, with: " / \(deeper)")])
          help.insert("to open it deeper, write \(open)", at: 0)
        } else if deeper != nil {
          help.insert("to open it deeper, write the screen after a `/`", at: 0)
        }
        if branch.arms.isEmpty, !isInside { fixes = [fix(after: verb, at: rest, from: next.range)] }
        report(
          Diagnostic(
            .stepAfterLast, message: "nothing can follow `\(verb)`", at: next.range, label: "this never runs",
            secondary: [Label(at: graph.steps[step].range, text: "the sequence ends here")], help: help,
            fixes: fixes))
        break
      }
    }
  }

  /// Whether a step shows something inside the content that was just presented. Such a step was hardly meant to run after the dismissal.
  private func isInside(_ next: Action, of action: Action) -> Bool {
    guard case .present(let instance, _) = action else { return false }
    let content = graph.instances[instance].content
    switch (next, inner(of: content)) {
    case (.push(let pushed), _):
      guard case .screen(let screen) = graph.instances[pushed].content else { return false }
      return places.places(of: screen).contains { places.units[places.unit(of: $0)].content == content }
    case (.select(_, let tab), .tabs(let set)): return graph.tabs[graph.tabSets[set].tabs].contains { $0.declared.name == tab }
    case (.show(let column, _), .split(let split)): return graph.splits[split][column] != nil
    default: return false
    }
  }

  /// Returns the content of a modal if it is the same on all devices. Other contents are returned unchanged.
  private func inner(of content: Content) -> Content {
    guard case .modal(let modal) = content else { return content }
    let contents = graph.contents(of: modal)
    return contents.count == 1 ? graph.instances[contents[0]].content : .unknown
  }

  /// Returns the text after `/` for a step that could be meant inside the content that was just presented.
  private func deeper(in action: Action, next: Action) -> String? {
    guard case .present(let instance, _) = action else { return nil }
    switch (next, inner(of: graph.instances[instance].content)) {
    case (.push(let screen), .stack): return code(at: graph.instances[screen].range)
    case (.select(_, let tab), .tabs(let set)) where graph.tabs[graph.tabSets[set].tabs].contains { $0.declared.name == tab }:
      return graph.text(of: tab)
    case (.show(let column, let screen?), .split): return "\(column.text) \(code(at: graph.instances[screen].range))"
    default: return nil
    }
  }

  /// Returns a fix that runs the steps after a presentation when it is dismissed. For other verbs, the fix removes them.
  private func fix(after verb: String, at rest: SourceRange, from next: SourceRange) -> Fix {
    guard verb == "present" else {
      return Fix("remove the steps that never run", applicability: .maybe, edits: [.init(replacing: rest, with: "")])
    }
    let steps = SourceRange(file: rest.file, start: next.start, end: rest.end)
    let text = String(decoding: bytes(at: steps), as: UTF8.self)
    return Fix("run it after the dismissal", applicability: .maybe, edits: [.init(replacing: steps, with: "{ dismissed -> \(text) }")])
  }

  /// Returns the verb of an action that must be last, or nil for other actions.
  private func finalVerb(for action: Action) -> String? {
    switch action {
    case .present: "present"
    case .finish: "finish"
    case .close: "close"
    case .open: "open"
    case .openWindow: "open window"
    case .browse: "browse"
    case .stay: "stay"
    case .restart: "restart"
    default: nil
    }
  }
}
