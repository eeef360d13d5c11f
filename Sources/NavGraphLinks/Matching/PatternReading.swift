import NavGraphModel
import NavGraphSyntax

/// Takes out of a URL what a pattern that matches it asks for.
struct PatternReading {
  private let graph: NavigationGraph
  private let pattern: Pattern
  private let parameters: IDRange<Parameter>
  private(set) var values: [CarriedText?]
  private(set) var ignored: [String] = []
  private(set) var unknown: [String] = []

  init(_ graph: NavigationGraph, _ pattern: Pattern) {
    self.graph = graph
    self.pattern = pattern
    parameters = graph.routes[pattern.route].parameters
    values = Array(repeating: nil, count: parameters.count)
  }

  /// `parts`: those that the URL has.
  mutating func read(_ url: LinkURL, _ parts: [PatternPart]) {
    for constant in graph.arguments[pattern.constants] { set(constant.parameter, graph.constantText(constant.value)) }
    readHost(url)
    for (index, part) in parts.enumerated() where index < url.segments.count {
      switch part {
      case .placeholder(let prefix, let parameter?, let suffix, _, _):
        let text = url.segments[index].dropFirst(graph.names.utf8(prefix).count).dropLast(graph.names.utf8(suffix).count)
        set(parameter, .text(String(decoding: text, as: UTF8.self)))
      case .several(let pieces): read(url.segments[index], pieces)
      case .rest(let parameter?, let suffix):
        var texts = Array(url.segments[index...])
        texts[texts.count - 1].removeLast(graph.names.utf8(suffix).count)
        set(parameter, .list(texts.map { String(decoding: $0, as: UTF8.self) }))
      default: break
      }
    }
    readQuery(url)
    readFragment(url)
  }

  /// The values of placeholders that share a segment.
  private mutating func read(_ segment: [UInt8], _ pieces: IDRange<PatternPart>) {
    guard let values = graph.chain(of: pieces)?.split(segment) else { return }
    for (value, piece) in zip(values, graph.patternParts[pieces]) {
      guard case .placeholder(_, let parameter?, _, _, _) = piece else { continue }
      set(parameter, .text(String(decoding: segment[value], as: UTF8.self)))
    }
  }

  /// What stands in the place of the star.
  private mutating func readHost(_ url: LinkURL) {
    let route = graph.routes[pattern.route]
    guard let parameter = route.hostParameter, let host = route.hosts.first else { return }
    let end = graph.names.utf8(host).count - 1
    guard url.host.count > end else { return }
    set(parameter, .text(String(decoding: url.host.dropLast(end), as: UTF8.self)))
  }

  private mutating func readQuery(_ url: LinkURL) {
    var given: [[UInt8]: [[UInt8]?]] = [:]
    var keys: [[UInt8]] = []
    for item in url.items {
      if given[item.key] == nil { keys.append(item.key) }
      given[item.key, default: []].append(item.value)
    }
    var known: Set<[UInt8]> = []
    for item in graph.queryItems[pattern.query] {
      let key = Array(graph.names.utf8(item.key))
      known.insert(key)
      guard case .placeholder(_, let parameter?, _, _, let form) = item.value, let texts = given[key] else { continue }
      let type = graph.parameters[parameter].type
      if case .list(let element) = graph.types[graph.unwrapped(type)] {
        // A list is one value: a single text that doesn't parse makes it none.
        let read = texts.compactMap { $0 }.filter { graph.parses($0, as: element) }
        if read.count == texts.count {
          set(parameter, .list(read.map { String(decoding: $0, as: UTF8.self) }))
        } else {
          ignored.append(String(decoding: key, as: UTF8.self))
        }
      } else if let first = texts.first, let text = first, graph.parses(text, as: type, form) {
        set(parameter, .text(String(decoding: text, as: UTF8.self)))
      } else {
        ignored.append(String(decoding: key, as: UTF8.self))
      }
    }
    unknown = keys.filter { !known.contains($0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func readFragment(_ url: LinkURL) {
    if url.fragment == .none { return }
    switch pattern.fragment {
    case .placeholder(let prefix, let parameter, let suffix, _, let form)?:
      let (before, after) = (Array(graph.names.utf8(prefix)), Array(graph.names.utf8(suffix)))
      guard case .text(let text) = url.fragment, text.starts(with: before), text.reversed().starts(with: after.reversed()),
        before.isEmpty && after.isEmpty || text.count > before.count + after.count
      else { return ignored.append("#") }
      let inner = Array(text.dropFirst(before.count).dropLast(after.count))
      guard let parameter else { return }
      guard graph.parses(inner, as: graph.parameters[parameter].type, form) else { return ignored.append("#") }
      set(parameter, .text(String(decoding: inner, as: UTF8.self)))
    case nil: unknown.append("#")
    default: break
    }
  }

  private mutating func set(_ parameter: ParameterID, _ value: CarriedText?) {
    guard parameters.contains(parameter) else { return }
    values[Int(parameter.raw - parameters.start)] = value
  }
}
