/// Classes of Apple's that share a name with something at the level of the app's module: there only the name with its module means them.
struct SystemNames {
  /// What the app has under a name of the system's, and where the system has it.
  private let modules: [Substring: String]

  /// `own`: what stands at the level of the app's module, as far as the graph knows.
  init(own: [String]) {
    var modules: [Substring: String] = [:]
    for name in own { modules[name[...]] = SystemNames.module(of: name) }
    self.modules = modules
  }

  /// The module that a name of the system's is taken from, told by its prefix; nil if it has none.
  private static func module(of name: String) -> String? {
    // Foundation has it where Apple's frameworks are; UIKit hands it on there, and has it in tests.
    if name == "NSUserActivity" { return "UIKit" }
    if ["UIHosting", "UIViewRepresentable", "UIViewControllerRepresentable"].contains(where: name.hasPrefix) { return "SwiftUI" }
    return switch name.prefix(2) {
    case "UI": "UIKit"
    case "UN": "UserNotifications"
    case "NS", "CG": "Foundation"
    default: nil
    }
  }

  /// The name, with its module where it has to be.
  func qualified(_ name: String) -> String { modules[name[...]].map { $0 + "." + name } ?? name }

  /// A line of Swift in which every name of the system's means the system's. Comments and texts are left alone.
  func qualifying(_ line: Substring) -> Substring {
    guard !modules.isEmpty else { return line }
    let bytes = line.utf8
    var result = ""
    // Up to here, the line is in `result`.
    var done = bytes.startIndex
    var at = done
    var isInText = false
    var previous: UInt8 = 0
    while at < bytes.endIndex {
      let byte = bytes[at]
      let start = at
      at = bytes.index(after: at)
      if isInText {
        // What is escaped in a text doesn't end it.
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
