import NavGraphSyntax

/// Texts by what they are for Swift's `==`, which takes "\u{e9}" and "e\u{301}" for the same.
///
/// Elsewhere navgraph distinguishes texts by their bytes. Generated code compares raw values, identifiers, and values of parameters by
/// `==`, so texts that differ only in their bytes are reported where they would be compared.
struct ComposedTexts<Value> {
  private var values: [String: Value] = [:]

  /// Longer texts are left out: `==` takes time that grows with the square of the accents on a letter.
  private static var longest: Int { 1000 }

  /// Sets the value of a text; returns that of an earlier one that is equal to it, and keeps that.
  mutating func insert(_ text: String, _ value: Value) -> Value? {
    // Texts of ASCII are equal to nothing but themselves.
    guard text.utf8.count <= Self.longest, text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    if let known = values[text] { return known }
    values[text] = value
    return nil
  }
}

enum ComposedText {
  /// A text of many accents can be composed in very many ways; these are enough to be reported.
  static let mostInGroup = 8

  /// "U+0065 U+0301": the characters that are not ASCII, as a message names them.
  static func scalars(of text: String) -> String {
    let all = text.unicodeScalars.filter { !$0.isASCII }
    return "with " + all.prefix(6).map { "U+" + UInt32($0.value).hexadecimal(4, uppercase: true) }.joined(separator: " ")
      + (all.count > 6 ? " ..." : "")
  }
}

/// A text that is written as a value.
struct WrittenText {
  var name: Name
  var range: SourceRange
  /// Whether a parameter is compared with it.
  var isCompared: Bool
}

extension Resolver {
  /// Records a text that may have to be distinguished from others.
  mutating func note(_ token: Token, at range: SourceRange, for purpose: Purpose) {
    guard text(token).utf8.contains(where: { $0 >= 0x80 }) else { return }
    let isCompared = if case .test = purpose { true } else { false }
    writtenTexts.append(WrittenText(name: token.name, range: range, isCompared: isCompared))
  }

  /// Reports texts of which one is compared with a parameter, and another has the same meaning in other bytes.
  mutating func compareTexts() {
    var numbers = ComposedTexts<Int>()
    var groups: [[WrittenText]] = []
    for written in writtenTexts {
      guard let number = numbers.insert(text(written.name), groups.count) else {
        groups.append([written])
        continue
      }
      if let index = groups[number].firstIndex(where: { $0.name == written.name }) {
        groups[number][index].isCompared = groups[number][index].isCompared || written.isCompared
      } else if groups[number].count < ComposedText.mostInGroup {
        groups[number].append(written)
      }
    }
    for group in groups where group.count > 1 && group.contains(where: \.isCompared) {
      for other in group.dropFirst() {
        report(.composedTexts(text(other.name), at: other.range, text(group[0].name), first: group[0].range))
      }
    }
  }
}
