import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// An item that completion offers.
struct CompletionItem {
  /// The kinds of items in the protocol.
  enum Kind: Int {
    case function = 3
    case field = 5
    case variable = 6
    case `class` = 7
    case interface = 8
    case module = 9
    case property = 10
    case value = 12
    case `enum` = 13
    case keyword = 14
    case file = 17
    case enumMember = 20
    case `struct` = 22
    case event = 23
  }

  var label: String
  var kind: Kind
  var detail = ""
  var documentation = ""
  /// The text to insert; nil for the label.
  var text: String?
  /// The text with placeholders, for clients that support snippets.
  var snippet: String?
  /// An additional text to insert at another offset.
  var addition: (place: Int, text: String)?
  /// Whether it is a word of the language that isn't a keyword.
  var isWord = false
  /// Items with a lower number are listed first.
  var rank = 5

  init(label: String, kind: Kind) {
    self.label = label
    self.kind = kind
  }

  /// - Parameter ranges: The members of the edit that specify what it replaces.
  func json(replacing ranges: [(String, JSON)], hasSnippets: Bool, with positions: TextPositions) -> JSON {
    let isSnippet = hasSnippets && snippet != nil
    let inserted = isSnippet ? snippet ?? label : text ?? label
    var members: [(String, JSON)] = [
      ("label", .string(label)), ("kind", .number(kind.rawValue)), ("sortText", .string("\(rank)\(label)")),
      ("textEdit", .object(ranges + [("newText", .string(inserted))])),
    ]
    if isSnippet { members.append(("insertTextFormat", .number(2))) }
    if !detail.isEmpty { members.append(("detail", .string(detail))) }
    if !documentation.isEmpty {
      members.append(("documentation", .object([("kind", .string("markdown")), ("value", .string(documentation))])))
    }
    if let addition {
      let edit = JSON.object([("range", positions.json(of: addition.place..<addition.place)), ("newText", .string(addition.text))])
      members.append(("additionalTextEdits", .array([edit])))
    }
    return .object(members)
  }

  // MARK: Keywords and names

  /// Creates an item for the code of a diagnostic.
  init(code rule: Rule) {
    self.init(label: rule.code.description, kind: .value)
    detail = rule.summary
    documentation = rule.rationale
  }

  init(keyword: Keyword) {
    self.init(label: keyword.text, kind: .keyword)
    documentation = keyword.summary
    rank = 6
  }

  /// Creates an item for one of the names of a completion. It inserts only what isn't written yet.
  init(for offer: NameOffer, in completion: Completion) {
    let graph = completion.graph
    let takesArguments = completion.names.takesArguments && completion.mark != .arguments
    switch offer {
    case .content(let content):
      self.init(label: graph.name(of: content), kind: content.completionKind)
      describe(as: graph.declared(of: content), in: graph)
      addArguments(for: graph.parameters(of: content), in: graph, isInserted: takesArguments)
      rank = 3
    case .type(let id):
      self.init(label: graph.describe(id), kind: .struct)
    case .guard(let id):
      self.init(label: graph.text(of: graph.guards[id].declared.name), kind: .function)
      describe(as: graph.guards[id].declared, in: graph)
      addArguments(for: graph.guards[id].parameters, in: graph, isInserted: takesArguments)
    case .condition(let id):
      self.init(label: graph.text(of: graph.conditions[id].declared.name), kind: .function)
      describe(as: graph.conditions[id].declared, in: graph)
      addArguments(for: graph.conditions[id].parameters, in: graph, isInserted: takesArguments)
    case .events(let id):
      self.init(label: graph.text(of: graph.eventGroups[id].declared.name), kind: .interface)
      describe(as: graph.eventGroups[id].declared, in: graph)
    case .appearance(let id):
      self.init(label: graph.text(of: graph.appearances[id].declared.name), kind: .struct)
      describe(as: graph.appearances[id].declared, in: graph)
    case .tab(let id):
      self.init(label: graph.text(of: graph.tabs[id].declared.name), kind: .field)
      detail = "a tab of " + graph.text(of: graph.tabSets[graph.tabs[id].tabs].declared.name)
      rank = 2
    case .button(let id):
      self.init(label: graph.text(of: graph.buttons[id].name), kind: .event)
      detail = graph.buttons[id].title.map { "\"" + graph.text(of: graph.texts[$0].written) + "\"" } ?? ""
      if completion.mark == nil { snippet = label + " -> $0" }
      text = label
    case .enumerationCase(let id):
      let name = graph.text(of: graph.enumerationCases[id].name)
      self.init(label: "." + name, kind: .enumMember)
      if completion.isAfterDot { text = name }
      rank = 2
    case .value(let id):
      self.init(label: graph.text(of: graph.parameters[id].name), kind: .variable)
      // The type of a placeholder is unknown until it is used.
      if graph.parameters[id].type != .unknown { detail = graph.describe(graph.parameters[id].type) }
      rank = 2
    case .label(let id):
      let name = graph.text(of: graph.parameters[id].name)
      self.init(label: name + ":", kind: .property)
      detail = graph.describe(graph.parameters[id].type)
      text = completion.mark == .colon ? name : name + ": "
      rank = 1
    case .labelAndValue(let id):
      self.init(label: graph.text(of: graph.parameters[id].name), kind: .variable)
      detail = graph.describe(graph.parameters[id].type)
      rank = 0
    case .word(let word):
      self.init(label: word, kind: .enumMember)
      (rank, isWord) = (4, true)
    }
  }

  /// Adds the systems that have the options that the word can be.
  mutating func describeOptions(in context: OptionContext) {
    let all = context.descriptions(of: label)
    documentation = ((documentation.isEmpty ? [] : [documentation]) + all).joined(separator: "\n\n")
  }

  private mutating func describe(as declared: Declared?, in graph: NavigationGraph) {
    guard let declared else { return }
    documentation = graph.docLines(in: declared.doc).joined(separator: "\n")
  }

  /// Adds the arguments that have no default value, as a snippet.
  private mutating func addArguments(for parameters: IDRange<Parameter>, in graph: NavigationGraph, isInserted: Bool) {
    guard !parameters.isEmpty else { return }
    detail =
      "("
      + parameters.map { "\(graph.text(of: graph.parameters[$0].name)): \(graph.describe(graph.parameters[$0].type))" }
      .joined(separator: ", ") + ")"
    let needed = parameters.filter { graph.parameters[$0].defaultValue == nil }
    guard isInserted, !needed.isEmpty else { return }
    let arguments = needed.enumerated().map { number, id in
      let name = graph.text(of: graph.parameters[id].name)
      return "\(name): ${\(number + 1):\(name)}"
    }
    snippet = "\(label)(\(arguments.joined(separator: ", ")))$0"
  }
}

extension Content {
  fileprivate var completionKind: CompletionItem.Kind {
    switch self {
    case .screen: .class
    case .modal, .alert: .interface
    case .stack, .tabs, .split, .pages, .unknown: .module
    }
  }
}

extension NavigationGraph {
  fileprivate func parameters(of content: Content) -> IDRange<Parameter> {
    switch content {
    case .screen(let id): screens[id].parameters
    case .stack(let id): stacks[id].parameters
    case .pages(let id): pageSets[id].parameters
    case .modal(let id): modals[id].parameters
    case .alert(let id): alerts[id].parameters
    case .tabs, .split, .unknown: .empty
    }
  }
}
