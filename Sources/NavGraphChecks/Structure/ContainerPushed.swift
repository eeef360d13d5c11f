import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let containerPushed = Rule(
    0502, .error, summary: "tabs, split or pages on a stack",
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
  func reportContainerPushed(_ content: Content, by verb: String, _ instance: InstanceID, _ range: SourceRange) {
    let name = name(content)
    let isPages = if case .pages = content { true } else { false }
    let be = isPages ? "are" : { if case .tabs = content { "are" } else { "is a" } }()
    let what = isPages ? "pages" : { if case .tabs = content { "tabs" } else { "split" } }()
    report(
      Diagnostic(
        .containerPushed,
        verb == "root"
          ? "`\(name)` \(be) \(what), but the root of a stack must be a screen"
          : "`\(name)` \(be) \(what), but a stack can only show screens",
        at: graph.instances[instance].range, "not a screen",
        secondary: graph.declared(content).map { [Label($0.nameRange, "declared here")] } ?? [],
        help: [verb == "root" ? "name a screen here" : presentingInstead(verb, instance, range)]))
  }

  /// Returns help that replaces the step by `present`, for content that a stack can't contain.
  func presentingInstead(_ verb: String, _ instance: InstanceID, _ range: SourceRange) -> Help {
    guard let word = word(verb, at: range) else { return "present it on top, or switch to it" }
    let fix = Fix(code: "present \(source(graph.instances[instance].range))", [.init(word, "present")])
    return "write \(fix) to show it on top, or switch to it"
  }
}
