/// The rules of style that make a page dark.
enum PageColors {
  private static let page = """
    :root { color-scheme: dark; --ink: #e6e8ec; --grey: #98a1b3; --line: #3a4150; --accent: #7aa7f0; --soft: #2a303c; --ground: #1b1e25; --button: #262b35;
      --panel: #21252d; --hover: #2c323d; --chosen: #2b3c58; --walk: #f0a35e; --red: #f28b82; --amber: #e9b45f; --badge: #333a47; --green: #6cc993; }
    """

  /// Rules for a theme: none for a light page; for one that follows the reader's system, also the colours of its picture.
  static func rules(of picture: String, _ theme: Theme?) -> String {
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

  /// The colours of an SVG, in the order of their names: words of Graphviz, never of an author.
  private static func used(in picture: String) -> [String] {
    var found: Set<String> = []
    for mark in [" fill=\"", " stroke=\""] {
      var rest = picture.utf8[...]
      let bytes = Array(mark.utf8)
      while let place = rest.firstRange(of: bytes) {
        rest = rest[place.upperBound...]
        let word = rest.prefix { $0 != UInt8(ascii: "\"") }
        // What a text holds has its quotes escaped, so only attributes get here; anything but a plain colour is passed over.
        guard word.count <= 7, word.allSatisfy({ $0 == UInt8(ascii: "#") || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) })
        else { continue }
        found.insert(String(decoding: word, as: UTF8.self))
      }
    }
    return found.filter { DarkColor.of($0) != $0 }.sorted()
  }
}
