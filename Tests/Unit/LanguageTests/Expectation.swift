/// A finding that a fixture states below the token that it is about: `//    ^^^^ NAV0301 there is no screen ...`.
struct Expectation: Hashable, Comparable, CustomStringConvertible {
  /// 0-based, in the fixture without its marks.
  var line: Int
  /// 0-based, in UTF-8 bytes.
  var column: Int
  var width: Int
  var code: String
  var message: String
  /// The labels, the notes and the help, where the fixture asks for them.
  var details: [String] = []

  /// The beginning of a line below a mark that states one of the details.
  static let detailMark = "//   = "

  var description: String { "\(line + 1):\(column + 1) \(code) \(message)" + details.map { "\n    = " + $0 }.joined() }
  static func < (a: Expectation, b: Expectation) -> Bool {
    (a.line, a.column, a.width, a.code, a.message) < (b.line, b.column, b.width, b.code, b.message)
  }

  /// The line of a fixture that states this.
  ///
  /// Carets stand below characters, and `//` takes two of them; a mark further left says how many characters with `<`.
  var mark: String {
    let carets = String(repeating: "^", count: max(1, width))
    if column >= 2 { return "//" + String(repeating: " ", count: column - 2) + "\(carets) \(code) \(message)" }
    return "//<\(column) \(carets) \(code) \(message)"
  }

  /// Reads a mark; nil for any other line.
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
