import NavGraphSyntax

/// Why a need changes nothing.
enum IdleNeed {
  /// The module has it itself.
  case own
  /// It is said before.
  case twice
  /// The module names it nowhere.
  case unused
}

extension Rule {
  /// A need that changes nothing.
  static let idleNeed = Rule(
    0349, .warning, summary: "a need that changes nothing",
    rationale: """
      `needs` is for what a module names and doesn't have. A need for something that the module declares itself, that it names nowhere, or
      that is said before, can go.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      guard signedIn
      screen Profile requires signedIn {
        title
      }
      module Selling
      needs screen Profile
      needs guard signedIn
      screen Home {
        on seller -> push Profile
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      guard signedIn
      screen Profile requires signedIn {
        title
      }
      module Selling
      needs screen Profile
      screen Home {
        on seller -> push Profile
      }
      """)
}

extension Diagnostic {
  static func idleNeed(
    _ what: String, of module: String, _ reason: IdleNeed, at range: SourceRange, _ other: SourceRange?, whole: SourceRange? = nil
  ) -> Diagnostic {
    let words =
      switch reason {
      case .own: (title: "`\(module)` has \(what) itself", label: "nobody else has to", other: "declared here")
      case .twice: (title: "`\(module)` needs \(what) twice", label: "said again", other: "first here")
      case .unused: (title: "`\(module)` doesn't use \(what)", label: "needed, and named nowhere in the module", other: "")
      }
    let fixes = whole.map { [Fix("remove the line", .always, [.init($0, "")])] } ?? []
    return Diagnostic(
      .idleNeed, words.title, at: range, words.label, secondary: other.map { [Label($0, words.other)] } ?? [], help: ["remove the line"],
      fixes: fixes)
  }
}
