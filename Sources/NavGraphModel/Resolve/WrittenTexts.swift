import NavGraphSyntax

/// Texts compared by Swift's `==`, for which "\u{e9}" and "e\u{301}" are equal.
///
/// Elsewhere, navgraph compares bytes. Generated code compares raw values, identifiers, and values of parameters by
/// `==`, so equal texts with different bytes are reported where they would be compared.
struct ComposedTexts<Value> {
  private var values: [String: Value] = [:]

  /// The length above which texts are left out, because the time of `==` is quadratic in the number of accents on a letter.
  private static var longest: Int { 1000 }

  /// Inserts the value of a text. If an equal text was inserted before, returns its value and keeps it.
  mutating func insert(_ text: String, value: Value) -> Value? {
    // ASCII texts are only equal to themselves.
    guard text.utf8.count <= Self.longest, text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    if let known = values[text] { return known }
    values[text] = value
    return nil
  }
}

enum ComposedText {
  /// The maximum number of reported texts that are equal. A text with many accents can be composed in very many ways.
  static let maxInGroup = 8

  /// Returns the non-ASCII characters of a text for a message, such as "with U+0065 U+0301".
  static func scalars(of text: String) -> String {
    let all = text.unicodeScalars.filter { !$0.isASCII }
    return "with " + all.prefix(6).map { "U+" + UInt32($0.value).hexadecimal(digits: 4, uppercase: true) }.joined(separator: " ")
      + (all.count > 6 ? " ..." : "")
  }
}

/// A text that is a value in the source.
struct WrittenText {
  var name: Name
  var range: SourceRange
  /// Whether a parameter is compared with the text.
  var isCompared: Bool
}

extension Resolver {
  /// Records a text that may be equal to another one with different bytes.
  mutating func note(_ token: Token, at range: SourceRange, for purpose: Purpose) {
    guard text(of: token).utf8.contains(where: { $0 >= 0x80 }) else { return }
    let isCompared = if case .test = purpose { true } else { false }
    writtenTexts.append(WrittenText(name: token.name, range: range, isCompared: isCompared))
  }

  /// Reports equal texts with different bytes, of which one is compared with a parameter.
  mutating func compareTexts() {
    var numbers = ComposedTexts<Int>()
    var groups: [[WrittenText]] = []
    for written in writtenTexts {
      guard let number = numbers.insert(text(of: written.name), value: groups.count) else {
        groups.append([written])
        continue
      }
      if let index = groups[number].firstIndex(where: { $0.name == written.name }) {
        groups[number][index].isCompared = groups[number][index].isCompared || written.isCompared
      } else if groups[number].count < ComposedText.maxInGroup {
        groups[number].append(written)
      }
    }
    for group in groups where group.count > 1 && group.contains(where: \.isCompared) {
      for other in group.dropFirst() {
        report(.composedTexts(text(of: other.name), at: other.range, other: text(of: group[0].name), first: group[0].range))
      }
    }
  }
}
