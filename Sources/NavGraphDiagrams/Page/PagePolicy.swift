/// The content security policy of a page: its own scripts and styles, and nothing from elsewhere.
enum PagePolicy {
  static func text(colors: String) -> String {
    let words = [
      "default-src 'none'", "script-src " + scripts, "style-src \(style) \(SHA256.source(for: colors))",
      // Screenshots are embedded in the pictures.
      "img-src data:", "base-uri 'none'", "form-action 'none'",
    ]
    return words.joined(separator: "; ")
  }

  // These values are the same in every page.
  private static let scripts = PageScripts.all.map(SHA256.source).joined(separator: " ")
  private static let style = SHA256.source(for: pageStyle + playStyle)
}
