import NavGraphSyntax

extension NavigationGraph {
  /// Calls `visit` for a part or, if placeholders share a segment, for each placeholder.
  package func forEachPlaceholder(of part: PatternPart, visit: (PatternPart) -> Void) {
    guard case .several(let pieces) = part else { return visit(part) }
    for piece in patternParts[pieces] { visit(piece) }
  }

  /// Returns the parts of a path, with placeholders that share a segment as separate parts.
  package func placeholders(of segments: IDRange<PatternPart>) -> [PatternPart] {
    patternParts[segments].flatMap { part -> [PatternPart] in
      if case .several(let pieces) = part { Array(patternParts[pieces]) } else { [part] }
    }
  }

  /// Returns a part of a pattern in source form.
  package func written(_ part: PatternPart) -> String {
    func name(of parameter: ParameterID?) -> String { parameter.map { text(of: parameters[$0].name) } ?? "_" }
    switch part {
    case .literal(let text): return literal(of: text)
    case .placeholder(let prefix, let parameter, let suffix, let isOptional, let form):
      let words = (isOptional ? "?" : "") + (form == .empty ? "" : ": " + text(of: form))
      return literal(of: prefix) + "{" + name(of: parameter) + words + "}" + literal(of: suffix)
    case .several(let pieces): return patternParts[pieces].map(written).joined()
    case .rest(let parameter, let suffix): return "{" + name(of: parameter) + "...}" + literal(of: suffix)
    case .unknown: return ""
    }
  }

  private func literal(of name: Name) -> String {
    let text = text(of: name)
    return text.contains { "{}\\".contains($0) } ? text.map { "{}\\".contains($0) ? "\\\($0)" : String($0) }.joined() : text
  }

  /// Returns the language of a segment with several placeholders; nil if the type or form of a placeholder isn't valid, which was reported.
  package func chain(of pieces: IDRange<PatternPart>) -> SegmentChain? { chain(of: patternParts[pieces]) }

  package func chain(of pieces: some Collection<PatternPart>) -> SegmentChain? {
    var chain = SegmentChain(pieces: [], suffix: [], longest: SegmentChain.longest(with: pieces.count))
    for piece in pieces {
      guard case .placeholder(let prefix, let parameter, let suffix, _, let form) = piece else { return nil }
      guard let base = parameter.map({ urlType(of: parameters[$0].type) }) ?? .string, let body = body(of: base, form: form) else {
        return nil
      }
      chain.pieces.append(.init(before: Array(names.utf8(of: prefix)), body: body))
      chain.suffix = Array(names.utf8(of: suffix))
    }
    return chain
  }

  private func body(of base: Type, form: Name) -> SegmentChain.Body? {
    guard form == .empty else {
      guard let form = self.form(from: form, of: base) else { return nil }
      if case .words(let words) = form { return .words(words) }
      return PlaceholderType(form).map { .core($0) }
    }
    return texts(of: base)
  }

  /// Returns the texts that values of a type have in a URL.
  package func texts(of base: Type) -> SegmentChain.Body {
    switch base {
    case .int: return .core(.int)
    case .double: return .core(.double)
    case .uuid: return .core(.uuid)
    case .date: return .core(.date)
    case .url: return .core(.url)
    case .bool: return .words([Array("true".utf8), Array("false".utf8)])
    case .enumeration(let id):
      return .words(enumerationCases[enumerations[id].cases].map { Array(names.utf8(of: $0.raw)) }.filter { !$0.isEmpty })
    default: return .core(.text)
    }
  }
}
