import NavGraphCompiler
import NavGraphSwift
import NavGraphSyntax

/// One program on its way through the compiler: its files, and what became of them.
struct Trial {
  var name: String
  var files: [SourceFile]
  var externalTypes: [(name: String, isCodable: Bool)]

  /// What the compiler made of it: Swift, what it has against the program, or what of it the output can't do.
  enum Outcome {
    case swift(files: [GeneratedSwift.File], tests: [GeneratedSwift.File], app: String)
    case refused([String])
    case unsupported([String])
  }

  var text: String { files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n") }

  func run(_ support: RuntimeSupport, tests: Bool) -> Outcome {
    let checked = Compiler.check(Compiler.parse(files))
    let errors = checked.findings.filter { $0.severity == .error }
    guard errors.isEmpty else { return .refused(errors.map { "\($0.code): \(Complaint.kind(of: $0.message))" }) }
    let app = checked.graph.app.map { checked.graph.text($0.declared.name) } ?? ""
    let swift = Compiler.swift(checked, support: support)
    let needed = swift.unsupported.filter(\.isNeeded)
    guard needed.isEmpty else { return .unsupported(needed.map(\.what)) }
    return .swift(
      files: swift.files,
      tests: tests ? Compiler.tests(checked, module: "Apps", support: support) : [], app: app)
  }

  /// The types that the app brings itself; those of a shrunk program are fewer.
  var ownTypes: String {
    externalTypes.map { type in
      "public struct \(type.name): Swift.Hashable, Swift.Sendable\(type.isCodable ? ", Swift.Codable" : "") { public init() {} }\n"
    }.joined()
  }
}
