/// The screen and the look in the name of a file or a preview.
///
/// For example: `ChatList.png`, `chat_list~dark@3x.png`, `ChatListView-iPad_de.png`, and fastlane's `iPhone 17 Pro-02ChatList.png`.
struct ScreenshotName {
  /// The possible keys of the screen, each with the look in the rest of the
  /// name. The longest is first, because a screen can have a name such as Dark.
  let candidates: [(key: String, look: Screenshot.Look)]

  init(_ name: String) {
    let parts = ScreenshotName.parts(of: name)
    var found = ScreenshotName.candidates(in: parts[...], look: Screenshot.Look())
    // fastlane writes the device first, followed by a hyphen. "iPad Pro (12.9-inch)-Chat" has two hyphens.
    if let first = parts.first?.text.lowercased(), first.hasPrefix("iphone") || first.hasPrefix("ipad") {
      var look = Screenshot.Look()
      look.device = first.hasPrefix("ipad") ? .pad : .phone
      for start in parts.indices where parts[start].isAfterHyphen { found += ScreenshotName.candidates(in: parts[start...], look: look) }
    }
    candidates = found
  }

  private static func candidates(in parts: ArraySlice<Part>, look: Screenshot.Look) -> [(key: String, look: Screenshot.Look)] {
    var (parts, look) = (parts, look)
    var found: [(String, Screenshot.Look)] = []
    while true {
      let key = ScreenshotName.key(of: parts.map(\.text).joined())
      if !key.isEmpty { found.append((key, look)) }
      guard parts.count > 1, ScreenshotName.take(from: &parts, into: &look) else { return found }
    }
  }

  private typealias Part = (text: String, isAfterHyphen: Bool)

  /// Returns the letters and digits of a name in lowercase, without leading digits and suffixes such as `Preview`.
  static func key(of name: some StringProtocol) -> String {
    var key = name.lowercased().filter { $0.isLetter || $0.isNumber }
    key = String(key.drop { $0.isNumber })
    for ending in ["previews", "preview", "viewcontroller", "controller", "screen", "view"]
    where key.count > ending.count && key.hasSuffix(ending) { key.removeLast(ending.count) }
    return key
  }

  /// Returns the pieces between separators, without the scale (`@3x`).
  private static func parts(of name: String) -> [Part] {
    var parts: [Part] = []
    var text = ""
    var isAfterHyphen = false
    for character in name + "_" {
      guard "~._- ()@".contains(character) else {
        text.append(character)
        continue
      }
      if !text.isEmpty, !["1x", "2x", "3x"].contains(text) { parts.append((text, isAfterHyphen)) }
      if !text.isEmpty || character == "-" { isAfterHyphen = character == "-" }
      text = ""
    }
    return parts
  }

  /// Removes the last piece if it describes a look. Returns whether it did.
  private static func take(from parts: inout ArraySlice<Part>, into look: inout Screenshot.Look) -> Bool {
    guard let last = parts.last?.text else { return false }
    switch last.lowercased() {
    case "dark": look.isDark = true
    case "light", "portrait", "landscape": break
    case "pad", "ipad": look.device = .pad
    case "phone", "iphone": look.device = .phone
    default:
      // For example: "de", "pt-BR", "zh-Hans".
      func isLanguage(_ text: String) -> Bool { text.utf8.count == 2 && text.utf8.allSatisfy { (0x61...0x7A).contains($0) } }
      func isRegion(_ text: String) -> Bool {
        text.utf8.allSatisfy { (0x41...0x5A).contains($0) } && text.utf8.count == 2 || ["Hans", "Hant"].contains(text)
      }
      if isLanguage(last) {
        look.language = last
      } else if parts.count > 2, isRegion(last), let before = parts.dropLast().last?.text, isLanguage(before) {
        look.language = before + "-" + last
        parts.removeLast()
      } else {
        return false
      }
    }
    parts.removeLast()
    return true
  }
}

extension Screenshot.Look {
  /// Returns the look that the name of a folder describes, or nil. fastlane creates a folder for each language.
  package static func ofFolder(named name: String) -> Screenshot.Look? {
    // A prefix is added, because the first piece is the name of the screen.
    ScreenshotName("x-" + name).candidates.first { $0.key == "x" }?.look
  }

  /// Returns the look that a name describes.
  package static func of(_ name: String) -> Screenshot.Look { ScreenshotName(name).candidates.last?.look ?? Screenshot.Look() }
}
