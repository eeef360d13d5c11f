import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

/// The page about diagnostics that is installed with the program.
struct DiagnosticReference: Sendable {
  private static let name = "Grammar/reference/diagnostics.md"

  /// The page of this program. It has no links if the program was copied elsewhere without the page.
  static let installed = DiagnosticReference(aboveProgram: Installation.program)

  private let uri: String
  /// The line of each code's section, counted from 1.
  private var lines: [Code: Int] = [:]

  init(aboveProgram program: String) {
    let folder = Installation.folder(containing: [DiagnosticReference.name], above: program)
    let path = folder.map { Path.join($0, DiagnosticReference.name) } ?? ""
    uri = DocumentURI.uri(ofPath: path)
    guard !path.isEmpty, let bytes = try? Files.read(path) else { return }
    for (number, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      guard line.starts(with: "### NAV".utf8) else { continue }
      if let value = UInt16(String(decoding: line.dropFirst(7).prefix(4), as: UTF8.self)) { lines[Code(value)] = number + 1 }
    }
  }

  /// The URI of a code's section, which clients open at its line.
  subscript(code: Code) -> String? { lines[code].map { "\(uri)#L\($0)" } }
}
