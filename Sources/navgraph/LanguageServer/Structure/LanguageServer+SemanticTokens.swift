import NavGraphCompiler
import NavGraphSyntax

extension LanguageServer {
  /// The semantic tokens of a document that the client has.
  struct SentTokens {
    var id: Int
    var numbers: [Int]
  }

  mutating func semanticTokens(with parameters: JSON, in range: JSON? = nil) throws(RequestError) -> JSON {
    let document = try document(for: parameters)
    let numbers = tokens(of: document, in: range)
    guard range == nil else { return .object([("data", .array(numbers.map { .number($0) }))]) }
    let id = remember(numbers, of: document.uri)
    return .object([("resultId", .string(String(id))), ("data", .array(numbers.map { .number($0) }))])
  }

  /// Returns the tokens as an edit of the previous ones, if the client has the latest.
  mutating func semanticTokensDelta(with parameters: JSON) throws(RequestError) -> JSON {
    let document = try document(for: parameters)
    guard let known = sentTokens[document.uri], parameters["previousResultId"]?.string == String(known.id) else {
      return try semanticTokens(with: parameters)
    }
    let numbers = tokens(of: document, in: nil)
    let id = remember(numbers, of: document.uri)
    let start = zip(known.numbers, numbers).prefix { $0 == $1 }.count
    let most = min(known.numbers.count, numbers.count) - start
    let end = zip(known.numbers.reversed(), numbers.reversed()).prefix(most).prefix { $0 == $1 }.count
    let added = numbers[start..<numbers.count - end]
    let deleted = known.numbers.count - end - start
    let edit: [(String, JSON)] = [
      ("start", .number(start)), ("deleteCount", .number(deleted)), ("data", .array(added.map { .number($0) })),
    ]
    return .object([
      ("resultId", .string(String(id))), ("edits", .array(added.isEmpty && deleted == 0 ? [] : [.object(edit)])),
    ])
  }

  private mutating func tokens(of document: TextDocument, in range: JSON?) -> [Int] {
    let positions = TextPositions(in: document.bytes, encoding: encoding)
    let place = analysis().place(of: document)
    let occurrences = place.map { place in place.run.names.occurrences.filter { $0.range.file == place.file } } ?? []
    let source = SourceFile(path: "", bytes: document.bytes)
    return SemanticTokens(of: source, occurrences: occurrences, symbols: place?.run.names.symbols ?? [:]).encoded(
      with: positions, in: range.flatMap { positions.range(from: $0) })
  }

  private mutating func remember(_ numbers: [Int], of uri: String) -> Int {
    let id = (sentTokens[uri]?.id ?? 0) + 1
    sentTokens[uri] = SentTokens(id: id, numbers: numbers)
    return id
  }
}
