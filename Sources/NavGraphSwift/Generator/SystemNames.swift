/// The Apple classes that share a name with a module-level declaration of the app, and therefore need qualification.
struct SystemNames {
  /// The module of each such class.
  private let modules: [Substring: String]

  /// Creates the table from `own`, the module-level names of the app that the graph knows.
  init(own: [String]) {
    var modules: [Substring: String] = [:]
    for name in own { modules[name[...]] = SystemNames.module(of: name) }
    self.modules = modules
  }

  /// Returns the module of an Apple class, determined by its prefix, or nil if it has none.
  private static func module(of name: String) -> String? {
    // The class is in Foundation on Apple's platforms, where UIKit re-exports it. In tests, it is in UIKit.
    if name == "NSUserActivity" { return "UIKit" }
    if ["UIHosting", "UIViewRepresentable", "UIViewControllerRepresentable"].contains(where: name.hasPrefix) { return "SwiftUI" }
    return switch name.prefix(2) {
    case "UI": "UIKit"
    case "UN": "UserNotifications"
    case "NS", "CG": "Foundation"
    default: nil
    }
  }

  /// Returns the name, qualified with its module if necessary.
  func qualified(_ name: String) -> String { modules[name[...]].map { $0 + "." + name } ?? name }

  /// Returns a line of Swift in which names of Apple classes are qualified. Comments and string literals are unchanged.
  func qualifying(_ line: Substring) -> Substring {
    guard !modules.isEmpty else { return line }
    let bytes = line.utf8
    var result = ""
    // The part of the line before `done` is in `result`.
    var done = bytes.startIndex
    var at = done
    var isInText = false
    var previous: UInt8 = 0
    while at < bytes.endIndex {
      let byte = bytes[at]
      let start = at
      at = bytes.index(after: at)
      if isInText {
        // An escaped quote doesn't end a string literal.
        if byte == UInt8(ascii: "\\"), at < bytes.endIndex { at = bytes.index(after: at) }
        isInText = byte != UInt8(ascii: "\"")
      } else if isPartOfName(byte) {
        while at < bytes.endIndex, isPartOfName(bytes[at]) { at = bytes.index(after: at) }
        if previous != UInt8(ascii: "."), let module = modules[line[start..<at]] {
          result += line[done..<start] + module + "."
          done = start
        }
      } else if byte == UInt8(ascii: "/"), previous == byte {
        break
      } else {
        isInText = byte == UInt8(ascii: "\"")
      }
      previous = byte
    }
    return done == bytes.startIndex ? line : result + line[done...]
  }
}
