import NavGraphSyntax

/// The reason why a need is redundant.
enum UnusedNeed {
  /// The module declares the name itself, at this range.
  case own(SourceRange)
  /// An earlier line, at this range, declares the same need.
  case twice(SourceRange)
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
  /// - Parameter line: The range that the fix removes.
  static func unusedNeed(
    _ what: String, of module: String, reason: UnusedNeed, at range: SourceRange, removing line: SourceRange? = nil
  ) -> Diagnostic {
    let (message, label, secondary): (String, String, [Label]) =
      switch reason {
      case .own(let declared): ("`\(module)` declares \(what) itself", "redundant", [Label(at: declared, text: "declared here")])
      case .twice(let first): ("`\(module)` needs \(what) twice", "the second line", [Label(at: first, text: "the first line")])
      case .unused: ("`\(module)` doesn't use \(what)", "never used in the module", [])
      }
    let fixes = line.map { [Fix("remove the line", applicability: .always, edits: [.init(replacing: $0, with: "")])] } ?? []
    return Diagnostic(
      .unusedNeed, message: message, at: range, label: label, secondary: secondary, help: ["remove the line"], fixes: fixes)
  }
}
