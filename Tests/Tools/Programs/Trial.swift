import NavGraphCompiler
import NavGraphLinks
import NavGraphSwift
import NavGraphSyntax

/// One program and the result of compiling it.
struct Trial {
  var name: String
  var files: [SourceFile]
  var externalTypes: [(name: String, isCodable: Bool)]

  /// The compiler's result: Swift, the program's errors, or the features that the output doesn't support.
  enum Outcome {
    case swift(files: [GeneratedSwift.File], tests: [GeneratedSwift.File], app: String)
    case refused([String])
    case unsupported([String])
  }

  var text: String { files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n") }

  func run(tests: Bool) -> Outcome {
    let checked = Compiler.check(Compiler.parse(files))
    let missing = checked.diagnostics.filter { $0.severity == .error && $0.code == Code(394) }
    guard missing.isEmpty else { return .unsupported(missing.map(\.message)) }
    let errors = checked.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { return .refused(errors.map { "\($0.code): \(Complaint.kind(of: $0.message))" }) }
    let graph = checked.graph
    let app = graph.app.map { graph.text(of: $0.declared.name) } ?? ""
    let swift = Compiler.swift(for: checked)
    // The generated code of modules is compiled in the same module as the app. Their namespaces have the modules' names.
    let joined = swift.files + graph.modules.ids.flatMap { Compiler.swift(for: checked, module: $0).files }
    let tests = tests ? Compiler.tests(for: checked, module: "Apps") : []
    let modules = graph.modules.map { graph.text(of: $0.name) }
    return .swift(files: joined.map { $0.without(modules) }, tests: tests.map { $0.without(modules) }, app: app)
  }

  /// The source of the external types, which the app supplies. A shrunk program has fewer.
  var ownTypes: String {
    externalTypes.map { type in
      "public struct \(type.name): Swift.Hashable, Swift.Sendable\(type.isCodable ? ", Swift.Codable" : "") { public init() {} }\n"
    }.joined()
  }
}

extension GeneratedSwift.File {
  /// Returns the file without imports of these modules.
  fileprivate func without(_ modules: [String]) -> GeneratedSwift.File {
    if modules.isEmpty { return self }
    let imports = Set(modules.flatMap { ["import " + $0, "public import " + $0] })
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !imports.contains(String($0)) }
    return GeneratedSwift.File(name: name, text: lines.joined(separator: "\n"))
  }
}
