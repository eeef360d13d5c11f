import NavGraphModel
import NavGraphSyntax

/// A declaration with a name in the sources.
struct DeclaredSymbol {
  enum Kind: String {
    case app, screen, stack, tabs, split, pages, modal, alert, type, `enum`, `guard`, condition, events, appearance
    case tab, section, event, parameter, button, field
    case enumerationCase = "case"
    case route
  }

  var name: String
  var kind: Kind
  /// The range of the name in the declaration.
  var nameRange: SourceRange
  /// The range of the whole declaration.
  var range: SourceRange
  /// The gap with the `///` lines before the declaration; empty if there are none.
  var doc: SourceRange
  /// The reason why the name can't be renamed, as a sentence for users: it is a key in data from outside.
  var reasonToKeep: String?
  /// The effect of another name on states that apps have saved, as a sentence for users; nil if there is none.
  var effectOnSavedStates: String?
  /// The text that URLs and saved states contain for the declaration; nil if they don't contain it.
  var carried: String?
  /// The type of a placeholder or result, which the source doesn't contain; nil for other names.
  var inferredType: String?
}

extension NavigationGraph {
  /// All declarations with names in the sources.
  var declaredSymbols: [DeclaredSymbol] {
    var all: [DeclaredSymbol] = []
    func add(_ declared: Declared, as kind: DeclaredSymbol.Kind) {
      let name = text(of: declared.name)
      guard !name.isEmpty, declared.nameRange.end > declared.nameRange.start else { return }
      all.append(
        DeclaredSymbol(name: name, kind: kind, nameRange: declared.nameRange, range: declared.range, doc: declared.doc))
    }
    func add(_ name: Name, as kind: DeclaredSymbol.Kind, nameRange: SourceRange, range: SourceRange) {
      add(
        Declared(name: name, nameRange: nameRange, range: range, doc: SourceRange(file: range.file, start: range.start, end: range.start)),
        as: kind)
    }
    if let app { add(app.declared, as: .app) }
    for screen in screens { add(screen.declared, as: .screen) }
    for stack in stacks where !stack.isInline { add(stack.declared, as: .stack) }
    for set in tabSets { add(set.declared, as: .tabs) }
    for split in splits { add(split.declared, as: .split) }
    for set in pageSets { add(set.declared, as: .pages) }
    for modal in modals { add(modal.declared, as: .modal) }
    for alert in alerts {
      add(alert.declared, as: .alert)
      if let field = alert.field { add(field.name, as: .field, nameRange: field.nameRange, range: field.range) }
    }
    for question in guards { add(question.declared, as: .guard) }
    for condition in conditions { add(condition.declared, as: .condition) }
    for group in eventGroups { add(group.declared, as: .events) }
    for appearance in appearances { add(appearance.declared, as: .appearance) }
    for alias in typeAliases { add(alias.declared, as: .type) }
    for type in externalTypes { add(type.declared, as: .type) }
    for enumeration in enumerations { add(enumeration.declared, as: .enum) }
    for tab in tabs { add(tab.declared, as: .tab) }
    for section in sections { add(section.declared, as: .section) }
    for event in events { add(event.declared, as: .event) }
    for button in buttons { add(button.name, as: .button, nameRange: button.nameRange, range: button.range) }
    for value in enumerationCases {
      add(value.name, as: .enumerationCase, nameRange: value.nameRange, range: value.range)
      if all.last?.nameRange == value.nameRange { all[all.count - 1].carried = text(of: value.raw) }
    }
    for parameter in parameters { add(parameter.name, as: .parameter, nameRange: parameter.nameRange, range: parameter.range) }
    for pattern in patterns { add(pattern.text, as: .route, nameRange: pattern.range, range: routes[pattern.route].range) }
    keepKeys(of: &all)
    noteSavedNames(of: &all)
    noteInferredTypes(of: &all)
    return all
  }

  /// The parameters whose types the sources don't contain: placeholders of routes, and results that outcome handlers name.
  var inferredParameters: [ParameterID] { routes.flatMap { Array($0.parameters) } + arms.compactMap(\.binding) }

  /// Returns the type of one of the `inferredParameters`; nil if it is unknown.
  func inferredType(of id: ParameterID) -> String? {
    parameters[id].type == .unknown ? nil : describe(parameters[id].type)
  }

  private func noteInferredTypes(of all: inout [DeclaredSymbol]) {
    var types: [SourceRange: String] = [:]
    for id in inferredParameters { types[parameters[id].nameRange] = inferredType(of: id) }
    for index in all.indices { all[index].inferredType = types[all[index].nameRange] }
  }

  /// Marks parameters of entries, whose names are keys in data from a server or the system.
  private func keepKeys(of all: inout [DeclaredSymbol]) {
    var owners: [SourceRange: String] = [:]
    for entry in entries {
      for parameter in entry.parameters {
        owners[parameters[parameter].nameRange] = "\(entry.kind.rawValue) \"\(text(of: entry.identifier))\""
      }
    }
    guard !owners.isEmpty else { return }
    for index in all.indices {
      guard let owner = owners[all[index].nameRange] else { continue }
      all[index].reasonToKeep = "`\(all[index].name)` is a key in what arrives with the \(owner), so it can't be renamed"
    }
  }

  /// Saved states contain the names of screens and of their parameters.
  private func noteSavedNames(of all: inout [DeclaredSymbol]) {
    var effects: [SourceRange: String] = [:]
    for screen in screens where !screen.isTransient {
      let name = text(of: screen.declared.name)
      effects[screen.declared.nameRange] = "States that apps have saved are restored without the screen `\(name)` and those above it."
      for parameter in screen.parameters where parameters[parameter].defaultValue == nil {
        effects[parameters[parameter].nameRange] =
          "States that apps have saved are restored without the screen `\(name)`, which has no value for the new name."
      }
    }
    for index in all.indices { all[index].effectOnSavedStates = effects[all[index].nameRange] }
  }
}
