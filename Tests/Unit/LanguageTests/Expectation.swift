/// A diagnostic that a fixture contains below its token, such as `//    ^^^^ NAV0301 there is no screen ...`.
struct Expectation: Hashable, Comparable, CustomStringConvertible {
  /// The 0-based line in the fixture without its marks.
  var line: Int
  /// The 0-based column in UTF-8 bytes.
  var column: Int
  var width: Int
  var code: String
  var message: String
  /// The labels, notes, and help, if the fixture has the option `--details`.
  var details: [String] = []

  /// The prefix of a line with a detail, below a mark.
  static let detailMark = "//   = "

  var description: String { "\(line + 1):\(column + 1) \(code) \(message)" + details.map { "\n    = " + $0 }.joined() }
  static func < (a: Expectation, b: Expectation) -> Bool {
    (a.line, a.column, a.width, a.code, a.message) < (b.line, b.column, b.width, b.code, b.message)
  }

  /// The line of a fixture that contains this expectation.
  ///
  /// Carets are below the characters of the range, and `//` occupies two columns. In a mark for a range further left, `<` and a number
  /// specify the column.
  var mark: String {
    let carets = String(repeating: "^", count: max(1, width))
    if column >= 2 { return "//" + String(repeating: " ", count: column - 2) + "\(carets) \(code) \(message)" }
    return "//<\(column) \(carets) \(code) \(message)"
  }

  /// Parses a mark; nil for any other line.
  init?(mark line: String, of target: Int) {
    guard line.hasPrefix("//"), !line.hasPrefix("///") else { return nil }
    var rest = line.dropFirst(2)
    var column: Int?
    if rest.first == "<" {
      rest = rest.dropFirst()
      column = rest.first?.wholeNumberValue
      rest = rest.dropFirst()
    }
    let spaces = rest.prefix { $0 == " " }.count
    rest = rest.dropFirst(spaces)
    let width = rest.prefix { $0 == "^" }.count
    guard width > 0 else { return nil }
    rest = rest.dropFirst(width + 1)
    let code = rest.prefix { $0 != " " }
    guard code.hasPrefix("NAV") else { return nil }
    self.init(
      line: target, column: column ?? spaces + 2, width: width, code: String(code), message: String(rest.dropFirst(code.count + 1)))
  }

  init(line: Int, column: Int, width: Int, code: String, message: String, details: [String] = []) {
    self.line = line
    self.column = column
    self.width = width
    self.code = code
    self.message = message
    self.details = details
  }
}
