import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

/// Every finding on one page, in Markdown: `Grammar/diagnostics.md`. Made of the same records as `explain`.
enum ReferencePage {
  static func text(_ rules: [Rule]) -> String {
    let rules = rules.sorted { $0.code < $1.code }
    let families = Set(rules.map(\.code.family)).sorted()
    var text = """
      # Findings

      Every kind of finding, with an example that gives it and one that doesn't. `\(Executable.name) explain NAV0602` prints the same. This page is \
      written by `\(Executable.name) explain --markdown`; a test holds it against the rules.

      A finding is an error, a warning or a note. `--deny`, `--warn` and `--allow` change that for one code, a family (`NAV06`) or all \
      `warnings`; errors of the families 01 to 04 and NAV0504 stay errors. A rule that is *off* runs when one of them asks for it. `allow NAV0601 "why"` \
      before an item of the source silences one code there.

      | family | findings |
      |---|---|

      """
    for family in families {
      let name = Explanation.family(family)
      let count = rules.filter { $0.code.family == family }.count
      text += "| [\(name)](#\(anchor(name))) | \(count) |\n"
    }
    for family in families { text += section(family, rules.filter { $0.code.family == family }) }
    return text
  }

  private static func section(_ family: Int, _ rules: [Rule]) -> String {
    var text = "\n## \(Explanation.family(family))\n\n| code | | finding | mended by |\n|---|---|---|---|\n"
    for rule in rules {
      text += "| [\(rule.code)](#\(anchor("\(rule.code)"))) | \(Explanation.severity(rule)) | \(cell(rule.summary)) | \(remedy(rule)) |\n"
    }
    for rule in rules { text += page(rule) }
    return text
  }

  private static func page(_ rule: Rule) -> String {
    var text = "\n### \(rule.code)\n\n**\(capitalized(rule.summary))** (\(Explanation.severity(rule))). \(Explanation.remedy(rule))\n\n"
    text += rule.rationale.split(separator: "\n").map { $0.trimmed }.joined(separator: "\n") + "\n"
    for (title, example) in [("This is reported:", rule.failing), ("This is not:", rule.corrected)] where !example.isEmpty {
      text += "\n\(title)\n\n```\n"
      for line in example.split(separator: "\n", omittingEmptySubsequences: false) { text += VisibleText.of(String(line)) + "\n" }
      text += "```\n"
    }
    return text
  }

  private static func remedy(_ rule: Rule) -> String {
    switch Compiler.remedy(for: rule) {
    case .automatic: "`\(OptionName.fix)`"
    case .offered: "a fix to look at"
    case .none: ""
    }
  }

  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// How GitHub names a heading.
  private static func anchor(_ heading: String) -> String {
    String(heading.lowercased().map { $0 == " " ? "-" : $0 })
  }
}

extension Substring {
  /// Without the spaces around it.
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
