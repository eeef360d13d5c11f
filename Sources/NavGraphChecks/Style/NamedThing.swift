import NavGraphModel
import NavGraphSyntax

/// A name in the source, with the style that is expected of it.
struct NamedThing {
  /// The kind of the declaration, in the words of the language: "screen", "event".
  let kind: String
  let name: Name
  let range: SourceRange
  /// Whether the name must begin with a capital letter, as names of types, screens, and containers do.
  let isCapital: Bool
  /// The words that the name must not end with, because the declaration already contains them.
  let repeats: [String]
}

extension Checker {
  /// Returns all declared names except placeholders of routes, in the order of the graph's tables.
  func namedThings() -> [NamedThing] {
    var things: [NamedThing] = []
    func add(_ kind: String, _ declared: Declared, _ isCapital: Bool, _ repeats: [String]) {
      guard declared.name != .empty, !declared.isPoisoned else { return }
      things.append(NamedThing(kind: kind, name: declared.name, range: declared.nameRange, isCapital: isCapital, repeats: repeats))
    }
    func add(_ parameters: IDRange<Parameter>) {
      for parameter in graph.parameters[parameters] where parameter.name != .empty {
        things.append(NamedThing(kind: "parameter", name: parameter.name, range: parameter.range, isCapital: false, repeats: []))
      }
    }
    if let app = graph.app { add("app", app.declared, true, ["App"]) }
    for value in graph.typeAliases { add("type", value.declared, true, ["Type"]) }
    for value in graph.enumerations { add("enum", value.declared, true, ["Enum"]) }
    for value in graph.enumerationCases {
      things.append(NamedThing(kind: "case", name: value.name, range: value.range, isCapital: false, repeats: []))
    }
    for value in graph.externalTypes { add("type", value.declared, true, ["Type"]) }
    for value in graph.guards where value.condition == nil {
      add("guard", value.declared, false, ["Guard"])
      add(value.parameters)
    }
    for value in graph.conditions {
      add("condition", value.declared, false, ["Condition"])
      add(value.parameters)
    }
    for value in graph.screens {
      add("screen", value.declared, true, ["Screen", "ViewController", "Controller", "VC"])
      add(value.parameters)
    }
    for value in graph.eventGroups { add("group of events", value.declared, true, ["Events"]) }
    for value in graph.events {
      add("event", value.declared, false, ["Event"])
      add(value.parameters)
    }
    for value in graph.stacks where !value.isInline {
      add("stack", value.declared, true, ["Stack"])
      add(value.parameters)
    }
    for value in graph.tabSets { add("tabs", value.declared, true, ["Tabs"]) }
    for value in graph.sections { add("section", value.declared, false, ["Section"]) }
    for value in graph.tabs { add("tab", value.declared, false, ["Tab"]) }
    for value in graph.splits { add("split", value.declared, true, ["Split"]) }
    for value in graph.pageSets {
      add("pages", value.declared, true, ["Pages"])
      add(value.parameters)
    }
    for value in graph.modals {
      add("modal", value.declared, true, ["Modal"])
      add(value.parameters)
    }
    for value in graph.alerts {
      add(value.kind == .alert ? "alert" : "confirm", value.declared, true, ["Alert", "Confirm"])
      add(value.parameters)
    }
    for value in graph.alerts.compactMap(\.field) {
      things.append(NamedThing(kind: "field", name: value.name, range: value.range, isCapital: false, repeats: ["Field"]))
    }
    for value in graph.buttons {
      things.append(NamedThing(kind: "button", name: value.name, range: value.range, isCapital: false, repeats: ["Button"]))
    }
    for value in graph.appearances { add("appearance", value.declared, true, ["Appearance"]) }
    for value in graph.entries { add(value.parameters) }
    return things
  }

  /// Returns the range of the name in the range of a declaration.
  func nameRange(of thing: NamedThing) -> SourceRange {
    let name = Array(graph.text(thing.name).utf8)
    let text = Array(bytes(thing.range))
    guard !name.isEmpty, text.count >= name.count else { return thing.range }
    let isWord = { (byte: UInt8) in
      byte == UInt8(ascii: "_") || byte >= 0x80 || Character(UnicodeScalar(byte)).isLetter || (0x30...0x39).contains(byte)
    }
    var isInWord = false
    for index in text.indices where index + name.count <= text.count {
      if !isInWord, text[index..<index + name.count].elementsEqual(name),
        index + name.count == text.count || !isWord(text[index + name.count])
      {
        let start = thing.range.start + UInt32(index)
        return SourceRange(file: thing.range.file, start: start, end: start + UInt32(name.count))
      }
      isInWord = isWord(text[index])
    }
    return thing.range
  }
}
