import NavGraphCompiler
import NavGraphSyntax
import Torture

/// Something that must survive any bytes.
struct FuzzTarget: Sendable {
  let name: String
  /// What is wrong with what came out; nil if nothing is.
  let complaint: @Sendable (SourceFile) -> String?

  /// Every target, from the bytes on. A new stage of the compiler adds its own here.
  static let all: [FuzzTarget] = [lexer, parser, formatter, checker]

  static let lexer = FuzzTarget(name: "lexer") { source in
    var names = NameTable()
    var findings: [Diagnostic] = []
    let tokens = lex(source, file: FileID(0), names: &names, diagnostics: &findings)
    return tokens.last?.kind == .endOfFile ? nil : "the last token is not the end"
  }

  static let parser = FuzzTarget(name: "parser") { source in
    var names = NameTable()
    var findings: [Diagnostic] = []
    let tree = parse(source, file: FileID(0), names: &names, diagnostics: &findings)
    for index in tree.nodes.indices where tree.nodes[index].kind == .pattern {
      let token = SyntaxNode(tree, index).token
      let pattern = parsePattern(token, in: tree, diagnostics: &findings)
      for placeholder in pattern.placeholders where placeholder.range.start < token.start || placeholder.range.end > token.end {
        return "a placeholder lies outside of its pattern"
      }
    }
    return Soundness.complaint(about: tree, findings)
  }

  static let formatter = FuzzTarget(name: "formatter") { Layout.complaint(about: $0) }

  static let checker = FuzzTarget(name: "checker") { source in
    let checked = Compiler.check(Compiler.parse([source]))
    for finding in checked.findings where finding.primary.range.end > source.bytes.count {
      return "\(finding.code) points outside of the file"
    }
    return nil
  }
}
