import NavGraphCommandLine
import NavGraphSyntax

/// The output formats of `graph`.
enum Picture: String, CaseIterable {
  case dot, svg, png, pdf, html, mermaid, markdown, plantuml, json

  var isBinary: Bool { self == .png || self == .pdf }
  /// Whether the format can contain screenshots.
  var hasScreenshots: Bool { isColored || self == .json }
  /// Whether navgraph determines the colors.
  var isColored: Bool { [.dot, .svg, .png, .pdf, .html].contains(self) }

  /// Creates the format that the extension of a file name selects.
  init(fileName path: String) throws(Failure) {
    let name = Path.name(of: path)
    let ending = name.contains(".") ? String(name.split(separator: ".").last ?? "") : ""
    switch ending.lowercased() {
    case "gv": self = .dot
    case "htm": self = .html
    case "mmd": self = .mermaid
    case "md": self = .markdown
    case "puml": self = .plantuml
    case let ending:
      guard let picture = Picture(rawValue: ending) else {
        let known = Picture.allCases.map { "." + $0.rawValue }.joined(separator: " ")
        throw .usage("the name \(name) doesn't end with the extension of a format", help: "use one of \(known)")
      }
      self = picture
    }
  }
}
