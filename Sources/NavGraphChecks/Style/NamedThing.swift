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
    func add(kind: String, declared: Declared, isCapital: Bool, repeats: [String]) {
      guard declared.name != .empty, !declared.isPoisoned else { return }
      things.append(NamedThing(kind: kind, name: declared.name, range: declared.nameRange, isCapital: isCapital, repeats: repeats))
    }
    func add(_ parameters: IDRange<Parameter>) {
      for parameter in graph.parameters[parameters] where parameter.name != .empty {
        things.append(NamedThing(kind: "parameter", name: parameter.name, range: parameter.range, isCapital: false, repeats: []))
      }
    }
    if let app = graph.app { add(kind: "app", declared: app.declared, isCapital: true, repeats: ["App"]) }
    for value in graph.typeAliases { add(kind: "type", declared: value.declared, isCapital: true, repeats: ["Type"]) }
    for value in graph.enumerations { add(kind: "enum", declared: value.declared, isCapital: true, repeats: ["Enum"]) }
    for value in graph.enumerationCases {
      things.append(NamedThing(kind: "case", name: value.name, range: value.range, isCapital: false, repeats: []))
    }
    for value in graph.externalTypes { add(kind: "type", declared: value.declared, isCapital: true, repeats: ["Type"]) }
    for value in graph.guards where value.condition == nil {
      add(kind: "guard", declared: value.declared, isCapital: false, repeats: ["Guard"])
      add(value.parameters)
    }
    for value in graph.conditions {
      add(kind: "condition", declared: value.declared, isCapital: false, repeats: ["Condition"])
      add(value.parameters)
    }
    for value in graph.screens {
      add(kind: "screen", declared: value.declared, isCapital: true, repeats: ["Screen", "ViewController", "Controller", "VC"])
      add(value.parameters)
    }
    for value in graph.eventGroups { add(kind: "group of events", declared: value.declared, isCapital: true, repeats: ["Events"]) }
    for value in graph.events {
      add(kind: "event", declared: value.declared, isCapital: false, repeats: ["Event"])
      add(value.parameters)
    }
    for value in graph.stacks where !value.isInline {
      add(kind: "stack", declared: value.declared, isCapital: true, repeats: ["Stack"])
      add(value.parameters)
    }
    for value in graph.tabSets { add(kind: "tabs", declared: value.declared, isCapital: true, repeats: ["Tabs"]) }
    for value in graph.sections { add(kind: "section", declared: value.declared, isCapital: false, repeats: ["Section"]) }
    for value in graph.tabs { add(kind: "tab", declared: value.declared, isCapital: false, repeats: ["Tab"]) }
    for value in graph.splits { add(kind: "split", declared: value.declared, isCapital: true, repeats: ["Split"]) }
    for value in graph.pageSets {
      add(kind: "pages", declared: value.declared, isCapital: true, repeats: ["Pages"])
      add(value.parameters)
    }
    for value in graph.modals {
      add(kind: "modal", declared: value.declared, isCapital: true, repeats: ["Modal"])
      add(value.parameters)
    }
    for value in graph.alerts {
      add(kind: value.kind == .alert ? "alert" : "confirm", declared: value.declared, isCapital: true, repeats: ["Alert", "Confirm"])
      add(value.parameters)
    }
    for value in graph.alerts.compactMap(\.field) {
      things.append(NamedThing(kind: "field", name: value.name, range: value.range, isCapital: false, repeats: ["Field"]))
    }
    for value in graph.buttons {
      things.append(NamedThing(kind: "button", name: value.name, range: value.range, isCapital: false, repeats: ["Button"]))
    }
    for value in graph.appearances { add(kind: "appearance", declared: value.declared, isCapital: true, repeats: ["Appearance"]) }
    for value in graph.entries { add(value.parameters) }
    return things
  }

  /// Returns the range of the name in the range of a declaration.
  func nameRange(of thing: NamedThing) -> SourceRange {
    let name = Array(graph.text(of: thing.name).utf8)
    let text = Array(bytes(at: thing.range))
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
