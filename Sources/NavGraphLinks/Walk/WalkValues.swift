import NavGraphLowering
import NavGraphModel
import NavGraphSyntax

/// Values that a user types for the parameters of an event, an entry, or another step.
package struct WalkValues {
  /// An argument of a command: a value, or a name and a value.
  package struct Word: Hashable, Sendable {
    package var name: String?
    package var text: String

    package init(name: String?, text: String) { (self.name, self.text) = (name, text) }
  }

  /// The reason why arguments aren't valid.
  package enum Fault: Error, Hashable {
    case tooMany(expected: Int)
    case unknownName(String, nearest: String?)
    case given(String)
    case notAValue(String, of: String, type: String)
  }

  private let graph: NavigationGraph

  package init(in graph: NavigationGraph) { self.graph = graph }

  /// Returns the step of a move with these values.
  package func step(for move: WalkMove, words: [Word]) throws(Fault) -> WalkStep {
    move.step(with: try values(from: words, for: move.parameters(in: graph)))
  }

  /// Returns the step that enters the app with these values.
  package func step(for entry: EntryID, words: [Word]) throws(Fault) -> WalkStep {
    .entry(entry, try values(from: words, for: graph.entries[entry].parameters))
  }

  /// Returns a value for each parameter. Arguments are assigned by name or position, and the other parameters get example values.
  func values(from words: [Word], for parameters: IDRange<Parameter>) throws(Fault) -> [ParameterID: Value] {
    var values: [ParameterID: Value] = [:]
    var open = Array(parameters)
    for word in words where word.name != nil {
      let name = word.name ?? ""
      guard let id = parameters.first(where: { graph.text(of: graph.parameters[$0].name).isExactly(name) }) else {
        throw .unknownName(name, nearest: Spelling.nearest(to: name, among: parameters.map { graph.text(of: graph.parameters[$0].name) }))
      }
      guard let index = open.firstIndex(of: id) else { throw .given(name) }
      open.remove(at: index)
      values[id] = try value(from: word.text, of: id)
    }
    for word in words where word.name == nil {
      guard !open.isEmpty else { throw .tooMany(expected: parameters.count) }
      let id = open.removeFirst()
      values[id] = try value(from: word.text, of: id)
    }
    for (id, sample) in zip(parameters, SampleValue.values(of: parameters, in: graph)) where values[id] == nil {
      // A parameter with a default is optional.
      values[id] = graph.parameters[id].defaultValue == nil ? sample : Value(defaultOf: id, in: graph)
    }
    return values
  }

  private func value(from text: String, of id: ParameterID) throws(Fault) -> Value {
    let type = graph.parameters[id].type
    guard let value = value(from: text, as: type) else {
      throw .notAValue(text, of: graph.text(of: graph.parameters[id].name), type: graph.describe(type))
    }
    return value
  }

  /// Returns the value of a text, which is read as in URLs, or nil if it isn't a value of the type.
  private func value(from text: String, as type: TypeID) -> Value? {
    if case .optional = graph.types[type], text.isExactly("nil") { return .nil }
    let core: PlaceholderType
    switch graph.carried(by: type) {
    case .list(let element):
      var values: [Value] = []
      for part in text.split(separator: ",") {
        guard let value = value(from: String(part), as: element) else { return nil }
        values.append(value)
      }
      return .list(values)
    case .enumeration(let id):
      // A case can be given by its name, with or without a dot, or by its text in URLs.
      let name = text.first == "." ? String(text.dropFirst()) : text
      let found = graph.enumerations[id].cases.first { graph.text(of: graph.enumerationCases[$0].name).isExactly(name) }
      return found.map { .enumerationCase($0) } ?? known(Value(text, as: type, in: graph))
    case .external: return .external(text)
    case .int: core = .int
    case .double: core = .double
    case .uuid: core = .uuid
    case .date: core = .date
    case .url: core = .url
    case .string, .bool, .alias, .optional, .unknown: return known(Value(text, as: type, in: graph))
    }
    return core.contains(text.utf8) ? known(Value(text, as: type, in: graph)) : nil
  }

  private func known(_ value: Value) -> Value? { value == .unknown ? nil : value }
}
