import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

// Refactorings that declare unknown names.
extension Refactorings {
  /// The code of an unknown name.
  private static let unknownName = Code(301)

  /// Returns declarations for an unknown name: a screen, or a modal if it is presented.
  func missingDeclarations() -> [Refactoring] {
    let unknown = workspace.report.diagnostics.filter { diagnostic in
      diagnostic.code == Self.unknownName && diagnostic.primary.range.file == file && Int(diagnostic.primary.range.start) <= offset
        && offset <= Int(diagnostic.primary.range.end)
    }
    guard let place = unknown.first?.primary.range, let declaration else { return [] }
    let name = source.text(in: SourceRange(file: FileID(0), start: place.start, end: place.end))
    guard let use = use(at: Int(place.start)) else { return [] }
    let parameters = parameters(of: use.instance)
    switch use.keyword {
    case .present:
      let screen = name + "Screen"
      let text = "modal \(name)\(parameters) {\n  content \(screen)\(arguments(of: use.instance))\n}\n\nscreen \(screen)\(parameters)"
      return [
        Refactoring(title: "Create the modal `\(name)`", kind: .create, edits: [insert(text, behind: declaration)]),
        Refactoring(
          title: "Create the screen `\(name)`", kind: .create, edits: [insert("screen \(name)\(parameters)", behind: declaration)]),
      ]
    case .requires:
      return [
        Refactoring(title: "Create the guard `\(name)`", kind: .create, edits: [insert("guard \(name)\(parameters)", behind: declaration)])
      ]
    case .uses:
      return [Refactoring(title: "Create the events `\(name)`", kind: .create, edits: [insert("events \(name) {\n}", behind: declaration)])]
    case .when:
      return [
        Refactoring(
          title: "Create the condition `\(name)`", kind: .create, edits: [insert("condition \(name)\(parameters)", behind: declaration)])
      ]
    default:
      return [
        Refactoring(
          title: "Create the screen `\(name)`", kind: .create, edits: [insert("screen \(name)\(parameters)", behind: declaration)])
      ]
    }
  }

  /// Returns the use of a name at a position: the keyword of the action or clause, and the node with its arguments.
  private func use(at place: Int) -> (keyword: Keyword, instance: SyntaxNode)? {
    var found: (Keyword, SyntaxNode)?
    var keyword = Keyword.push
    for index in tree.nodes.indices {
      let node = SyntaxNode(in: tree, at: index)
      guard Int(node.range.start) <= place, place < Int(node.range.end) else { continue }
      switch node.kind {
      case .present: keyword = .present
      case .requires: keyword = .requires
      case .uses: keyword = .uses
      case .test: keyword = .when
      case .push, .replace, .switchRoot: keyword = .push
      case .typeUse: return nil
      case .instance, .guardUse, .oneTest: found = (keyword, node)
      case .reference: if found == nil || keyword == .uses { found = (keyword, node) }
      default: break
      }
    }
    return found
  }

  /// Returns parameters with the types of the passed values: `(id: ChatID)`.
  private func parameters(of node: SyntaxNode) -> String {
    let written = argumentNames(of: node).map { name, value in "\(name): \(type(of: value) ?? "String")" }
    return written.isEmpty ? "" : "(\(written.joined(separator: ", ")))"
  }

  private func arguments(of node: SyntaxNode) -> String {
    let written = argumentNames(of: node).map(\.name)
    return written.isEmpty ? "" : "(\(written.joined(separator: ", ")))"
  }

  private func argumentNames(of node: SyntaxNode) -> [(name: String, value: ValueSyntax)] {
    (node.child(ofKind: .arguments)?.children.filter { $0.kind == .argument } ?? []).compactMap { child in
      let argument = ArgumentSyntax(child)
      guard let value = argument.value else { return nil }
      if let label = argument.label { return (tree.text(of: label), value) }
      if case .name(let token) = value.form { return (tree.text(of: token), value) }
      return nil
    }
  }

  private func type(of value: ValueSyntax) -> String? {
    switch value.form {
    case .name(let token):
      let place = SourceRange(file: file, start: token.start, end: token.end)
      guard let use = names.occurrences(in: file, at: Int(token.start)).first(where: { $0.range == place && !$0.isLabel }) else {
        return nil
      }
      for (number, program) in workspace.programs.enumerated() {
        if let declared = workspace.range(use.declaration, ofProgram: number),
          let parameter = program.graph.parameters.first(where: { $0.nameRange == declared })
        {
          return program.graph.describe(parameter.type)
        }
      }
      return nil
    case .integer: return "Int"
    case .decimal: return "Double"
    case .bool: return "Bool"
    case .string: return "String"
    default: return nil
    }
  }
}
