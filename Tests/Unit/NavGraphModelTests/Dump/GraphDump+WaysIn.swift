import NavGraphSyntax

@testable import NavGraphModel

extension GraphDump {
  mutating func waysIn() {
    for id in graph.routes.ids {
      let route = graph.routes[id]
      doc(at: route.doc)
      line(
        "route", parameters(in: route.parameters),
        options(hosts: route.hosts, schemes: route.schemes, links: route.links, expiry: route.expiry), requires(in: route.requires))
      nested { dump in
        if let id = route.hostParameter { dump.line("* {" + dump.name(dump.graph.parameters[id].name) + "}") }
        for pattern in route.patterns { dump.pattern(pattern) }
        dump.destinations(all: route.destinations, branches: route.branches)
      }
    }
    for id in graph.aliases.ids {
      let alias = graph.aliases[id]
      line("alias of route", alias.route.map { String($0.index) } ?? "?")
      nested { dump in for pattern in alias.patterns { dump.pattern(pattern) } }
    }
    for id in graph.entries.ids {
      let entry = graph.entries[id]
      doc(at: entry.doc)
      line(
        "entry", entry.kind.rawValue, quoted(entry.identifier) + parameters(in: entry.parameters),
        options(hosts: [], schemes: [], links: entry.links, expiry: entry.expiry),
        requires(in: entry.requires))
      nested { $0.destinations(all: entry.destinations, branches: entry.branches) }
    }
  }

  private func options(hosts: [Name], schemes: [Name], links: App.LinkPolicy?, expiry: Int?) -> String {
    var parts: [String] = []
    if !hosts.isEmpty { parts.append("host " + hosts.map { quoted($0) }.joined(separator: ", ")) }
    if !schemes.isEmpty { parts.append("scheme " + schemes.map { quoted($0) }.joined(separator: ", ")) }
    if let links { parts.append("links " + links.rawValue) }
    if let expiry { parts.append("links expire after " + TimeUnit.text(seconds: expiry)) }
    return parts.joined(separator: " ")
  }

  private mutating func pattern(_ id: PatternID) {
    let pattern = graph.patterns[id]
    line("pattern", "\"" + graph.text(of: pattern.text) + "\"")
    nested { dump in
      for part in pattern.segments { dump.line("/", dump.part(dump.graph.patternParts[part])) }
      for item in pattern.query {
        let item = dump.graph.queryItems[item]
        dump.line(item.isRequired ? "?" : "? optional", dump.quoted(item.key), "=", dump.part(item.value))
      }
      if let fragment = pattern.fragment { dump.line("#", dump.part(fragment)) }
    }
  }

  private func part(_ part: PatternPart) -> String {
    func placeholder(for id: ParameterID?) -> String {
      id.map { name(graph.parameters[$0].name) + ": " + graph.describe(graph.parameters[$0].type) } ?? "_"
    }
    switch part {
    case .literal(let text): return quoted(text)
    case .placeholder(let prefix, let parameter, let suffix, let isOptional, let form):
      let words = (isOptional ? " optional" : "") + (form == .empty ? "" : " as " + graph.text(of: form))
      return quoted(prefix) + "{" + placeholder(for: parameter) + words + "}" + quoted(suffix)
    case .several(let pieces): return graph.patternParts[pieces].map { self.part($0) }.joined(separator: " ")
    case .rest(let parameter, let suffix): return "{" + placeholder(for: parameter) + "...}" + graph.text(of: suffix)
    case .unknown: return "?"
    }
  }

  private mutating func destinations(all: IDRange<Destination>, branches: IDRange<Branch>) {
    if branches.isEmpty { return destinations(in: all) }
    for branch in branches {
      let value = graph.branches[branch]
      line(value.test.map { "when " + test($0) } ?? "otherwise", value.steps.isEmpty ? "" : "-> stay")
      nested { $0.destinations(in: value.destinations) }
    }
  }

  private mutating func destinations(in range: IDRange<Destination>) {
    for id in range {
      let destination = graph.destinations[id]
      line(
        "to", idioms(destination.idioms), destination.root.map { "root " + instance($0.instance) } ?? "",
        destination.hereFrom.map { "here from \($0)" } ?? "")
      nested { dump in
        for step in destination.steps { dump.line("/", dump.step(of: dump.graph.destinationSteps[step].kind)) }
        dump.arms(in: destination.arms)
      }
    }
  }

  private func step(of kind: DestinationStep.Kind) -> String {
    switch kind {
    case .tab(let id): return "tab " + name(graph.tabSets[graph.tabs[id].tabs].declared.name) + "." + name(graph.tabs[id].declared.name)
    case .container(let id): return "container " + instance(id)
    case .column(let column, let id): return "column " + column.text + (id.map { " " + instance($0) } ?? "")
    case .screen(let id): return instance(id)
    case .page(let id): return "page " + instance(id)
    case .present(let id, let style): return "present " + instance(id) + (style.map { " as " + $0.rawValue } ?? "")
    }
  }

  mutating func rest() {
    for id in graph.assertions.ids {
      switch graph.assertions[id].claim {
      case .within(let a, let steps, let b): line("assert", content(a), "within \(steps) of", content(b))
      case .onlyAfter(let a, let b): line("assert", content(a), "only after", content(b))
      case .neverAfter(let a, let b): line("assert never", content(a), "after", content(b))
      case .reaches(let a, let b): line("assert", content(a), "reaches", content(b))
      case .requires(let a, let guarded): line("assert", content(a), "requires", name(graph.guards[guarded].declared.name))
      }
    }
    for id in graph.allowances.ids {
      line("allow", graph.allowances[id].code.description, quoted(graph.allowances[id].reason))
    }
  }
}
