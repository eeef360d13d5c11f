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
    guard !modules.isEmpty, modules.keys.contains(where: { line.contains($0) }) else { return line }
    var result = ""
    var rest = line
    var isInText = false
    var previous: Character = " "
    while let character = rest.first {
      if !isInText, rest.hasPrefix("//") { break }
      let word = isInText ? "" : rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if word.isEmpty {
        if character == "\"" { isInText.toggle() }
        // What is escaped in a text doesn't end it.
        let taken = rest.prefix(isInText && character == "\\" ? 2 : 1)
        result += taken
        rest = rest.dropFirst(taken.count)
      } else {
        if previous != ".", let module = modules[word] { result += module + "." }
        result += word
        rest = rest.dropFirst(word.count)
      }
      previous = result.last ?? " "
    }
    return result + rest
  }
}
