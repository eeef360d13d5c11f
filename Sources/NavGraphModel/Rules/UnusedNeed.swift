import NavGraphSyntax

/// The reason why a need is redundant.
enum UnusedNeed {
  /// The module declares the name itself.
  case own
  /// An earlier line declares the same need.
  case twice
  /// The module never uses the name.
  case unused
}

extension Rule {
  static let unusedNeed = Rule(
    number: 0349, severity: .warning, summary: "redundant `needs` declaration",
    rationale: """
      `needs` declares what a module uses and doesn't declare.
      A line is redundant if the module declares the same name itself, never uses it, or already has the same line.
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
  static func unusedNeed(
    _ what: String, of module: String, reason: UnusedNeed, at range: SourceRange, other: SourceRange?, whole: SourceRange? = nil
  ) -> Diagnostic {
    let words =
      switch reason {
      case .own: (title: "`\(module)` declares \(what) itself", label: "redundant", other: "declared here")
      case .twice: (title: "`\(module)` needs \(what) twice", label: "the second line", other: "the first line")
      case .unused: (title: "`\(module)` doesn't use \(what)", label: "never used in the module", other: "")
      }
    let fixes = whole.map { [Fix("remove the line", applicability: .always, edits: [.init(replacing: $0, with: "")])] } ?? []
    return Diagnostic(
      .unusedNeed, message: words.title, at: range, label: words.label, secondary: other.map { [Label(at: $0, text: words.other)] } ?? [],
      help: ["remove the line"],
      fixes: fixes)
  }
}
