import NavGraphCommandLine
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

extension LanguageServer {
  /// What can be written at a position: keywords, names, and in texts patterns and paths.
  mutating func completion(_ parameters: JSON) throws(RequestError) -> JSON {
    let document = try document(parameters)
    let positions = TextPositions(document.bytes, encoding)
    guard let offset = positions.offset(parameters["position"]) else { return .null }
    let bytes = document.bytes
    if let text = TextCompletion(bytes, at: offset) {
      guard let (run, file) = analysis().place(of: document) else { return .null }
      let items = text.items(in: run.workspace, file)
      return .array(items.map { $0.json(replacing: positions.json(text.range), hasSnippets: hasSnippets, positions) })
    }
    guard let (run, file) = arrangement().place(of: document), let found = program(with: file, in: run)
    else { return .null }
    var program = found.program
    let (number, own) = (found.file, program.files.count)
    let source = SourceFile(path: program.files[Int(number.index)].path, bytes: bytes)
    let others = run.inputURI == nil ? Importable(beside: source, in: program.files).files : []
    for other in others { _ = program.add(other) }
    let completion = Completion(in: program, number, bytes, at: offset)
    let dot = UInt8(ascii: ".")
    let isAfterDot = completion.range.lowerBound > 0 && bytes[completion.range.lowerBound - 1] == dot
    let hasArguments = offset < bytes.count && bytes[offset] == UInt8(ascii: "(")
    let range = positions.json(completion.range)
    let offers = completion.offers.map { offer in
      var item = CompletionItem(offer, in: completion.graph, isAfterDot: isAfterDot, hasArguments: hasArguments)
      if case .content(let content) = offer, let home = completion.graph.declared(content).map({ Int($0.nameRange.file.index) }),
        home >= own
      {
        item.addition = Importable.edit(importing: others[home - own].path, in: source)
        item.rank = 7
      }
      return item.json(replacing: range, hasSnippets: hasSnippets, positions)
    }
    let keywords =
      isAfterDot ? [] : completion.keywords.map { CompletionItem($0).json(replacing: range, hasSnippets: hasSnippets, positions) }
    return .array(offers + keywords)
  }

  /// The program that a file belongs to, with the texts of open documents, and the number of the file in it.
  private func program(with file: FileID, in run: Analysis.Run) -> (program: Program, file: FileID)? {
    for number in run.workspace.programs.indices {
      guard let own = run.workspace.file(file, ofProgram: number) else { continue }
      var program = run.parsed(program: number)
      for (index, source) in program.files.enumerated() where FileID(index) != own {
        guard let open = documents.values.first(where: { ($0.path ?? $0.uri).isExactly(run.key(ofPath: source.path)) }),
          open.bytes != source.bytes
        else { continue }
        program = program.replacing(FileID(index), with: SourceFile(path: source.path, bytes: open.bytes))
      }
      return (program, own)
    }
    return nil
  }
}
