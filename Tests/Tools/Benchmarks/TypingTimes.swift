// It reads the memory of the server from /proc, and needs pipes of Foundation.
#if canImport(Glibc)
import Foundation

/// Measures what a user who types waits for: the language server in its own process, an app in 60 files, and a script that types.
struct TypingTimes {
  /// The path of `navgraph`.
  let navgraph: String
  let folder: String
  let screens: Int
  /// How many characters are typed.
  let characters: Int
  private static let files = 60
  /// What is typed again and again: a new event in a screen.
  private static let line = "  on extra(id: ItemID) -> push Item0x1(id)\n"

  static let heading = "screens  keystrokes  open  diagnostics: median    99 %  completion: median    99 %  peak MiB   (milliseconds)"

  /// The row of the table; nil if the server doesn't answer.
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
    // Only new text is published: a mistake is there from the beginning, so that each keystroke has an answer.
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
      // Every fourth keystroke the editor asks for completion as well, before it has the diagnostics.
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

  /// Writes the app into files of about the same size, without imports: a folder is one app.
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

  /// The number of the line after the head of the first screen.
  private static func lineAfterHead(_ text: String) -> Int? {
    text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.hasPrefix("screen Item") && $0.hasSuffix("{") }.map {
      $0 + 1
    }
  }
}

extension [Double] {
  /// The value that a part of the values doesn't exceed.
  fileprivate func part(_ part: Double) -> Double { isEmpty ? 0 : sorted()[Swift.min(count - 1, Int(Double(count) * part))] }
}
#endif
