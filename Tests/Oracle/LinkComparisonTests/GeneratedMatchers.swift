import Foundation
import NavGraphCompiler
import NavGraphModel
import ReferenceLinks
import Repository

/// The generated Swift of several apps, compiled into one program that prints how each app parses URLs.
struct GeneratedMatchers {
  struct App {
    var name: String
    var links: ProgramLinks
    /// The cases of the app's `Route`, in the order of the graph.
    var cases: [String]
  }
  /// The program's answer to one URL.
  struct Answer {
    var app: Int
    /// The URL as `URL` stores it, or nil if `URL` rejects it.
    var url: String?
    /// The route, or nil if no route matches.
    var route: String?
    var parameters: [String: String] = [:]
    var ignored: [String] = []
    /// The link of the route, if there is one.
    var link: String?
  }
  enum Problem: Error { case compiler(String), program(String) }

  let folder: URL
  let apps: [App]

  /// The folder of the test build, which contains the runtime.
  private static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// Writes the generated files of all apps into a folder.
  init(of programs: [(name: String, source: [(path: String, text: String)])], in folder: URL) throws {
    self.folder = folder
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var apps: [App] = []
    for (number, program) in programs.enumerated() {
      // Each app has a unique name, so that all can be in one module.
      let files = program.source.map { file in
        (path: file.path, text: GeneratedMatchers.renamed(file.text, to: "App\(number)"))
      }
      let swift = Compiler.swift(for: Compiler.check(Compiler.parse(files.map { .init(path: $0.path, text: $0.text) })))
      var cases: [String] = []
      for file in swift.files where !file.text.contains("import UIKit") && !file.text.contains("import SwiftUI") {
        if file.name.hasSuffix("Routes.swift") { cases = GeneratedMatchers.cases(in: file.text) }
        try GeneratedMatchers.write(file.text, name: file.name, in: folder)
      }
      // The app must supply its external types.
      let own = files.flatMap { file in
        file.text.split(separator: "\n").filter { $0.hasPrefix("extern type ") }.map {
          $0.dropFirst(12).prefix { $0.isLetter || $0.isNumber }
        }
      }
      try GeneratedMatchers.write(
        own.map { "struct \($0): Hashable, Sendable, Codable {}\n" }.joined(), name: "Own\(number).swift", in: folder)
      apps.append(App(name: program.name, links: ProgramLinks(files: files), cases: cases))
    }
    self.apps = apps
    let matchers = apps.indices.map { "  { answer(to: $0, App\($0).Route.match, { $0.url }) }," }.joined(separator: "\n")
    try GeneratedMatchers.write(
      "import Foundation\nimport NavGraphRuntime\n\nlet matchers: [@Sendable (URL) -> [String]] = [\n\(matchers)\n]\n"
        + GeneratedMatchers.main, name: "main.swift",
      in: folder)
  }

  private static func write(_ text: String, name: String, in folder: URL) throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  private static func renamed(_ source: String, to name: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasPrefix("app ") else { return String(line) }
      return "app \(name)" + (line.firstIndex(of: "{").map { " " + line[$0...] } ?? "")
    }.joined(separator: "\n")
  }

  /// Returns the names of the cases of `enum Route`.
  private static func cases(in text: String) -> [String] {
    let lines = text.split(separator: "\n").drop { !$0.contains("enum Route:") }.dropFirst()
    return lines.prefix { !$0.contains("func ") && !$0.contains(" var ") }.compactMap { line in
      let words = line.split(separator: " ")
      return words.first == "case" ? words[1].prefix { $0 != "(" }.filter { $0 != "`" } : nil
    }
  }

  // MARK: Running the program

  func compile() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
    let runtime = try FileManager.default.contentsOfDirectory(
      at: GeneratedMatchers.products.appendingPathComponent("NavGraphRuntime.build"), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "o" }.map(\.path).sorted()
    // On Linux, Foundation has no `String(localized:)`.
    let texts = Repository.url(at: "Tests/Headless/HeadlessFoundation/String+Localized.swift").path
    let output = try GeneratedMatchers.run(
      [
        "swiftc", "-swift-version", "6", "-wmo", "-warnings-as-errors", "-module-name", "Matchers", "-package-name", "matchers", "-o",
        "matchers",
      ]
        + ["-I", GeneratedMatchers.products.appendingPathComponent("Modules").path] + files + [texts] + runtime, in: folder)
    if output.code != 0 { throw Problem.compiler(String(output.text.prefix(4_000))) }
  }

  /// Returns the answers to URLs, each parsed by the app with that index.
  func answers(to urls: [(app: Int, url: [UInt8])]) throws -> [Answer] {
    let lines = urls.map { Array("\($0.app) ".utf8) + $0.url }.joined(separator: [UInt8(ascii: "\n")])
    try Data(lines).write(to: folder.appendingPathComponent("urls"))
    let output = try GeneratedMatchers.run(["./matchers", "urls", "answers"], in: folder)
    let text = try String(contentsOf: folder.appendingPathComponent("answers"), encoding: .utf8)
    let answers = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().enumerated().map { index, line in
      GeneratedMatchers.answer(from: line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init), app: urls[index].app)
    }
    if output.code != 0 || answers.count != urls.count {
      let culprit = answers.count < urls.count ? String(decoding: urls[answers.count].url, as: UTF8.self) : ""
      throw Problem.program("exit \(output.code) after \(answers.count) of \(urls.count): \(culprit)\n\(output.text)")
    }
    return answers
  }

  private static func answer(from cells: [String], app: Int) -> Answer {
    var answer = Answer(app: app)
    for cell in cells {
      let text = cell.dropFirst().removingPercentEncoding ?? ""
      switch cell.first {
      case "u": answer.url = text
      case "r": answer.route = text
      case "l": answer.link = text
      case "i": answer.ignored.append(text)
      case "p":
        // The split uses bytes, because a value may begin with a mark that combines with `=`.
        let halves = text.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        answer.parameters[String(Substring(halves[0]))] = String(Substring(halves[1]))
      default: break
      }
    }
    return answer
  }

  static func run(_ words: [String], in folder: URL) throws -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  static let hasCompiler = (try? run(["swiftc", "--version"], in: FileManager.default.temporaryDirectory))?.code == 0

  /// The program reads lines with the number of an app, a space, and a URL. It
  /// prints a line of cells for each, every cell a letter and an escaped text.
  private static let main = #"""
    func escaped(_ text: String) -> String { text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }

    func text(_ value: Any) -> String {
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .optional { return mirror.children.first.map { text($0.value) } ?? "nil" }
      if mirror.displayStyle == .collection { return mirror.children.map { "[" + text($0.value) + "]" }.joined() }
      if let value = value as? any NavGraph.URLValue { return value.urlText }
      return "?"
    }

    func answer<Route>(
      to url: URL, _ match: (URL) -> Result<NavGraph.LinkMatch<Route>, NavGraph.LinkError>, _ link: (Route) -> URL?
    ) -> [String] {
      guard case .success(let found) = match(url) else { return [] }
      var cells: [String] = []
      if let child = Mirror(reflecting: found.route).children.first {
        cells.append("r" + escaped(child.label ?? ""))
        let payload = Mirror(reflecting: child.value)
        for (label, value) in payload.children { cells.append("p" + escaped((label ?? "") + "=" + text(value))) }
      } else {
        cells.append("r" + escaped("\(found.route)"))
      }
      for key in found.ignored { cells.append("i" + escaped(key)) }
      if let link = link(found.route) {
        cells.append("l" + escaped(link.absoluteString))
        if case .success(let again) = match(link), again.route == found.route {} else { cells.append("r" + escaped("its own link is another's")) }
      }
      return cells
    }

    let input = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
    var output = ""
    for line in input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
      let number = Int(String(decoding: words[0], as: UTF8.self)) ?? 0
      var cells: [String] = []
      if let url = URL(string: String(decoding: words[1], as: UTF8.self)) {
        cells = ["u" + escaped(url.absoluteString)] + matchers[number](url)
      }
      output += cells.joined(separator: "\t") + "\n"
    }
    try output.write(toFile: CommandLine.arguments[2], atomically: true, encoding: .utf8)
    """#
}
