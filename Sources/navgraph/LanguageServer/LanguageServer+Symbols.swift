import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

extension LanguageServer {
  /// Returns the declarations of a document, with nested events of screens and groups and tabs of tab bars.
  mutating func symbols(of document: TextDocument) -> [JSON] {
    guard let (run, file) = analysis().place(of: document) else { return [] }
    let positions = TextPositions(in: document.bytes, encoding: encoding)
    var seen: Set<SourceRange> = []
    let outlines = run.workspace.programs.enumerated().flatMap { number, program in
      Outline(of: program.graph, withLinks: true).items(inFile: run.workspace.file(file, ofProgram: number)).filter {
        seen.insert($0.declared.range).inserted
      }
    }
    return outlines.map { $0.json(with: positions) }
  }

  /// Returns the declarations whose name contains the letters of the query in their order, ignoring case.
  mutating func symbols(matching query: String) -> [JSON] {
    var found: [JSON] = []
    var seen: Set<String> = []
    for run in analysis().runs {
      let converter = converter(for: run)
      for (number, program) in run.workspace.programs.enumerated() {
        for item in Outline(of: program.graph, withLinks: true).items {
          for (container, item) in [(nil, item)] + item.ownMembers.map({ (item.name, $0) })
          where LanguageServer.matches(item.name, query: query) {
            guard let file = run.workspace.number(of: item.declared.nameRange.file, inProgram: number) else { continue }
            let location: JSON = .object([
              ("uri", .string(converter.uri(of: file))), ("range", converter.positions(in: file).json(of: item.declared.nameRange)),
            ])
            var members: [(String, JSON)] = [
              ("name", .string(item.name)), ("kind", .number(item.kind.rawValue)), ("location", location),
            ]
            if let container { members.append(("containerName", .string(container))) }
            let symbol = JSON.object(members)
            if seen.insert(symbol.line).inserted { found.append(symbol) }
          }
        }
      }
    }
    return found
  }

  static func matches(_ name: String, query: String) -> Bool {
    var rest = query.lowercased()[...]
    for character in name.lowercased() where character == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
