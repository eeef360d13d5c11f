import Foundation
import LinkTables
import ReferenceLinks
import Repository
import Testing

/// Compares the output of `navgraph open - --json` for valid and hostile URLs with the reference.
@Suite struct ProgramComparisonTests {
  /// The program `navgraph`, next to the tests.
  private static let program: URL = {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("navgraph")
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return Repository.url(at: ".build/debug/navgraph")
  }()

  static let tables: [String: String] = {
    var tables = ["forge": LinkProgram(patterns: LinkTables.forge).source, "forum": LinkProgram(patterns: LinkTables.forum).source]
    for app in ["bluesky", "element-ios", "woocommerce-ios"] {
      guard let text = try? String(contentsOfFile: "\(LinkComparisonTests.folder)/\(app).tsv", encoding: .utf8) else { continue }
      tables[app] = AppTable(text, app: app).source(precedence: "narrowest")
    }
    var seed: UInt64 = 70_000 &+ TableSizes.seed
    while tables.count < 9 {
      seed += 1
      var maker = TableMaker(seed: seed)
      let source = maker.source()
      if ProgramLinks(source: source).errors.isEmpty { tables["random \(seed)"] = source }
    }
    return tables
  }()

  @Test(arguments: tables.keys.sorted()) func theProgramAgrees(name: String) throws {
    let links = ProgramLinks(source: ProgramComparisonTests.tables[name] ?? "")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "navgraph-open-\(ProcessInfo.processInfo.processIdentifier)-\(name.filter { $0.isLetter || $0.isNumber })")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func path(of name: String) -> String { folder.appendingPathComponent(name).path }
    try links.sources[0].write(toFile: path(of: "Links.navgraph"), atomically: true, encoding: .utf8)
    var maker = URLMaker(for: links.table, seed: 5 &+ TableSizes.seed)
    let urls = (0..<TableSizes.urls / 5).map { _ in maker.next() }
    try Data(urls.joined(separator: [UInt8(ascii: "\n")])).write(to: URL(fileURLWithPath: path(of: "urls")))
    try Data().write(to: URL(fileURLWithPath: path(of: "answers")))
    let process = Process()
    process.executableURL = ProgramComparisonTests.program
    process.arguments = ["open", "-", path(of: "Links.navgraph"), "--json"]
    process.standardInput = FileHandle(forReadingAtPath: path(of: "urls"))
    process.standardOutput = FileHandle(forWritingAtPath: path(of: "answers"))
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1, "some miss")
    let lines = try Data(contentsOf: URL(fileURLWithPath: path(of: "answers"))).split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == urls.count)
    var failures: [String] = []
    for (url, line) in zip(urls, lines) {
      let winners = links.table.winners(for: url)
      let object = try JSONSerialization.jsonObject(with: line) as? [String: Any] ?? [:]
      let expected = winners.count == 1 ? links.answer(for: winners[0]) : nil
      if ProgramComparisonTests.answer(from: object, origin: expected?.origin ?? "") != expected {
        let text = String(decoding: url.prefix(300), as: UTF8.self)
        failures.append(
          "\(text.debugDescription)\n    reference \(winners.map { "\(links.answer(for: $0))" })\n    program \(String(decoding: line.prefix(600), as: UTF8.self))"
        )
      }
    }
    #expect(failures.isEmpty, "\(failures.count):\n\(failures.prefix(4).joined(separator: "\n"))")
  }

  /// Returns the answer in a JSON object, or nil if no route matches.
  private static func answer(from object: [String: Any], origin: String) -> ProgramLinks.Answer? {
    guard let route = object["route"] as? String else { return nil }
    var parameters: [String] = []
    for (name, value) in object["parameters"] as? [String: Any] ?? [:] {
      if let text = value as? String { parameters.append(name + "=" + text) }
      if let texts = value as? [String], !texts.isEmpty { parameters.append(name + "=" + texts.map { "[" + $0 + "]" }.joined()) }
    }
    return ProgramLinks.Answer(
      route: route, alias: object["alias"] as? String, origin: origin,
      parameters: parameters.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) },
      ignored: (object["ignored"] as? [String] ?? []).sorted())
  }
}
