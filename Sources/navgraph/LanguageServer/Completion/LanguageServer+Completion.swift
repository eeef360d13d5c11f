import NavGraphCommandLine
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

extension LanguageServer {
  /// What can be written at a position: keywords, names, and in texts patterns and paths.
  mutating func completion(_ parameters: JSON) throws(RequestError) -> JSON {
    let document = try document(parameters)
    let positions = TextPositions(document.bytes, encoding)
    guard let offset = positions.offset(parameters["position"]), let (run, file) = analysis().place(of: document) else { return .null }
    let bytes = document.bytes
    if let text = TextCompletion(bytes, at: offset) {
      let items = text.items(in: run.workspace, file)
      return .array(items.map { $0.json(replacing: positions.json(text.range), hasSnippets: hasSnippets, positions) })
    }
    let (program, number) = Self.files(with: file, in: run.workspace)
    let others = run.inputURI == nil ? Importable(beside: program[number], in: program).files : []
    let completion = Completion(in: program + others, number, at: offset)
    let dot = UInt8(ascii: ".")
    let isAfterDot = completion.range.lowerBound > 0 && bytes[completion.range.lowerBound - 1] == dot
    let hasArguments = offset < bytes.count && bytes[offset] == UInt8(ascii: "(")
    let range = positions.json(completion.range)
    let offers = completion.offers.map { offer in
      var item = CompletionItem(offer, in: completion.graph, isAfterDot: isAfterDot, hasArguments: hasArguments)
      if case .content(let content) = offer, let home = completion.graph.declared(content).map({ Int($0.nameRange.file.index) }),
        home >= program.count
      {
        item.addition = Importable.edit(importing: others[home - program.count].path, in: program[number])
        item.rank = 7
      }
      return item.json(replacing: range, hasSnippets: hasSnippets, positions)
    }
    let keywords =
      isAfterDot ? [] : completion.keywords.map { CompletionItem($0).json(replacing: range, hasSnippets: hasSnippets, positions) }
    return .array(offers + keywords)
  }

  /// The files of the program that a file belongs to, and the number of the file among them.
  private static func files(with file: FileID, in workspace: Workspace) -> ([SourceFile], Int) {
    for (number, program) in workspace.programs.enumerated() {
      guard let own = workspace.file(file, ofProgram: number) else { continue }
      return (program.graph.files, Int(own.index))
    }
    return ([workspace.sources[Int(file.index)]], 0)
  }
}
