import NavGraphCompiler
import NavGraphSyntax

/// A converter from the diagnostics of a run to those of the protocol. It prepares each file once.
final class DiagnosticMessage {
  private let makePositions: (FileID) -> TextPositions
  private let makeURI: (FileID) -> String
  private var files: [FileID: (positions: TextPositions, uri: String)] = [:]

  init(positions: @escaping (FileID) -> TextPositions, uri: @escaping (FileID) -> String) {
    makePositions = positions
    makeURI = uri
  }

  func positions(in file: FileID) -> TextPositions { prepared(for: file).positions }

  func uri(of file: FileID) -> String { prepared(for: file).uri }

  private func prepared(for file: FileID) -> (positions: TextPositions, uri: String) {
    if let known = files[file] { return known }
    let made = (positions: makePositions(file), uri: makeURI(file))
    files[file] = made
    return made
  }

  func json(of diagnostic: Diagnostic) -> JSON {
    var members: [(String, JSON)] = [
      ("range", positions(in: diagnostic.primary.range.file).json(of: diagnostic.primary.range)),
      ("severity", .number(DiagnosticMessage.severity(of: diagnostic.severity))),
      ("code", .string(diagnostic.code.description)),
      ("source", .string("navgraph")),
      ("message", .string(DiagnosticMessage.text(of: diagnostic))),
    ]
    if let page = DiagnosticReference.installed[diagnostic.code] { members.append(("codeDescription", .object([("href", .string(page))]))) }
    if DiagnosticMessage.unnecessary.contains(diagnostic.code) { members.append(("tags", .array([.number(1)]))) }
    let related = diagnostic.secondary + diagnostic.further
    if !related.isEmpty {
      members.append(
        (
          "relatedInformation",
          .array(
            related.map { label in
              let place: JSON = .object([
                ("uri", .string(uri(of: label.range.file))), ("range", positions(in: label.range.file).json(of: label.range)),
              ])
              return .object([("location", place), ("message", .string(label.text.isEmpty ? "related" : label.text))])
            })
        ))
    }
    return .object(members)
  }

  /// Returns the message with the primary label, then notes and help, each on its own line.
  static func text(of diagnostic: Diagnostic) -> String {
    let first = diagnostic.message + (diagnostic.primary.text.isEmpty ? "" : ": " + diagnostic.primary.text)
    return ([first] + diagnostic.notes + diagnostic.help.map { "help: " + $0 }).joined(separator: "\n")
  }

  private static func severity(of severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    case .off: 4
    }
  }

  /// The codes whose range can be removed without changing the app: unused, redundant, and unreachable parts.
  static let unnecessary: Set<Code> = Set(
    [312, 314, 349, 391, 601, 608, 613, 705, 1008].map { Code($0) })
}
