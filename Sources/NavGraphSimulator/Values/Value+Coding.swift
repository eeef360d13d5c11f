import NavGraphLowering
import NavGraphModel
import NavGraphSyntax

/// A value in the JSON of a restoration record. Values of extern types are encoded as text.
struct KeptValue: Decodable {
  enum Content {
    case string(String)
    case int(Int64)
    case double(Double)
    case bool(Bool)
    case list([KeptValue])
    case null
  }

  let content: Content

  init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      var elements: [KeptValue] = []
      while !list.isAtEnd { elements.append(try list.decode(KeptValue.self)) }
      content = .list(elements)
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      content = .null
    } else if let flag = try? single.decode(Bool.self) {
      content = .bool(flag)
    } else if let number = try? single.decode(Int64.self) {
      content = .int(number)
    } else if let number = try? single.decode(Double.self) {
      content = .double(number)
    } else {
      content = .string(try single.decode(String.self))
    }
  }

  /// Returns the value converted to the type, or nil if it doesn't fit.
  func value(as type: TypeID, in graph: NavigationGraph) -> Value? {
    if case .null = content {
      if case .optional = graph.types[type] { return .nil }
      return nil
    }
    switch (content, graph.carried(by: type)) {
    case (.string(let text), .string): return .string(text)
    case (.string(let text), .uuid): return .uuid(text)
    case (.string(let text), .date): return .date(text)
    case (.string(let text), .url): return .url(text)
    case (.string(let text), .external): return .external(text)
    case (.string(let text), .enumeration(let id)):
      let cases = graph.enumerations[id].cases
      return cases.first { graph.text(of: graph.enumerationCases[$0].raw) == text }.map { .enumerationCase($0) }
    case (.int(let number), .int): return .int(number)
    case (.int(let number), .double): return .double(Double(number))
    case (.double(let number), .double): return .double(number)
    case (.bool(let flag), .bool): return .bool(flag)
    case (.list(let elements), .list(let element)):
      let values = elements.compactMap { $0.value(as: element, in: graph) }
      return values.count == elements.count ? .list(values) : nil
    default: return nil
    }
  }
}

extension Value {
  /// Returns the value as JSON, or nil if it can't be encoded.
  func json(in graph: NavigationGraph) -> String? {
    switch self {
    case .string(let text), .uuid(let text), .date(let text), .url(let text), .external(let text): return Value.json(of: text)
    case .int(let number): return String(number)
    case .double(let number): return number.isFinite ? String(number) : nil
    case .bool(let flag): return flag ? "true" : "false"
    case .enumerationCase(let id): return Value.json(of: graph.text(of: graph.enumerationCases[id].raw))
    case .list(let elements):
      let texts = elements.compactMap { $0.json(in: graph) }
      return texts.count == elements.count ? "[" + texts.joined(separator: ",") + "]" : nil
    case .nil: return "null"
    case .unknown: return nil
    }
  }

  private static func json(of text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..<" ":
        result += "\\u" + scalar.value.hexadecimal(digits: 4)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
