/// What the name of a file, or of a preview, says: which screen it shows, and how.
///
/// `ChatList.png`, `chat_list~dark@3x.png`, `ChatListView-iPad_de.png`, and fastlane's `iPhone 17 Pro-02ChatList.png`.
struct ScreenshotName {
  /// What may be the name of the screen, as a key, with the look that the rest of the name tells. The longest comes first: a screen may be
  /// called Dark.
  let candidates: [(key: String, look: Screenshot.Look)]

  init(_ name: String) {
    let parts = ScreenshotName.parts(name)
    var found = ScreenshotName.candidates(parts[...], Screenshot.Look())
    // The device before the name, as fastlane writes it, ends with a hyphen: "iPad Pro (12.9-inch)-Chat" has two.
    if let first = parts.first?.text.lowercased(), first.hasPrefix("iphone") || first.hasPrefix("ipad") {
      var look = Screenshot.Look()
      look.device = first.hasPrefix("ipad") ? .pad : .phone
      for start in parts.indices where parts[start].isAfterHyphen { found += ScreenshotName.candidates(parts[start...], look) }
    }
    candidates = found
  }

  private static func candidates(_ parts: ArraySlice<Part>, _ look: Screenshot.Look) -> [(key: String, look: Screenshot.Look)] {
    var (parts, look) = (parts, look)
    var found: [(String, Screenshot.Look)] = []
    while true {
      let key = ScreenshotName.key(parts.map(\.text).joined())
      if !key.isEmpty { found.append((key, look)) }
      guard parts.count > 1, ScreenshotName.take(&parts, &look) else { return found }
    }
  }

  private typealias Part = (text: String, isAfterHyphen: Bool)

  /// Letters and digits alone, in lower case, without a number in front and without what previews add to a screen's name.
  static func key(_ name: some StringProtocol) -> String {
    var key = name.lowercased().filter { $0.isLetter || $0.isNumber }
    key = String(key.drop { $0.isNumber })
    for ending in ["previews", "preview", "viewcontroller", "controller", "screen", "view"]
    where key.count > ending.count && key.hasSuffix(ending) { key.removeLast(ending.count) }
    return key
  }

  /// The pieces between separators; the scale (`@3x`) is none.
  private static func parts(_ name: String) -> [Part] {
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

  /// Takes the last piece away if it says how something looks.
  private static func take(_ parts: inout ArraySlice<Part>, _ look: inout Screenshot.Look) -> Bool {
    guard let last = parts.last?.text else { return false }
    switch last.lowercased() {
    case "dark": look.isDark = true
    case "light", "portrait", "landscape": break
    case "pad", "ipad": look.device = .pad
    case "phone", "iphone": look.device = .phone
    default:
      // "de", "pt-BR", "zh-Hans".
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
  /// What a folder called like that says of the pictures in it: fastlane has one for each language.
  package static func ofFolder(_ name: String) -> Screenshot.Look? {
    // A name in front, so that all of it may say something.
    ScreenshotName("x-" + name).candidates.first { $0.key == "x" }?.look
  }

  /// What a name says beyond the screen's.
  package static func of(_ name: String) -> Screenshot.Look { ScreenshotName(name).candidates.last?.look ?? Screenshot.Look() }
}
