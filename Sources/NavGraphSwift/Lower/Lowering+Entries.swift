import NavGraphModel

// The ways in that are no URLs: their cases, and where they lead.
extension Lowering {
  mutating func entryType() -> TypeDescription {
    let cases = graph.entries.ids.map { id -> Declaration in
      let entry = graph.entries[id]
      let what = entry.kind.rawValue + " `" + graph.text(entry.identifier) + "`, " + location(entry.range)
      return .enumCase(
        CaseDescription(doc: doc(entry.doc) + [what], naming.entries[id.index], values: values(entry.parameters)))
    }
    let targets = graph.entries.ids.map { id -> SwitchCaseDescription in
      let entry = graph.entries[id]
      let target = self.target(
        entry.destinations, links: entry.links, requires: entry.requires, arms: entry.arms,
        named: "entry" + upperCamel(naming.entries[id.index]))
      let used = usedParameters(of: entry.destinations, entry.requires, entry.arms)
      return SwitchCaseDescription([pattern(naming.entries[id.index], entry.parameters) { used.contains($0) }], [.return(target)])
    }
    return TypeDescription(
      doc: ["The ways in that are no links: shortcuts, notifications, activities, intents and files."], .enum, "Entry",
      modifiers: ["nonisolated"], inherits: ["Hashable", "Sendable"],
      members: cases + property("target", "Target", "Everything that is visible once the app has been entered this way.", targets))
  }
}
