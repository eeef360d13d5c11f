import Foundation
import NavGraphCompiler
@testable import NavGraphDiagrams
import NavGraphSyntax
import Testing

/// A checked program with its diagram.
struct Drawing {
  let checked: CheckedProgram
  let diagram: Diagram

  init(_ text: String) {
    checked = Compiler.check(Compiler.parse([SourceFile(path: "App.navgraph", text: text)]))
    diagram = Compiler.diagram(of: checked)
  }

  func selected(_ change: (inout DiagramOptions) -> Void) throws -> Diagram {
    var options = DiagramOptions()
    change(&options)
    return try diagram.selected(by: options).get()
  }

  var dot: String { DotRenderer.text(of: diagram) }
}

extension Diagram {
  func card(_ title: String) throws -> Card { try #require(cards.first { $0.title == title }, "no card \(title)") }
  func group(_ title: String) throws -> Group { try #require(groups.first { $0.title == title }, "no group \(title)") }

  /// The arrows, as `A -push-> B` with the row where they start and their label.
  var arrows: [String] {
    func name(_ end: Link.End) -> String {
      switch end {
      case .card(let card): cards[card].title.isEmpty ? cards[card].kind.rawValue : cards[card].title
      case .group(let group): "[\(groups[group].title)]"
      }
    }
    return links.map { link in
      var from = name(link.from)
      if let row = link.row, case .card(let card) = link.from { from += ".\(cards[card].rows[row].text)" }
      return "\(from) -\(link.kind.rawValue)-> \(name(link.to))" + (link.label.isEmpty ? "" : " (\(link.label))")
    }
  }
}

/// The installed Graphviz.
enum Graphviz {
  static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/dot" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Whether missing Graphviz fails the tests instead of skipping them.
  static let isRequired = ProcessInfo.processInfo.environment["CI"] == "true"

  /// Returns the SVG of a DOT text. A message of Graphviz is a failure.
  static func svg(_ dot: String, _ what: String, _ arguments: [String] = []) throws -> String {
    String(decoding: try run(["-Tsvg"] + arguments, dot, what), as: UTF8.self)
  }

  /// Returns the output of `dot` with these arguments.
  static func run(_ arguments: [String], _ dot: String, _ what: String) throws -> [UInt8] {
    let program = try #require(path, "Graphviz is not installed")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(dot.utf8).write(to: folder.appendingPathComponent("in.dot"))
    try Data().write(to: folder.appendingPathComponent("err"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments + ["in.dot", "-o", "out"]
    process.currentDirectoryURL = folder
    process.standardError = try FileHandle(forWritingTo: folder.appendingPathComponent("err"))
    try process.run()
    process.waitUntilExit()
    let complaints = String(decoding: try Data(contentsOf: folder.appendingPathComponent("err")), as: UTF8.self)
    #expect(process.terminationStatus == 0 && complaints.isEmpty, "\(what): \(complaints)")
    return Array(try Data(contentsOf: folder.appendingPathComponent("out")))
  }

  /// Returns the layout of a diagram in regions.
  static func page(_ diagram: Diagram, _ what: String) throws -> PicturePage {
    let page = try RegionPicture.page(of: diagram) { text throws(any Error) in try run(["-Tjson0"], text, what) }
    return try #require(page, "\(what): `dot` was not understood")
  }
}
