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
  /// Whether URLs and saved states contain the name.
  var isCarried = false
}

extension NavigationGraph {
  /// All declarations with names in the sources.
  var declaredSymbols: [DeclaredSymbol] {
    var all: [DeclaredSymbol] = []
    func add(_ declared: Declared, _ kind: DeclaredSymbol.Kind) {
      let name = text(declared.name)
      guard !name.isEmpty, declared.nameRange.end > declared.nameRange.start else { return }
      all.append(
        DeclaredSymbol(name: name, kind: kind, nameRange: declared.nameRange, range: declared.range, doc: declared.doc))
    }
    func add(_ name: Name, _ kind: DeclaredSymbol.Kind, _ nameRange: SourceRange, _ range: SourceRange) {
      add(
        Declared(name: name, nameRange: nameRange, range: range, doc: SourceRange(file: range.file, start: range.start, end: range.start)),
        kind)
    }
    if let app { add(app.declared, .app) }
    for screen in screens { add(screen.declared, .screen) }
    for stack in stacks where !stack.isInline { add(stack.declared, .stack) }
    for set in tabSets { add(set.declared, .tabs) }
    for split in splits { add(split.declared, .split) }
    for set in pageSets { add(set.declared, .pages) }
    for modal in modals { add(modal.declared, .modal) }
    for alert in alerts {
      add(alert.declared, .alert)
      if let field = alert.field { add(field.name, .field, field.nameRange, field.range) }
    }
    for question in guards { add(question.declared, .guard) }
    for condition in conditions { add(condition.declared, .condition) }
    for group in eventGroups { add(group.declared, .events) }
    for appearance in appearances { add(appearance.declared, .appearance) }
    for alias in typeAliases { add(alias.declared, .type) }
    for type in externalTypes { add(type.declared, .type) }
    for enumeration in enumerations { add(enumeration.declared, .enum) }
    for tab in tabs { add(tab.declared, .tab) }
    for section in sections { add(section.declared, .section) }
    for event in events { add(event.declared, .event) }
    for button in buttons { add(button.name, .button, button.nameRange, button.range) }
    for value in enumerationCases {
      add(value.name, .enumerationCase, value.nameRange, value.range)
      if value.raw == value.name, !all.isEmpty { all[all.count - 1].isCarried = true }
    }
    for parameter in parameters { add(parameter.name, .parameter, parameter.nameRange, parameter.range) }
    for pattern in patterns { add(pattern.text, .route, pattern.range, routes[pattern.route].range) }
    keepKeys(of: &all)
    return all
  }

  /// Marks parameters of entries, whose names are keys in data from a server or the system.
  private func keepKeys(of all: inout [DeclaredSymbol]) {
    var owners: [SourceRange: String] = [:]
    for entry in entries {
      for parameter in entry.parameters { owners[parameters[parameter].nameRange] = "\(entry.kind.rawValue) \"\(text(entry.identifier))\"" }
    }
    guard !owners.isEmpty else { return }
    for index in all.indices {
      guard let owner = owners[all[index].nameRange] else { continue }
      all[index].reasonToKeep = "`\(all[index].name)` is a key in what arrives with the \(owner), so it can't be renamed"
    }
  }
}
