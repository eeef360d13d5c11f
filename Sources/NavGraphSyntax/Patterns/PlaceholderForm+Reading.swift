extension PlaceholderForm {
  /// Form = Characters | Range | Choice ;
  static func form(of written: [UInt8]) -> Result<PlaceholderForm, Mistake> {
    let text = trimmed(written[...])
    guard let first = text.first else {
      return .failure(Mistake("missing form after this `:`", label: "write a form, such as `hex 40` or `1...12`"))
    }
    if text.contains(UInt8(ascii: "|")) { return choice(in: text) }
    return isDigit(first) || first == UInt8(ascii: "-") || first == UInt8(ascii: ".") ? range(in: text) : characters(in: text)
  }

  /// Characters = WORD [ INTEGER [ "..." [ INTEGER ] ] ] ;
  private static func characters(in text: ArraySlice<UInt8>) -> Result<PlaceholderForm, Mistake> {
    let word = String(decoding: text.prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }, as: UTF8.self)
    let rest = trimmed(text.dropFirst(word.utf8.count))
    guard let sort = CharacterSort(rawValue: word) else { return .failure(unknown(word, rest: rest, text: text)) }
    if rest.isEmpty { return .success(.characters(sort, least: 1, most: nil)) }
    let (first, isRange, last) = bounds(in: rest)
    let end = last.flatMap(count)
    guard let least = first.flatMap(count), last == nil || end != nil else {
      return .failure(
        Mistake("`\(shown(rest))` isn't a number of characters", label: "write `\(word) 8`, `\(word) 2...8`, or `\(word) 2...`"))
    }
    let most = isRange ? end : least
    if least > maxCharacters || most ?? 0 > maxCharacters {
      return .failure(
        Mistake("a form can require at most \(maxCharacters) characters", label: "write `\(word)` for any number of characters"))
    }
    if least == 0 {
      return .failure(Mistake("a placeholder matches at least one character", label: "write `\(word) 1...\(most.map { "\($0)" } ?? "")`"))
    }
    if let most, most < least {
      return .failure(Mistake("the second number is smaller than the first", label: "no text matches this form"))
    }
    return .success(.characters(sort, least: least, most: most))
  }

  private static func unknown(_ word: String, rest: ArraySlice<UInt8>, text: ArraySlice<UInt8>) -> Mistake {
    let sorts = CharacterSort.allCases.map(\.rawValue)
    let names = sorts.dropLast().joined(separator: ", ") + ", or " + (sorts.last ?? "")
    guard !word.isEmpty, rest.first.map({ isDigit($0) || $0 == UInt8(ascii: ".") }) ?? true else {
      return Mistake("`\(shown(text))` isn't a form", label: "write a form, such as `hex 40`, `1...12`, or `new|top`")
    }
    if let meant = Spelling.nearest(to: word, among: sorts) {
      return Mistake(
        "`\(word)` isn't a sort of characters", label: "did you mean `\(meant)`?", meant: meant + (rest.isEmpty ? "" : " " + shown(rest)))
    }
    return Mistake("`\(word)` isn't a sort of characters", label: "write \(names), or a choice of texts: `\(word)|...`")
  }

  /// Range = INTEGER "..." [ INTEGER ] ;
  private static func range(in text: ArraySlice<UInt8>) -> Result<PlaceholderForm, Mistake> {
    let (first, isRange, last) = bounds(in: text)
    guard isRange, let first, first.allSatisfy(isDigit), last.map({ $0.allSatisfy(isDigit) }) ?? true else {
      return .failure(
        Mistake("`\(shown(text))` isn't a range", label: "write a range of non-negative numbers, such as `1...12`, `01...12`, or `1...`"))
    }
    guard let least = number(in: first), let most = last.map(number) ?? .some(.max) else {
      return .failure(Mistake("a number of this range is too large", label: "it must fit in an `Int`"))
    }
    let isPadded = [first, last ?? []].contains { $0.count > 1 && $0.first == UInt8(ascii: "0") }
    guard isPadded else {
      if most < least { return .failure(Mistake("the second number is smaller than the first", label: "no text matches this form")) }
      return .success(.number(least: least, most: most, digits: 0))
    }
    guard let last, last.count == first.count, first.count <= maxDigits else {
      return .failure(
        Mistake(
          "both numbers of a range with leading zeros must have the same number of digits",
          label: "write `01...12`, \(maxDigits) digits at most")
      )
    }
    if most < least { return .failure(Mistake("the second number is smaller than the first", label: "no text matches this form")) }
    return .success(.number(least: least, most: most, digits: first.count))
  }

  /// Choice = LITERAL "|" LITERAL { "|" LITERAL } ;
  private static func choice(in text: ArraySlice<UInt8>) -> Result<PlaceholderForm, Mistake> {
    var words: [[UInt8]] = []
    var seen: Set<[UInt8]> = []
    for piece in text.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false) {
      let word = Array(trimmed(piece))
      if word.isEmpty { return .failure(Mistake("missing text next to this `|`", label: "a placeholder can't match an empty text")) }
      guard seen.insert(word).inserted else {
        return .failure(Mistake("duplicate text `\(shown(word[...]))`", label: "remove one of the two"))
      }
      words.append(word)
    }
    return .success(.words(words))
  }

  // MARK: Parts

  /// Returns the digits before and after the dots, and whether there are dots.
  private static func bounds(in text: ArraySlice<UInt8>) -> (first: ArraySlice<UInt8>?, isRange: Bool, last: ArraySlice<UInt8>?) {
    let first = text.prefix(while: isDigit)
    var rest = trimmed(text.dropFirst(first.count))
    if rest.isEmpty { return (first.isEmpty ? nil : first, false, nil) }
    guard !first.isEmpty, rest.starts(with: "...".utf8) else { return (nil, false, nil) }
    rest = trimmed(rest.dropFirst(3))
    return (first, true, rest.isEmpty ? nil : rest)
  }

  private static func count(in text: ArraySlice<UInt8>) -> Int? {
    text.count < 10 && text.allSatisfy(isDigit) ? Int(String(decoding: text, as: UTF8.self)) : nil
  }

  private static func number(in text: ArraySlice<UInt8>) -> Int64? {
    text.allSatisfy(isDigit) ? Int64(String(decoding: text, as: UTF8.self)) : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop { $0 == 0x20 }
    while text.last == 0x20 { text.removeLast() }
    return text
  }

  private static func shown(_ text: ArraySlice<UInt8>) -> String { String(String(decoding: text, as: UTF8.self).prefix(40)) }
}
