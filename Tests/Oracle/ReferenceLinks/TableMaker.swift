/// Creates random apps whose links use every feature of patterns.
package struct TableMaker {
  private var dice: Dice
  private var text = ""
  private var routes = ""
  private var screens = ""
  private var count = 0
  /// The paths without the names of placeholders. Only a path that occurs once can be the target of an alias.
  private var paths: Set<String> = []

  package init(seed: UInt64) { dice = Dice(seed: seed &* 7919 &+ 13) }

  private static let literals = [
    "a", "b", "new", "me", "users", "chats", "100", "2026-01-31", "true", "é", "a b", "x.html", "@me", "\\u{2F}slash", "\\{x\\}", "q+r",
    "A",
  ]
  private static let affixes = [
    ("@", ""), ("", ".html"), ("u-", ""), ("", "-b"), ("a", "b"), ("é", ""), ("\\{", "\\}"), ("", ".json"), ("\\u{23}", ""), ("v", ".x"),
  ]
  private static let types = [
    "String", "String", "String", "Int", "Int", "Double", "Bool", "UUID", "Date", "URL", "Folder", "Mark", "ChatID", "Number",
  ]
  /// Forms by type. Some are equivalent, and some include others.
  private static let forms = [
    "String": [
      "hex 4", "digits", "digits 1", "slug", "letters 2...3", "token 1...8", "a|b|new", "10...99", "01...12", "1...", "alphanumeric 3...",
      "me|42", "7...7", "hex", "digits 2...30",
    ],
    "Int": ["01...12", "1...", "10...99", "digits 2", "00...99", "digits 1...4", "1|2|42", "0...9", "100...1999", "digits", "digits 3..."],
  ]
  /// Texts between placeholders in one segment. Some can also be part of a value.
  private static let separators = ["-", "-", ".", "@", "...", "é", "0", "x"]
  private static let shared = [
    "String", "String", "String: hex 4", "String: digits 2", "String: a|b|new", "String:01...12", "Int", "Int: 01...12", "Bool", "UUID",
    "Folder", "ChatID", "Date", "Double",
  ]
  private static let keys = ["q", "page", "tab", "a b", "é", "Q", "x.y"]

  /// Returns the source of an app.
  package mutating func source() -> String {
    let order = dice.chance(percent: 25)
    let hasSchemes = dice.chance(percent: 90)
    let hasHosts = !hasSchemes || dice.chance(percent: 85)
    text = "app Table {\n  platform iOS 16\n"
    if hasSchemes { text += "  scheme my\(dice.chance(percent: 30) ? ", other" : "")\n" }
    if hasHosts {
      text +=
        "  hosts \"my.example\"\(dice.chance(percent: 40) ? ", \"WWW.My.example\"" : "")\(dice.chance(percent: 30) ? ", \"*.my.example\"" : "")\n"
    }
    text += (order ? "  precedence order\n" : "") + "  root Main\n}\n"
    text += "stack Main { root Home }\nscreen Home { title \"Home\" }\ntype ChatID = String\ntype Number = Int\n"
    text +=
      "enum Folder { inbox, archive, spam = \"junk\" }\nenum Mark { one = \"1\", inbox, odd = \"a/b\", accent = \"é\", space = \"a b\" }\n"
    for _ in 0..<(2 + dice.below(14)) { addRoute() }
    return text + screens + routes
  }

  /// Returns a form that fits the type of a placeholder, usually an empty string.
  private mutating func form(of type: String) -> String {
    let base = type.hasPrefix("ChatID") ? "String" : type.hasPrefix("Number") ? "Int" : String(type.prefix { $0.isLetter })
    guard let forms = TableMaker.forms[base], dice.chance(percent: 25) else { return "" }
    return (dice.chance(percent: 50) ? ": " : ":") + dice.pick(from: forms)
  }

  private mutating func addRoute() {
    count += 1
    var path = ""
    var parameters: [String] = []
    var arguments: [String] = []
    var holes: [String] = []
    func name() -> String { "p\(parameters.count)" }
    let length = dice.below(4)
    for _ in 0..<length {
      if dice.chance(percent: 50) {
        path += "/" + dice.pick(from: TableMaker.literals)
        continue
      }
      let affix = dice.chance(percent: 35) ? dice.pick(from: TableMaker.affixes) : ("", "")
      if dice.chance(percent: 14) {
        path += "/\(affix.0)"
        for number in 0...1 + dice.below(2) {
          let parts = dice.pick(from: TableMaker.shared).split(separator: ":", maxSplits: 1)
          let form = parts.count > 1 ? ":" + String(parts[1]) : ""
          path += number == 0 ? "" : dice.pick(from: TableMaker.separators)
          if dice.chance(percent: 10) {
            path += "{_\(parts[0] == "String" ? form : "")}"
            continue
          }
          let name = name()
          path += "{\(name)\(form)}"
          parameters.append("\(name): \(parts[0])")
          arguments.append(name)
          holes.append(name + form)
        }
        path += affix.1
        continue
      }
      if dice.chance(percent: 12) {
        path += "/\(affix.0){_\(form(of: "String"))}\(affix.1)"
        continue
      }
      let name = name()
      let type = dice.pick(from: TableMaker.types)
      let form = form(of: type)
      path += "/\(affix.0){\(name)\(form)}\(affix.1)"
      parameters.append("\(name): \(type)")
      arguments.append(name)
      holes.append(name + form)
    }
    switch dice.below(8) {
    case 0:
      let name = name()
      let isNamed = dice.chance(percent: 75)
      path +=
        (isNamed ? "/{\(name)...}" : "/{_...}") + (dice.chance(percent: 40) ? dice.pick(from: [".html", "-b", ".json", ".x", "l"]) : "")
      if isNamed {
        parameters.append("\(name): [String]")
        arguments.append(name)
        holes.append(name + "...")
      }
    case 1:
      for _ in 0...dice.below(2) {
        let name = name()
        let affix = dice.chance(percent: 30) ? dice.pick(from: TableMaker.affixes) : ("", "")
        let type = dice.pick(from: TableMaker.types)
        let form = form(of: type)
        path += "/\(affix.0){\(name)?\(form)}\(affix.1)"
        parameters.append("\(name): \(optional(of: type))")
        arguments.append(name)
        holes.append(name + "?" + form)
      }
      if dice.chance(percent: 30) { path += "/" + dice.pick(from: TableMaker.literals) }
    default: break
    }
    if path.isEmpty { path = "/" }
    let plain = path
    var used: Set<String> = []
    if dice.chance(percent: 35) {
      for _ in 0...dice.below(3) {
        let key = dice.pick(from: TableMaker.keys)
        guard used.insert(key).inserted else { continue }
        let name = name()
        path += used.count == 1 ? "?" : "&"
        let type = dice.pick(from: TableMaker.types)
        switch dice.below(8) {
        case 0: path += key
        case 1: path += "\(key)=\(dice.pick(from: ["blocked", "1", "a b", "é", ""]))"
        case 2: path += "\(key)={_\(form(of: "String"))}"
        case 3:
          path += "\(key)={\(name)}"
          parameters.append("\(name): [\(type)]")
          arguments.append(name)
        case 4, 5:
          path += "\(key)={\(name)?\(form(of: type))}"
          parameters.append("\(name): \(optional(of: type))")
          arguments.append(name)
        default:
          path += "\(key)={\(name)\(form(of: type))}"
          parameters.append("\(name): \(dice.chance(percent: 30) ? optional(of: type) : type)")
          arguments.append(name)
        }
      }
    }
    if dice.chance(percent: 15) {
      let name = name()
      switch dice.below(4) {
      case 0: path += "#top"
      case 1: path += "#sec-{\(name)}"
      case 2: path += "#{\(name)?}"
      default: path += "#{\(name)}"
      }
      if path.hasSuffix("}") {
        let type = dice.pick(from: TableMaker.types)
        parameters.append("\(name): \(path.hasSuffix("?}") || dice.chance(percent: 20) ? optional(of: type) : type)")
        arguments.append(name)
      }
    }
    let carriesHost = dice.chance(percent: 8)
    if carriesHost {
      let name = name()
      parameters.append("\(name): \(dice.pick(from: ["String", "ChatID"]))")
      arguments.append(name)
    }
    screens += "screen S\(count)" + (parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))") + " { title }\n"
    var options = ""
    switch dice.below(12) {
    case 0: options = " host \"\(dice.pick(from: ["help", "*", "*.help"])).my.example\""
    case 1: options = " host \"my.example\", \"Help.my.example\""
    case 2: if text.contains("scheme my") { options = " scheme \"my\"" }
    case 3: options = " scheme \"https\""
    default: break
    }
    if carriesHost { options = " host \"{\(arguments[arguments.count - 1])}.\(dice.pick(from: ["", "help."]))my.example\"" }
    let more = dice.chance(percent: 12) && plain == path && !path.contains("?") ? ", \"/mount\(path == "/" ? "" : path)\"" : ""
    routes += "route \"\(path)\"\(more)\(options) -> Main / S\(count)"
    routes += (arguments.isEmpty ? "" : "(\(arguments.map { "\($0): \($0)" }.joined(separator: ", ")))") + "\n"
    let isNew = paths.insert(TableMaker.shape(of: plain)).inserted
    if isNew, dice.chance(percent: 25), !path.contains("#") {
      addAlias(of: plain, holes: holes, startsWithText: parameters.first == "p0: String")
    }
  }

  /// Returns a type with a default value, which may be nil.
  private mutating func optional(of type: String) -> String {
    let values = ["Int": "3", "Double": "1.5", "String": "\"d\"", "Bool": "false", "Folder": ".inbox"]
    guard let value = values[type], dice.chance(percent: 40) else { return type + "? = nil" }
    return "\(type) = \(value)"
  }

  /// Adds an alias with the same placeholders under other names. Sometimes a fixed text replaces the first.
  private mutating func addAlias(of plain: String, holes: [String], startsWithText: Bool) {
    var renamed = plain
    var own = "/old\(count)"
    for (index, hole) in holes.enumerated() {
      let bare = String(hole.prefix { $0 != "?" && $0 != "." && $0 != ":" })
      let tail = String(hole.dropFirst(bare.count))
      // The alias has a different form, or none. Its target may omit the form of the route.
      let short = String(tail.prefix { $0 != ":" })
      if short != tail, dice.chance(percent: 50) {
        renamed = TableMaker.replacing("{\(bare)\(tail)}", in: renamed, by: "{x\(index)\(short)}")
        own += "/{x\(index)\(short)}"
        continue
      }
      if index == 0, startsWithText, tail.isEmpty, dice.chance(percent: 50) {
        renamed = TableMaker.replacing("{\(bare)}", in: renamed, by: "fixed")
        continue
      }
      renamed = TableMaker.replacing("{\(bare)\(tail)}", in: renamed, by: "{x\(index)\(tail)}")
      own += "/{x\(index)\(tail)}"
    }
    routes += "alias \"\(own)\" -> \"\(renamed)\"\n"
  }

  /// Returns a path without the content of its braces.
  private static func shape(of path: String) -> String {
    path.split(separator: "{", omittingEmptySubsequences: false).map { String($0.drop { $0 != "}" && $0 != "/" }) }.joined()
  }

  private static func replacing(_ part: String, in text: String, by other: String) -> String {
    let (bytes, part) = (Array(text.utf8), Array(part.utf8))
    var out: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: part) {
        out += Array(other.utf8)
        index += part.count
      } else {
        out.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
