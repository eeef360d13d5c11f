/// The CSS rules of dark pages.
enum PageColors {
  private static let page = """
    :root { color-scheme: dark; --ink: #e6e8ec; --grey: #98a1b3; --line: #3a4150; --accent: #7aa7f0; --soft: #2a303c; --ground: #1b1e25; --button: #262b35;
      --panel: #21252d; --hover: #2c323d; --chosen: #2b3c58; --walk: #f0a35e; --red: #f28b82; --amber: #e9b45f; --badge: #333a47; --green: #6cc993; }
    """

  /// Returns the rules of a theme, which are empty for a light page. If
  /// the theme follows the system, they include the colors of the picture.
  static func rules(of picture: String, in theme: Theme?) -> String {
    switch theme {
    case .light, .print: return ""
    case .dark: return page
    case nil:
      let colors = used(in: picture).flatMap { color in
        ["fill", "stroke"].map { "#page-canvas svg [\($0)=\"\(color)\"] { \($0): \(DarkColor.of(color)); }" }
      }
      return "@media (prefers-color-scheme: dark) {\n\(([page] + colors).joined(separator: "\n"))\n}"
    }
  }

  /// Returns the colors in an SVG, sorted by name. Graphviz writes these names, and never text of a source.
  private static func used(in picture: String) -> [String] {
    var found: Set<String> = []
    for mark in [" fill=\"", " stroke=\""] {
      var rest = picture.utf8[...]
      let bytes = Array(mark.utf8)
      while let place = rest.firstRange(of: bytes) {
        rest = rest[place.upperBound...]
        let word = rest.prefix { $0 != UInt8(ascii: "\"") }
        // Quotes in text are escaped, so only attributes match. Anything but a plain color is ignored.
        guard word.count <= 7, word.allSatisfy({ $0 == UInt8(ascii: "#") || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) })
        else { continue }
        found.insert(String(decoding: word, as: UTF8.self))
      }
    }
    return found.filter { DarkColor.of($0) != $0 }.sorted()
  }
}
