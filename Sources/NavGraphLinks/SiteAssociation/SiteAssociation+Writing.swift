import NavGraphCompiler

extension SiteAssociation {
  /// The maximum size of a file that Apple fetches, in bytes.
  package static let largest = 128 * 1024

  /// The text of the file, with one component a line. The most frequent option is in the defaults.
  package var json: String {
    var out = "{\n  \"applinks\": {\n"
    let components = details.flatMap(\.components)
    let decodes = components.contains { !$0.isPercentEncoded }
    if decodes { out += "    \"defaults\": {\"percentEncoded\": false},\n" }
    if !variables.isEmpty {
      let lines = variables.map { "      \(SiteAssociation.quoted($0.name)): \(SiteAssociation.list(of: $0.values))" }
      out += "    \"substitutionVariables\": {\n" + lines.joined(separator: ",\n") + "\n    },\n"
    }
    let entries = details.map { entry in
      let lines = entry.components.map { "          " + SiteAssociation.line(for: $0, decodes: decodes) }
      return "      {\n        \"appIDs\": \(SiteAssociation.list(of: entry.appIDs)),\n        \"components\": ["
        + (lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n        ") + "]\n      }"
    }
    return out + "    \"details\": [\n" + entries.joined(separator: ",\n") + "\n    ]\n  }\n}\n"
  }

  private static func line(for component: Component, decodes: Bool) -> String {
    var members: [String] = []
    if let path = component.path { members.append("\"/\": " + quoted(path)) }
    switch component.query {
    case .none: break
    case .whole(let pattern): members.append("\"?\": " + quoted(pattern))
    case .items(let items):
      members.append("\"?\": {" + items.map { "\(quoted($0.key)): \(quoted($0.value))" }.joined(separator: ", ") + "}")
    }
    if let fragment = component.fragment { members.append("\"#\": " + quoted(fragment)) }
    if component.isExcluded { members.append("\"exclude\": true") }
    if !component.isCaseSensitive { members.append("\"caseSensitive\": false") }
    if component.isPercentEncoded, decodes { members.append("\"percentEncoded\": true") }
    if let comment = component.comment { members.append("\"comment\": " + quoted(comment)) }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private static func quoted(_ text: String) -> String {
    var out = ""
    JSON.quote(text, to: &out)
    return out
  }

  private static func list(of texts: [String]) -> String { "[" + texts.map(quoted).joined(separator: ", ") + "]" }
}
