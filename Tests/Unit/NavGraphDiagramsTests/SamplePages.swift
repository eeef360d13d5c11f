import Foundation
import NavGraphCompiler
import NavGraphSyntax
import Repository
import Testing

@testable import NavGraphDiagrams

/// Pages of apps, with pictures if Graphviz is installed.
enum SamplePages {
  static func source(_ name: String) throws -> String {
    let folder = Repository.url(at: "Samples/\(name)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".navgraph") }.sorted()
    return try names.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .map { $0.replacingOccurrences(of: "(?m)^import .*$", with: "", options: .regularExpression) }.joined(separator: "\n")
  }

  /// Returns the page of an app. With `isLarge`, it has an overview.
  static func page(_ text: String, isLarge: Bool = false, theme: Theme? = .light) throws -> String {
    let drawing = Drawing(text)
    func picture(_ diagram: Diagram) throws -> PageRenderer.Picture {
      if Graphviz.path == nil { return .text("no picture") }
      return .svg(try Graphviz.svg(try Graphviz.page(diagram, "a page").dot(in: theme ?? .light), "a page", ["-Kneato", "-n2"]))
    }
    var pictures = PagePictures(whole: try picture(drawing.diagram))
    if isLarge {
      let (overview, flows) = drawing.diagram.overviewWithFlows()
      (pictures.overview, pictures.flows) = (try picture(overview), flows)
    }
    let diagnostics = drawing.checked.diagnostics.map {
      PageRenderer.DiagnosticEntry(
        code: "\($0.code)", severity: $0.severity, message: $0.message, place: "App.navgraph:1:1", notes: $0.notes, help: $0.help)
    }
    return PageRenderer(
      of: drawing.diagram, pictures: pictures, diagnostics: diagnostics, theme: theme, facts: Compiler.pageFacts(of: drawing.checked)
    ).text
  }
}
