import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let containerPushed = Rule(
    number: 0502, severity: .error, summary: "tabs, split or pages on a stack",
    rationale: """
      A stack only shows screens. Tabs and splits organize a whole window and pages a whole area, so they can contain stacks, but not the \
      other way round. Use the container as the root, a tab, a column or the content of a modal, or present it.
      """,
    failing: """
      app Mail {
        root stack Home
      }
      screen Home {
        on open -> push Boxes
      }
      split Boxes {
        sidebar Folders
        detail  stack Letter
      }
      screen Folders
      screen Letter
      """,
    corrected: """
      app Mail {
        root stack Home
      }
      screen Home {
        on open -> present Boxes
      }
      split Boxes {
        sidebar Folders
        detail  stack Letter
      }
      screen Folders
      screen Letter
      """)
}

extension Checker {
  func reportContainerPushed(_ content: Content, by verb: String, instance: InstanceID, at range: SourceRange) {
    let name = name(of: content)
    let isPages = if case .pages = content { true } else { false }
    let be = isPages ? "are" : { if case .tabs = content { "are" } else { "is a" } }()
    let what = isPages ? "pages" : { if case .tabs = content { "tabs" } else { "split" } }()
    report(
      Diagnostic(
        .containerPushed,
        message: verb == "root"
          ? "`\(name)` \(be) \(what), but the root of a stack must be a screen"
          : "`\(name)` \(be) \(what), but a stack can only show screens",
        at: graph.instances[instance].range, label: "not a screen",
        secondary: graph.declared(of: content).map { [Label(at: $0.nameRange, text: "declared here")] } ?? [],
        help: [verb == "root" ? "name a screen here" : presentingInstead(of: verb, instance: instance, at: range)]))
  }

  /// Returns help that replaces the step by `present`, for content that a stack can't contain.
  func presentingInstead(of verb: String, instance: InstanceID, at range: SourceRange) -> Help {
    guard let word = word(verb, at: range) else { return "present it on top, or switch to it" }
    let fix = Fix(code: "present \(source(at: graph.instances[instance].range))", edits: [.init(replacing: word, with: "present")])
    return "write \(fix) to show it on top, or switch to it"
  }
}
