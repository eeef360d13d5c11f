import NavGraphSyntax

/// The values that a URL provides to the route of a pattern at one of its lengths.
///
/// Generated code contains them as Swift, and the compiler uses them itself.
package struct LinkReading: Sendable {
  /// A placeholder: the texts around its value, its form, and the parameter that gets the value.
  package struct Slot: Sendable {
    package let prefix: Name
    package let suffix: Name
    package let form: Name
    package let parameter: ParameterID?
  }

  /// The source of a value. Segments, and the placeholders of a segment, are counted from 0.
  package enum Source: Sendable {
    case constant(Expression)
    /// The part of the host before this suffix.
    case host(before: String)
    case segment(Int, Slot)
    case piece(Int, segment: Int, Slot)
    case rest(Int, before: Name)
    /// Every value of a key, each with this type.
    case list(key: Name, TypeID)
    case query(key: Name, Slot, isRequired: Bool)
    case fragment(Slot, isRequired: Bool)
    /// The URL doesn't contain the value.
    case absent
  }

  /// Segments with several placeholders, which are divided before any value is read.
  package private(set) var shared: [(segment: Int, slots: [Slot])] = []
  /// Values that must match a form but have no parameter.
  package private(set) var unnamed: [Source] = []
  /// The parameters of the route in order, with their sources.
  package private(set) var values: [(parameter: ParameterID, source: Source)] = []

  package init(of variant: RouteTable.Variant, in graph: NavigationGraph) {
    let pattern = graph.patterns[variant.pattern]
    let route = graph.routes[pattern.route]
    var sources: [ParameterID: Source] = [:]
    for constant in graph.arguments[pattern.constants] { sources[constant.parameter] = .constant(constant.value) }
    if let parameter = route.hostParameter, let host = route.hosts.first {
      sources[parameter] = .host(before: String(graph.originText(of: host).dropFirst()))
    }
    func add(_ slot: Slot, from source: Source) {
      if let parameter = slot.parameter {
        sources[parameter] = source
      } else if slot.form != .empty {
        unnamed.append(source)
      }
    }
    for (index, part) in graph.parts(of: variant).enumerated() {
      switch part {
      case .several(let pieces):
        let slots = graph.patternParts[pieces].compactMap(Slot.init)
        shared.append((index, slots))
        for (number, slot) in slots.enumerated() {
          if let parameter = slot.parameter { sources[parameter] = .piece(number, segment: index, slot) }
        }
      case .rest(let parameter?, let suffix): sources[parameter] = .rest(index, before: suffix)
      default: if let slot = Slot(part) { add(slot, from: .segment(index, slot)) }
      }
    }
    for item in graph.queryItems[pattern.query] {
      guard let slot = Slot(item.value) else { continue }
      if let parameter = slot.parameter, case .list(let element) = graph.types[graph.unwrapped(graph.parameters[parameter].type)] {
        sources[parameter] = .list(key: item.key, element)
      } else if slot.parameter != nil || item.isRequired {
        add(slot, from: .query(key: item.key, slot, isRequired: item.isRequired))
      }
    }
    if let part = pattern.fragment, case .placeholder(_, _, _, let isOptional, _) = part, let slot = Slot(part) {
      if slot.parameter != nil || !isOptional { add(slot, from: .fragment(slot, isRequired: !isOptional)) }
    }
    values = route.parameters.map { ($0, sources[$0] ?? .absent) }
  }
}

extension LinkReading.Slot {
  /// Creates a slot; nil if the part isn't a placeholder of a single value.
  fileprivate init?(_ part: PatternPart) {
    guard case .placeholder(let prefix, let parameter, let suffix, _, let form) = part else { return nil }
    self.init(prefix: prefix, suffix: suffix, form: form, parameter: parameter)
  }
}
