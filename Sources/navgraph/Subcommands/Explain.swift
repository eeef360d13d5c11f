import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

extension Subcommand {
  static let explain = Subcommand(
    name: .explain,
    summary: "Explain a diagnostic, with an example that has it and a corrected one.",
    operands: "[CODE...]",
    discussion: """
      CODE is the code of a diagnostic (NAV0602, nav602, or 602) or a family (NAV06 or 06), whose diagnostics are listed. Without a CODE,
      all diagnostics are listed by family. --markdown prints all pages, as in Grammar/reference/diagnostics.md.
      """,
    options: { options in
      (isMarkdown: options.flag(.markdown, help: "Print the reference page of all diagnostics."), color: options.color())
    },
    examples: [
      ("\(Executable.name) explain NAV0602", "Explain the diagnostic NAV0602."),
      ("\(Executable.name) explain 06", "List the diagnostics of the family 06, flow."),
      ("\(Executable.name) explain", "List all diagnostics."),
    ],
    run: { options, words, console in
      let isColoured = options.color.isColoured(on: 1)
      if options.isMarkdown {
        guard words.isEmpty else { throw Failure.usage("\(OptionName.markdown) prints all diagnostics and takes no CODE") }
        console.print(.file(of: ReferencePage.text(about: Compiler.rules)))
        return .clean
      }
      guard !words.isEmpty else {
        console.print(Explanation.list(of: Compiler.rules, isColoured: isColoured))
        return .clean
      }
      for (index, word) in words.enumerated() {
        if let family = Family(named: word) {
          console.print((index > 0 ? "\n" : "") + Explanation.list(of: family.rules, isColoured: isColoured))
          continue
        }
        let rule = try Compiler.rule(named: word)
        if index > 0 { console.print("\n") }
        console.print(Explanation.text(about: rule, isColoured: isColoured))
      }
      return .clean
    })
}

/// The text of `explain`.
enum Explanation {
  private static let width = 100

  /// Returns the page of one rule.
  static func text(about rule: Rule, isColoured: Bool) -> TerminalText {
    let strong = { (text: TerminalText) in isColoured ? text.inked(in: .strong) : text }
    var text = strong("\(rule.code): \(rule.summary)") + "\n\(severity(of: rule)), family \(family(numbered: rule.code.family))\n\n"
    text += TerminalText(lines: rule.rationale.split(separator: "\n\n").map { wrapped(String($0)) }.joined(separator: "\n"))
    let remedy = remedy(for: rule)
    if !remedy.isEmpty { text += "\n\(remedy)\n" }
    if !rule.failing.isEmpty { text += "\n" + strong("Example with this diagnostic:") + "\n\n" + indented(rule.failing) }
    if !rule.corrected.isEmpty { text += "\n" + strong("Corrected:") + "\n\n" + indented(rule.corrected) }
    return text
  }

  /// Returns all codes with their summaries.
  static func list(of rules: [Rule], isColoured: Bool) -> TerminalText {
    var text = TerminalText()
    var family = -1
    for rule in rules.sorted(by: { $0.code < $1.code }) {
      if rule.code.family != family {
        family = rule.code.family
        let heading: TerminalText = "\(self.family(numbered: rule.code.family))"
        text += (text.isEmpty ? "" : "\n") + (isColoured ? heading.inked(in: .strong) : heading) + "\n"
      }
      let word = rule.severity == .off ? "off" : rule.severity.word
      text += "  \(rule.code)  \(word)\(String(repeating: " ", count: max(1, 9 - word.count)))\(rule.summary)\n"
    }
    return text
  }

  /// Returns the heading of a family: "06 flow".
  static func family(numbered number: Int) -> String {
    let names = [
      "lexical", "syntax", "names", "types", "structure", "flow", "routes", "guards", "platform", "style", "assertions",
    ]
    let digits = number < 10 ? "0\(number)" : "\(number)"
    return names.indices.contains(number - 1) ? "\(digits) \(names[number - 1])" : digits
  }

  /// Returns a sentence about the fixes for a rule's diagnostics; may be empty.
  static func remedy(for rule: Rule) -> String {
    switch Compiler.remedy(for: rule) {
    case .automatic: "`\(Executable.name) check \(OptionName.fix)` fixes it."
    case .offered: "navgraph suggests a fix that you need to review."
    case .none: ""
    }
  }

  static func severity(of rule: Rule) -> String { rule.severity == .off ? "off by default" : rule.severity.word }

  private static func wrapped(_ paragraph: String) -> String {
    var out = ""
    var column = 0
    for word in paragraph.split(whereSeparator: \.isWhitespace) {
      if column > 0, column + 1 + word.count > width {
        out += "\n"
        column = 0
      } else if column > 0 {
        out += " "
        column += 1
      }
      out += word
      column += word.count
    }
    return out + "\n"
  }

  private static func indented(_ example: String) -> TerminalText {
    example.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}
