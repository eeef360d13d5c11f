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
    run: { options, codes, console in
      let isColored = options.color.isColored(on: 1)
      if options.isMarkdown {
        guard codes.isEmpty else { throw Failure.usage("\(OptionName.markdown) prints all diagnostics and takes no CODE") }
        console.print(.file(of: ReferencePage.text(about: Compiler.rules)))
        return .clean
      }
      guard !codes.isEmpty else {
        console.print(Explanation.list(of: Compiler.rules, isColored: isColored))
        return .clean
      }
      for (index, code) in codes.enumerated() {
        if let family = Family(named: code) {
          console.print((index > 0 ? "\n" : "") + Explanation.list(of: family.rules, isColored: isColored))
          continue
        }
        let rule = try Compiler.rule(named: code)
        if index > 0 { console.print("\n") }
        console.print(Explanation.text(about: rule, isColored: isColored))
      }
      return .clean
    })
}

/// The texts of `explain` for a terminal. `ReferencePage` contains the same as Markdown.
enum Explanation {
  /// The maximum length of a line of prose, in characters.
  private static let width = 100

  /// Returns the page of one rule. It ends with a line break.
  static func text(about rule: Rule, isColored: Bool) -> TerminalText {
    let strong = { (text: TerminalText) in isColored ? text.inked(in: .strong) : text }
    var text = strong("\(rule.code): \(rule.summary)") + "\n\(severity(of: rule)), family \(family(numbered: rule.code.family))\n\n"
    text += TerminalText(lines: rule.rationale.split(separator: "\n\n").map { wrapped(String($0)) }.joined(separator: "\n"))
    let fixes = fixAvailability(of: rule)
    if !fixes.isEmpty { text += "\n\(fixes)\n" }
    if !rule.failing.isEmpty { text += "\n" + strong("Example with this diagnostic:") + "\n\n" + indented(rule.failing) }
    if !rule.corrected.isEmpty { text += "\n" + strong("Corrected:") + "\n\n" + indented(rule.corrected) }
    return text
  }

  /// Returns the codes with their severities and summaries, sorted by code, with a heading for each family.
  static func list(of rules: [Rule], isColored: Bool) -> TerminalText {
    var text = TerminalText()
    var family = -1
    for rule in rules.sorted(by: { $0.code < $1.code }) {
      if rule.code.family != family {
        family = rule.code.family
        let heading: TerminalText = "\(self.family(numbered: rule.code.family))"
        text += (text.isEmpty ? "" : "\n") + (isColored ? heading.inked(in: .strong) : heading) + "\n"
      }
      let word = rule.severity == .off ? "off" : rule.severity.word
      text += "  \(rule.code)  \(word)\(String(repeating: " ", count: max(1, 9 - word.count)))\(rule.summary)\n"
    }
    return text
  }

  /// Returns the heading of a family: "06 flow", or only the number of an unknown family.
  static func family(numbered number: Int) -> String {
    let names = [
      "lexical", "syntax", "names", "types", "structure", "flow", "routes", "guards", "platform", "style", "assertions",
    ]
    let digits = number < 10 ? "0\(number)" : "\(number)"
    return names.indices.contains(number - 1) ? "\(digits) \(names[number - 1])" : digits
  }

  /// Returns a sentence about the fixes for a rule's diagnostics; empty if there are none.
  static func fixAvailability(of rule: Rule) -> String {
    switch Compiler.fixItAvailability(of: rule) {
    case .automatic: "`\(Executable.name) check \(OptionName.fix)` fixes it."
    case .offered: "navgraph suggests a fix that you need to review."
    case .none: ""
    }
  }

  /// Returns the default severity of a rule in words.
  static func severity(of rule: Rule) -> String { rule.severity == .off ? "off by default" : rule.severity.word }

  /// Returns a paragraph with lines of at most `width` characters, unless a single word is longer.
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

  /// Returns the lines of an example, indented by four spaces.
  private static func indented(_ example: String) -> TerminalText {
    example.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}
