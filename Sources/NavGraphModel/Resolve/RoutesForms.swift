import NavGraphSyntax

// The forms of placeholders, which must fit their types.
extension Resolver {
  /// Reports the forms in a route's pattern that no value of their placeholder's type has.
  mutating func checkForms(of pattern: PatternSyntax, placeholders: RoutePlaceholders, parameters: IDRange<Parameter>) {
    for placeholder in pattern.formed {
      guard let index = placeholders.index(of: placeholder.name), let use = placeholders.firstUse(of: index) else { continue }
      checkForm(of: placeholder, as: graph.parameters[parameters[index]].type, fed: graph.parameters[use.parameter].range)
    }
  }

  /// Reports such forms in a pattern of an alias, whose placeholders have the types of its route's.
  mutating func checkForms(of pattern: PatternSyntax, match: AliasMatch) {
    for placeholder in pattern.formed {
      guard let parameter = match.bindings[placeholder.name]?.parameter else { continue }
      checkForm(of: placeholder, as: graph.parameters[parameter].type, fed: graph.parameters[parameter].range)
    }
  }

  private mutating func checkForm(of placeholder: PatternSyntax.Placeholder, as type: TypeID, fed: SourceRange) {
    guard let form = PlaceholderForm(graph.names.utf8(of: placeholder.form)), let reason = misfit(of: form, with: type) else { return }
    report(
      .valueOfOtherType(
        text(of: placeholder.form), type: describe(graph.unwrapped(type)), reason: reason, at: placeholder.range, parameter: fed))
  }

  /// Returns why values of a type can't have a form; nil if they can.
  private func misfit(of form: PlaceholderForm, with type: TypeID) -> (why: String, help: Help)? {
    let inner = graph.unwrapped(type)
    if case .list = graph.types[inner] { return ("a list has no form", "remove the form, or make the parameter a single value") }
    switch graph.urlType(of: inner) {
    case nil, .string: return nil
    case .int: return misfitOfInt(with: form)
    case .enumeration: return ("its cases already specify the text", "remove the form")
    default: return ("only a String and an Int have forms", "remove the form: the type specifies its text")
    }
  }

  private func misfitOfInt(with form: PlaceholderForm) -> (why: String, help: Help)? {
    switch form {
    case .number: return nil
    case .characters(.digits, let least, let most):
      let isTooLong = Swift.max(least, most ?? least) > PlaceholderForm.maxDigits
      return isTooLong ? ("an Int has at most \(PlaceholderForm.maxDigits) digits", "make the parameter a String") : nil
    case .characters: return ("not only digits", "write `digits` or a range, or make the parameter a String")
    case .words(let words):
      let other = words.first { !PlaceholderType.int.contains($0) }
      return other.map { ("`\(String(decoding: $0, as: UTF8.self))` isn't an Int", "make the parameter a String, or an enum") }
    }
  }
}

extension PatternSyntax {
  /// The placeholders with a form and a name.
  fileprivate var formed: [Placeholder] {
    var found: [Placeholder] = []
    forEachPlaceholder { if $0.form != .empty, !$0.isDiscarded { found.append($0) } }
    return found
  }
}
