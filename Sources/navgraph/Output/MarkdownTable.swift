import NavGraphCompiler

/// A table in GitHub's Markdown.
enum MarkdownTable {
  /// Returns a table. The cells must be Markdown.
  static func text(titles: [String], cells: [[String]]) -> String {
    var out = "| " + titles.map(plain).joined(separator: " | ") + " |\n|" + String(repeating: "---|", count: titles.count) + "\n"
    for row in cells { out += "| " + row.joined(separator: " | ") + " |\n" }
    return out
  }

  /// Returns plain text as Markdown, with every mark escaped.
  static func plain(_ text: String) -> String {
    var out = ""
    for scalar in VisibleText.of(text).unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "!", "|", "~", "$", ":", "@":
        // A URL or a name must not become a link or a mention.
        out += scalar == ":" || scalar == "@" ? "&#\(scalar.value);" : "\\" + String(scalar)
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// Returns a code span, whose fence is longer than any run of backticks in it. `|` is escaped, because a table also interprets it in
  /// code.
  static func span(of text: String) -> String {
    let text = VisibleText.of(text)
    if text.isEmpty { return "" }
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let needsRoom = text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ") && text.hasSuffix(" ")
    let inner = text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    return fence + (needsRoom ? " " + inner + " " : inner) + fence
  }
}
