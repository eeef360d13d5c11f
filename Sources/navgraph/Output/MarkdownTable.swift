import NavGraphCompiler

/// A table of GitHub's Markdown.
enum MarkdownTable {
  /// The cells are Markdown already.
  static func text(titles: [String], cells: [[String]]) -> String {
    var out = "| " + titles.map(plain).joined(separator: " | ") + " |\n|" + String(repeating: "---|", count: titles.count) + "\n"
    for row in cells { out += "| " + row.joined(separator: " | ") + " |\n" }
    return out
  }

  /// Text that is nothing but text: every mark of Markdown is escaped.
  static func plain(_ text: String) -> String {
    var out = ""
    for scalar in VisibleText.of(text).unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "!", "|", "~", "$", ":", "@":
        // An address or a name must not become a link or a mention.
        out += scalar == ":" || scalar == "@" ? "&#\(scalar.value);" : "\\" + String(scalar)
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// A span of code: its fence is longer than any run of backticks in it. The bar is the one mark that a table takes even there.
  static func span(_ text: String) -> String {
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
