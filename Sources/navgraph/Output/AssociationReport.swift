import NavGraphCommandLine
import NavGraphCompiler
import NavGraphLinks
import NavGraphModel
import NavGraphSyntax

/// The output of `routes` about an `apple-app-site-association` file.
struct AssociationReport {
  private let graph: NavigationGraph
  private let files: SystemFiles
  private let host: String
  private let appIDs: [String]

  /// Creates the report for `host`, which may be nil if all hosts of the app have the same links.
  init(of program: CheckedProgram, host named: String?, appIDs: [String]) throws(Failure) {
    graph = program.graph
    self.appIDs = appIDs
    files = SystemFiles(for: program.graph, routes: program.routes, appIDs: appIDs)
    let groups = files.hostGroups()
    let hosts = groups.flatMap { $0 }
    guard let first = hosts.first else {
      throw .usage("the app has no hosts, so no universal link reaches it", help: "declare them in its block: hosts \"www.example.com\"")
    }
    if let wanted = named?.lowercased() {
      guard hosts.contains(wanted) else {
        let near = Spelling.nearest(to: wanted, among: hosts)
        throw .usage(
          "\"\(wanted)\" isn't a host of the app",
          help: near.map { "did you mean \"\($0)\"?" } ?? "its hosts are " + hosts.joined(separator: ", "))
      }
      host = wanted
    } else {
      guard groups.count == 1 else {
        throw .usage(
          "the hosts of the app have different links",
          help: "choose one: " + hosts.map { "\(OptionName.host) \($0)" }.joined(separator: ", "))
      }
      host = first
    }
  }

  /// Prints the file.
  func write(to console: Console) -> Bool {
    let text = files.siteAssociation(host: host).json
    console.print(.file(of: text))
    if appIDs.isEmpty {
      console.say("note: \(SystemFiles.placeholder) is a placeholder: add \(OptionName.appID) with the app's identifier\n")
    }
    AssociationReport.noteSize(of: text, host: host, on: console)
    return true
  }

  /// Prints a note if the file is larger than Apple's limit.
  static func noteSize(of text: String, host: String, on console: Console) {
    guard text.utf8.count > SiteAssociation.largest else { return }
    console.say("note: \(host): the file has \(text.utf8.count) bytes, but Apple fetches at most \(SiteAssociation.largest)\n")
  }

  /// The differences between a file and the links of the host.
  struct Comparison {
    /// A line for each difference.
    var differences: [String] = []
    /// Facts that aren't differences but are worth knowing.
    var notes: [String] = []
    /// Whether wildcards pass additional URLs to the app.
    var goesBeyond = false
  }

  /// Compares a file with the links of the host; returns false if they differ.
  func check(fileAt path: String, console: Console) throws(Failure) -> Bool {
    let comparison = try compared(withFileAt: path)
    for line in comparison.differences { console.print("\(line)\n") }
    for note in comparison.notes { console.say("note: \(note)\n") }
    guard comparison.differences.isEmpty else { return false }
    let more = comparison.goesBeyond ? "" : ", and nothing else"
    console.print("\(path) covers the links of \(host)\(more)\n")
    return true
  }

  func compared(withFileAt path: String) throws(Failure) -> Comparison {
    let association = try read(at: path)
    let components = association.components(of: try appID(in: association, at: path))
    let differences = files.differences(host: host, components: components, association: association)
    var comparison = Comparison()
    for difference in differences.missing {
      let place = place(of: graph.patterns[difference.subject].range)
      comparison.differences.append(
        "\(place): `\(graph.text(of: graph.patterns[difference.subject].text))` matches \(difference.url), which stays in the browser")
    }
    func name(of component: Int) -> String { "\(path): \(components[component].place) `\(components[component].text)`" }
    for difference in differences.extra {
      comparison.differences.append("\(name(of: difference.subject)) covers \(difference.url), which no route matches")
    }
    for component in differences.tooLarge {
      comparison.differences.append("\(name(of: component)) matches too many texts to be compared")
    }
    if !differences.isWhole {
      comparison.differences.append(
        "\(path): the links and the file are too large to be compared completely; there may be more differences")
    }
    if let first = differences.alike.first {
      let others = differences.alike.count - 1
      let more = others == 0 ? "" : others == 1 ? ", and so does 1 more" : ", and so do \(others) more"
      comparison.notes.append(
        "\(name(of: first.subject)) covers \(first.url), which no route matches\(more); the file that navgraph writes can't avoid that either"
      )
    }
    comparison.goesBeyond = !differences.beyond.isEmpty
    for difference in differences.beyond {
      comparison.notes.append(
        "\(name(of: difference.subject)) covers \(difference.url), which no route matches, because its wildcard also matches slashes; "
          + "add a component with `exclude` before it")
    }
    for (component, winners) in differences.dead {
      comparison.notes.append("\(name(of: component)) \(whyDead(components[component], after: winners.map { components[$0] }))")
    }
    comparison.notes += association.ignored.map { "\(path): \($0)" }
    if let url = differences.escaped {
      comparison.notes.append(
        "a link with escapes, such as \(url), stays in the browser; `\"percentEncoded\": false` decodes them")
    }
    if let difference = differences.hidden {
      comparison.notes.append("\(name(of: difference.subject)) decodes escapes, and covers \(difference.url), which no route matches")
    }
    return comparison
  }

  /// Returns the reason why a component never decides about a URL.
  private func whyDead(_ component: SiteAssociation.Component, after winners: [SiteAssociation.Component]) -> String {
    guard let first = winners.first else {
      let isFragment = component.path?.contains("#") ?? false
      return "matches no URL" + (isFragment ? ": a path can't contain `#`, which starts the fragment" : "")
    }
    let others = winners.count - 1
    let more = others == 0 ? "matches" : others == 1 ? "and 1 more match" : "and \(others) more match"
    return "is never used: \(first.place) `\(first.text)` \(more) first"
  }

  private func read(at path: String) throws(Failure) -> SiteAssociation {
    let bytes = try Files.read(path, acceptsStreams: true)
    let document: JSON
    do throws(JSONReader.Mistake) {
      document = try JSONReader.value(of: bytes)
    } catch {
      throw .io("\(path):\(error.line): \(error.message)", help: "the file must be JSON")
    }
    do throws(SiteAssociation.Mistake) {
      return try SiteAssociation(reading: document)
    } catch {
      throw .io(
        "\(path): \(error.place.isEmpty ? "" : error.place + ": ")\(error.message)", help: "this isn't the format of a site association")
    }
  }

  /// Returns the app in the file to compare.
  private func appID(in association: SiteAssociation, at path: String) throws(Failure) -> String {
    let known = association.appIDs
    if let wanted = appIDs.first {
      if appIDs.count > 1 { throw .usage("one app is compared at a time", help: "give \(OptionName.appID) once") }
      guard known.contains(wanted) else {
        throw .usage(
          "\(path) doesn't name \(wanted)", help: known.isEmpty ? "it doesn't name an app" : "it names " + known.joined(separator: ", "))
      }
      return wanted
    }
    // Several apps with the same rules need no choice.
    guard let first = known.first, known.dropFirst().allSatisfy({ association.hasSameRules(first, $0) }) else {
      if known.isEmpty { throw .io("\(path) doesn't name an app", help: "`details` is empty") }
      throw .usage(
        "\(path) has different rules for several apps",
        help: "choose one: " + known.map { "\(OptionName.appID) \($0)" }.joined(separator: ", "))
    }
    return first
  }

  /// Returns a position as `Shop.navgraph:41:7`.
  private func place(of range: SourceRange) -> String {
    let index = Int(range.file.index)
    guard graph.files.indices.contains(index) else { return "" }
    let position = LineTable(of: graph.files[index]).position(at: range.start)
    return "\(graph.files[index].path):\(position.line):\(position.column)"
  }
}
