import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

// Refactorings that declare unknown names.
extension Refactorings {
  /// The code of an unknown name.
  private static let unknownName = Code(301)

  /// Returns the declarations that fit the use of an unknown name, and that cause no new errors.
  func missingDeclarations() -> [Refactoring] {
    let unknown = workspace.report.diagnostics.filter { diagnostic in
      diagnostic.code == Self.unknownName && diagnostic.primary.range.file == file && Int(diagnostic.primary.range.start) <= offset
        && offset <= Int(diagnostic.primary.range.end)
    }
    guard let place = unknown.first?.primary.range, let declaration, let use = use(at: Int(place.start)) else { return [] }
    let name = source.text(in: SourceRange(file: FileID(0), start: place.start, end: place.end))
    return declarations(of: name, for: use).compactMap { kind, text in
      let edit = insert(text, behind: declaration)
      return checked(Refactoring(title: "Create the \(kind) `\(name)`", kind: .create, edits: [edit])) { $0.severity == .error }
    }
  }

  /// The use of a name.
  private struct Use {
    /// The keyword of the action or clause.
    var keyword: Keyword
    /// The node with the arguments.
    var node: SyntaxNode
    /// The outcome handlers of what is presented.
    var arms: [ArmSyntax] = []
  }

  /// Returns the kinds and the texts of the declarations that a use can mean.
  private func declarations(of name: String, for use: Use) -> [(kind: String, text: String)] {
    let parameters = parameters(of: use.node)
    let screen = ("screen", "screen \(name)\(parameters)")
    switch use.keyword {
    case .requires: return [("guard", "guard \(name)\(parameters)")]
    case .uses: return [("events", "events \(name) {\n}")]
    case .when: return [("condition", "condition \(name)\(parameters)")]
    case .bar: return [("appearance", "appearance \(name) {\n}")]
    default: break
    }
    let kind = use.node.kind == .instance ? InstanceSyntax(use.node).kind : nil
    // A stack without a declaration has the name of its first screen.
    let isScreen = kind == nil || kind == .screen || kind == .stack
    guard use.keyword == .present else { return isScreen ? [screen] : [] }
    let buttons = use.arms.compactMap(\.name).filter { ![.finished, .dismissed].contains(Keyword($0)) }.map { tree.text(of: $0) }
    if kind == .alert || kind == nil && !buttons.isEmpty {
      let lines = ["title \"\(name)\""] + buttons.map { "button \($0) \"\($0.prefix(1).uppercased() + $0.dropFirst())\"" }
      return [("alert", "alert \(name)\(parameters) {\n  \(lines.joined(separator: "\n  "))\n}")]
    }
    let content = name + "Screen"
    let returns = use.arms.contains { $0.binding != nil } ? " returns String" : ""
    let modal = """
      modal \(name)\(parameters)\(returns) {
        content \(content)\(arguments(of: use.node))
      }

      screen \(content)\(parameters)
      """
    return (kind == nil || kind == .modal ? [("modal", modal)] : []) + (isScreen ? [screen] : [])
  }

  private func use(at place: Int) -> Use? {
    var found: Use?
    var (keyword, arms) = (Keyword.push, [ArmSyntax]())
    for index in tree.nodes.indices {
      let node = SyntaxNode(in: tree, at: index)
      guard Int(node.range.start) <= place, place < Int(node.range.end) else { continue }
      switch node.kind {
      case .sequence, .target: arms = node.child(ofKind: .arms)?.children.filter { $0.kind == .arm }.map(ArmSyntax.init) ?? []
      case .present:
        // The instances after the first one are steps in what is presented.
        let isFirst = PresentSyntax(node).instance.map { place < Int($0.range.end) } ?? true
        keyword = isFirst ? .present : .push
      case .requires: keyword = .requires
      case .uses: keyword = .uses
      case .barUse: keyword = .bar
      case .test: keyword = .when
      case .push, .replace, .switchRoot: keyword = .push
      case .typeUse: return nil
      case .instance, .guardUse, .oneTest: found = Use(keyword: keyword, node: node)
      case .reference: if found == nil || keyword == .uses { found = Use(keyword: keyword, node: node) }
      default: break
      }
    }
    found?.arms = arms
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
          return parameter.type == .unknown ? nil : program.graph.describe(parameter.type)
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
