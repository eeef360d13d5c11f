/// What a browser may load for a page and run in it: the scripts and styles that it was written with, and nothing from anywhere.
enum PagePolicy {
  static func text(colors: String) -> String {
    let words = [
      "default-src 'none'", "script-src " + scripts, "style-src \(style) \(SHA256.source(colors))",
      // Screenshots are part of the pictures.
      "img-src data:", "base-uri 'none'", "form-action 'none'",
    ]
    return words.joined(separator: "; ")
  }

  // The same in every page.
  private static let scripts = PageScripts.all.map(SHA256.source).joined(separator: " ")
  private static let style = SHA256.source(pageStyle + playStyle)
}
