import NavGraphCompiler
import NavGraphSyntax

// Requests about the places where the name at a position is declared and used.
extension LanguageServer {
  /// The names at the position of a request.
  struct NamedPlace {
    let run: Analysis.Run
    let file: FileID
    let document: TextDocument
    /// The occurrences at the position. There are several if a word names several declarations: the parameter and the value of an
    /// argument, or tabs of several tab bars.
    let occurrences: [NameIndex.Occurrence]
  }

  mutating func namedPlace(for parameters: JSON) throws(RequestError) -> NamedPlace? {
    let document = try document(for: parameters)
    guard let offset = TextPositions(in: document.bytes, encoding: encoding).offset(from: parameters["position"]),
      let (run, file) = analysis().place(of: document)
    else { return nil }
    let occurrences = run.names.occurrences(in: file, at: offset)
    return occurrences.isEmpty ? nil : NamedPlace(run: run, file: file, document: document, occurrences: occurrences)
  }

  mutating func definition(with parameters: JSON) throws(RequestError) -> JSON {
    guard let place = try namedPlace(for: parameters) else { return .null }
    let converter = converter(for: place.run)
    return .array(place.occurrences.map { LanguageServer.location(of: $0.declaration, with: converter) })
  }

  mutating func references(with parameters: JSON) throws(RequestError) -> JSON {
    guard let place = try namedPlace(for: parameters) else { return .null }
    let converter = converter(for: place.run)
    let includesDeclaration = if case .bool(false)? = parameters["context"]?["includeDeclaration"] { false } else { true }
    return .array(
      LanguageServer.named(at: place).filter { includesDeclaration || !$0.isDeclaration }.map {
        LanguageServer.location(of: $0.range, with: converter)
      })
  }

  mutating func highlights(with parameters: JSON) throws(RequestError) -> JSON {
    guard let place = try namedPlace(for: parameters) else { return .null }
    let positions = TextPositions(in: place.document.bytes, encoding: encoding)
    return .array(
      LanguageServer.named(at: place).filter { $0.range.file == place.file }.map { occurrence in
        .object([("range", positions.json(of: occurrence.range)), ("kind", .number(occurrence.isDeclaration ? 3 : 2))])
      })
  }

  /// The places of a parameter or placeholder that have its name and nothing else, so that a client can edit all of them at once; null
  /// if the name also is a label, a key, or in other files.
  mutating func linkedRanges(with parameters: JSON) throws(RequestError) -> JSON {
    guard let place = try namedPlace(for: parameters), place.occurrences.count == 1,
      let symbol = place.run.names.symbols[place.occurrences[0].declaration], symbol.kind == .parameter, symbol.reasonToKeep == nil
    else { return .null }
    let all = Self.named(at: place)
    let names = place.run.names
    let areSimple = all.allSatisfy { $0.range.file == place.file && !$0.isLabel && names.occurrences(at: $0.range).count == 1 }
    guard all.count > 1, areSimple else { return .null }
    let positions = TextPositions(in: place.document.bytes, encoding: encoding)
    return .object([("ranges", .array(all.map { positions.json(of: $0.range) })), ("wordPattern", .string("[A-Za-z_][A-Za-z0-9_]*"))])
  }

  /// All places that name what a place names, each once, in the order of the sources.
  private static func named(at place: NamedPlace) -> [NameIndex.Occurrence] {
    var seen: Set<SourceRange> = []
    let all = place.occurrences.flatMap { place.run.names.occurrences(of: $0.declaration) }.sorted { $0.range < $1.range }
    return all.filter { seen.insert($0.range).inserted }
  }

  static func location(of range: SourceRange, with converter: DiagnosticMessage) -> JSON {
    .object([("uri", .string(converter.uri(of: range.file))), ("range", converter.positions(in: range.file).json(of: range))])
  }
}
