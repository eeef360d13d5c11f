import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let modalAsContent = Rule(
    number: 0503, severity: .error, summary: "modal or alert instead of a screen or a container",
    rationale: """
      A `modal` describes how content is presented, and an `alert` is a system dialog. Neither can be in a tab, a column, a page or a \
      stack. Present it, or name its content instead.
      """,
    failing: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home stack Home
        tab cart Cart
      }
      screen Home
      modal Cart { content stack CartList }
      screen CartList
      """,
    corrected: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home stack Home
        tab cart -> present Cart
      }
      screen Home
      modal Cart { content stack CartList }
      screen CartList
      """)
}

extension Checker {
  /// Reports a modal or an alert as the content of a tab, column, page, modal, or root.
  func inspectContent(_ instance: InstanceID, verb: SourceRange? = nil, isTab: Bool = false) {
    switch graph.instances[instance].content {
    case .modal, .alert: reportModalAsContent(graph.instances[instance].content, instance: instance, verb: verb, isTab: isTab)
    case .screen, .stack, .tabs, .split, .pages, .unknown: break
    }
  }

  func reportModalAsContent(_ content: Content, instance: InstanceID, verb: SourceRange?, isTab: Bool = false) {
    let name = name(of: content)
    let range = graph.instances[instance].range
    var fixes: [Fix] = []
    var help: Help = "present it from an event"
    if let verb {
      // `push M` becomes `present M`. The words between the verb and the name are removed.
      let head = SourceRange(file: verb.file, start: verb.start, end: range.start)
      // The text after a `/` has no separate verb.
      if !head.isEmpty { help = "write \(Fix(code: "present \(name)", edits: [.init(replacing: head, with: "present ")])) to show it" }
    } else if isTab {
      help =
        "write \(Fix(code: "-> present \(source(at: range))", edits: [.init(replacing: range.opening, with: "-> present ")])), so that the tab presents it"
    } else if case .modal(let modal) = content, let inner = graph.content(of: modal), graph.instances[inner].content != .unknown {
      let text = code(at: graph.instances[inner].range)
      help = "name its content, `\(text)`, or present it from an event"
      if graph.modals[modal].parameters.isEmpty {
        fixes = [Fix("name its content", applicability: .maybe, edits: [.init(replacing: range, with: text)])]
      }
    }
    let what = if case .modal = content { "a modal" } else { "an alert" }
    report(
      Diagnostic(
        .modalAsContent, message: "`\(name)` is \(what), which can only be presented", at: range,
        label: "\(what) instead of a screen or a container",
        secondary: graph.declared(of: content).map { [Label(at: $0.nameRange, text: "declared here")] } ?? [], help: [help], fixes: fixes))
  }
}
