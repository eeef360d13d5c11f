import NavGraphCompiler
import NavGraphSyntax
import Torture

/// A stage of the compiler that must handle any bytes.
struct FuzzTarget: Sendable {
  let name: String
  /// Describes what is wrong with the output, or returns nil.
  let complaint: @Sendable (SourceFile) -> String?

  /// All targets. A new stage of the compiler adds its target here.
  static let all: [FuzzTarget] = [lexer, parser, formatter, checker, mender]

  static let lexer = FuzzTarget(name: "lexer") { source in
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    let tokens = lex(source, file: FileID(0), names: &names, diagnostics: &diagnostics)
    return tokens.last?.kind == .endOfFile ? nil : "the last token is not the end"
  }

  static let parser = FuzzTarget(name: "parser") { source in
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    let tree = parse(source, file: FileID(0), names: &names, diagnostics: &diagnostics)
    for index in tree.nodes.indices where tree.nodes[index].kind == .pattern {
      let token = SyntaxNode(in: tree, at: index).token
      let pattern = parsePattern(token, in: tree, names: &names, diagnostics: &diagnostics)
      for placeholder in pattern.placeholders where placeholder.range.start < token.start || placeholder.range.end > token.end {
        return "a placeholder lies outside of its pattern"
      }
    }
    return Soundness.complaint(about: tree, diagnostics: diagnostics)
  }

  static let formatter = FuzzTarget(name: "formatter") { Layout.complaint(about: $0) }

  static let checker = FuzzTarget(name: "checker") { source in
    let checked = Compiler.check(Compiler.parse([source]))
    for diagnostic in checked.diagnostics where diagnostic.primary.range.end > source.bytes.count {
      return "\(diagnostic.code) points outside of the file"
    }
    return nil
  }

  /// Checks that `check --fix` adds no syntax errors, and that a second run changes nothing.
  static let mender = FuzzTarget(name: "mender") { source in
    let check = { (changed: [ExactText: [UInt8]]) -> FixItRound in
      let file = changed[ExactText(source.path)].map { SourceFile(path: source.path, bytes: $0) } ?? source
      return FixItRound(files: [file], diagnostics: Compiler.check(Compiler.parse([file])).diagnostics)
    }
    let before = check([:])
    let mending = FixItApplier(from: before, mayEdit: { _ in true }, check: check)
    if mending.applied.isEmpty { return mending.changed.isEmpty ? nil : "the file changed without a fix" }
    let unread = { (checkup: FixItRound) in checkup.diagnostics.filter { $0.code.family <= 2 && $0.severity == .error }.count }
    let after = check(mending.changed)
    return unread(after) <= unread(before) ? nil : "there are more errors of reading than before"
  }
}
