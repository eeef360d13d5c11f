// This code reads the server's memory from /proc and uses Foundation's pipes.
#if canImport(Glibc)
import Foundation

/// Measures the response times of the language server while a script types, in an app of 60 files.
struct TypingTimes {
  /// The path of `navgraph`.
  let navgraph: String
  let folder: String
  let screens: Int
  /// The number of characters that are typed.
  let characters: Int
  private static let files = 60
  /// The line that is typed repeatedly: a new event of a screen.
  private static let line = "  on extra(id: ItemID) -> push Item0x1(id)\n"

  static let heading = "screens  keystrokes  open  diagnostics: median    99 %  completion: median    99 %  peak MiB   (milliseconds)"

  /// Returns the row of the table, or nil if the server doesn't respond.
  func row() -> String? {
    let paths = write()
    defer { for path in paths { unlink(path) } }
    guard let target = paths.first(where: { ((try? String(contentsOfFile: $0, encoding: .utf8)) ?? "").contains("screen Item2x") }),
      let text = try? String(contentsOfFile: target, encoding: .utf8), let server = LanguageServerProcess(navgraph)
    else { return nil }
    defer { server.end() }
    let clock = ContinuousClock()
    func timed(_ work: () -> Bool) -> Double? {
      let start = clock.now
      return work() ? start.duration(to: clock.now) / .milliseconds(1) : nil
    }
    let uri = "file://" + target
    let root = "[{\"uri\":\"file://\(folder)/typing\",\"name\":\"typing\"}]"
    // The server publishes only changed diagnostics. An error is present from the beginning, so that each keystroke has a response.
    let mistake = text + "screen Unused\n"
    let open = timed {
      server.request("initialize", "{\"capabilities\":{},\"workspaceFolders\":\(root)}") != nil
        && server.notify(
          "textDocument/didOpen",
          "{\"textDocument\":{\"uri\":\"\(uri)\",\"languageId\":\"navgraph\",\"version\":1,\"text\":\(server.quoted(mistake))}}")
        && server.awaitDiagnostics(of: uri, version: 1)
    }
    guard let open, let place = TypingTimes.lineAfterHead(mistake) else { return nil }
    var diagnostics: [Double] = []
    var completions: [Double] = []
    var (line, character, version) = (place, 0, 1)
    let typed = Array(TypingTimes.line)
    for index in 0..<characters {
      let next = typed[index % typed.count]
      version += 1
      let position = "{\"line\":\(line),\"character\":\(character)}"
      let change = "{\"range\":{\"start\":\(position),\"end\":\(position)},\"text\":\(server.quoted(String(next)))}"
      let document = "{\"uri\":\"\(uri)\",\"version\":\(version)}"
      let edit = "{\"textDocument\":\(document),\"contentChanges\":[\(change)]}"
      if next == "\n" { (line, character) = (line + 1, 0) } else { character += 1 }
      // At every fourth keystroke, the editor also requests completion, before it has the diagnostics.
      if index % 4 == 3 {
        let request = "{\"textDocument\":{\"uri\":\"\(uri)\"},\"position\":{\"line\":\(line),\"character\":\(character)}}"
        guard server.notify("textDocument/didChange", edit),
          let time = timed({ server.request("textDocument/completion", request) != nil }),
          server.awaitDiagnostics(of: uri, version: version)
        else { return nil }
        completions.append(time)
      } else {
        guard let time = timed({ server.notify("textDocument/didChange", edit) && server.awaitDiagnostics(of: uri, version: version) })
        else {
          return nil
        }
        diagnostics.append(time)
      }
    }
    let peak = server.peakMiB()
    let figures = [open, diagnostics.part(0.5), diagnostics.part(0.99), completions.part(0.5), completions.part(0.99), peak]
    let widths = [6, 21, 8, 20, 8, 10]
    return column(String(screens), 7) + column(String(characters), 12) + zip(figures, widths).map { column(fixed($0, 1), $1) }.joined()
  }

  /// Writes the app into files of about the same size. They need no imports, because a folder is one app.
  private func write() -> [String] {
    var text = ""
    SyntheticApp(screens: screens).write { text += $0 }
    // Declarations begin in the first column.
    var parts: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.first?.isLetter == true || parts.isEmpty { parts.append("") }
      parts[parts.count - 1] += line + "\n"
    }
    mkdir(folder + "/typing", 0o700)
    return (0..<TypingTimes.files).map { file in
      let range = parts.count * file / TypingTimes.files..<parts.count * (file + 1) / TypingTimes.files
      let path = folder + "/typing/Part\(file).navgraph"
      _ = writeFile(path) { put in for part in parts[range] { put(part) } }
      return path
    }
  }

  /// Returns the index of the line after the head of the first screen.
  private static func lineAfterHead(_ text: String) -> Int? {
    text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.hasPrefix("screen Item") && $0.hasSuffix("{") }.map {
      $0 + 1
    }
  }
}

extension [Double] {
  /// Returns a quantile of the values by its nearest rank, such as the median for 0.5.
  fileprivate func part(_ part: Double) -> Double {
    isEmpty ? 0 : sorted()[Swift.max(0, Int((Double(count) * part).rounded(.up)) - 1)]
  }
}
#endif
