import Torture

/// Creates command lines from the help of subcommands: valid and nearly valid ones.
struct CommandLines {
  let table: VerbTable

  private static let junk = [
    "--", "-", "--nonsense", "-x", "--output", "-o", "--format=", "--fix=1", "", "--help", "-h", "--max", "9999999999999999999",
    "NAV0601", "warnings", "🙂",
  ]
  private static let urls = [
    "shop://items/7", "messenger://chats/42", "https://messenger.example/@maya", "-", "", "://", "shop:", "https://messenger.example/%ff",
    "a b",
    "https://[::1]:99999/x", "shop://items/\u{202E}7",
  ]

  /// Returns a subcommand and its arguments.
  func line(_ paths: [String], _ random: inout SeededRandom) -> [String] {
    guard let verb = table.verbs.randomElement(using: &random) else { return [] }
    var words: [String] = []
    for _ in 0..<([0, 0, 0, 1, 1, 1, 2, 2, 3, 5].randomElement(using: &random) ?? 0) {
      guard let option = verb.options.randomElement(using: &random) else { continue }
      words.append(contentsOf: spelled(option, paths, &random))
    }
    // Most runs of these subcommands fail without an output folder.
    if ["generate", "watch"].contains(verb.name), Int.random(in: 0..<4, using: &random) > 0, !words.contains("--output") {
      words += ["--output", place(paths, &random)]
    }
    // Options that write sources are chosen more often.
    if ["format": "--write", "check": "--fix"][verb.name].map({ !words.contains($0) }) == true, Bool.random(using: &random) {
      words.append(verb.name == "format" ? "--write" : "--fix")
    }
    if verb.name == "explain" { return [verb.name] + words + [value("CODE", paths, &random)] }
    let count = [0, 1, 1, 1, 2].randomElement(using: &random) ?? 1
    for _ in 0..<(["init", "doctor"].contains(verb.name) ? min(count, 1) : count) {
      let isLink = ["check", "format"].contains(verb.name) && Int.random(in: 0..<3, using: &random) == 0
      words.insert(
        isLink ? [Scenery.links[0], Scenery.links[2]].randomElement(using: &random) ?? "." : paths.randomElement(using: &random) ?? ".",
        at: Int.random(in: 0...words.count, using: &random))
    }
    if verb.name == "find", Bool.random(using: &random) { words.insert("NoteList.open", at: 0) }
    if verb.name == "open", Int.random(in: 0..<5, using: &random) > 0 { words.insert(Self.urls.randomElement(using: &random) ?? "", at: 0) }
    if Int.random(in: 0..<12, using: &random) == 0 {
      words.insert(Self.junk.randomElement(using: &random) ?? "", at: Int.random(in: 0...words.count, using: &random))
    }
    if Int.random(in: 0..<12, using: &random) == 0 { words.shuffle(using: &random) }
    return [verb.name] + words
  }

  private func spelled(_ option: VerbTable.Option, _ paths: [String], _ random: inout SeededRandom) -> [String] {
    let name = "--" + option.name
    guard let placeholder = option.value else { return [name] }
    let value = value(placeholder, paths, &random)
    return Bool.random(using: &random) ? [name, value] : [name + "=" + value]
  }

  private func value(_ placeholder: String, _ paths: [String], _ random: inout SeededRandom) -> String {
    if Int.random(in: 0..<15, using: &random) == 0 { return Self.junk.randomElement(using: &random) ?? "" }
    if placeholder.contains("|") { return placeholder.split(separator: "|").randomElement(using: &random).map(String.init) ?? "" }
    switch placeholder {
    case "FILE", "DIR": return place(paths, &random)
    case "CODE": return ["NAV0601", "NAV06", "warnings", "0601", "NAV9999", ""].randomElement(using: &random) ?? ""
    case "N", "[PORT]": return ["0", "1", "7", "-1", "1000", "99999999999999999999", "x"].randomElement(using: &random) ?? ""
    case "OLD":
      return ["git:main", "git:HEAD", "git:HEAD~1", "git:origin/main", "git:-x", "git:", paths.randomElement(using: &random) ?? "."]
        .randomElement(using: &random) ?? "git:main"
    case "URL": return Self.urls.randomElement(using: &random) ?? ""
    case "TEAM.BUNDLE": return ["ABCDE12345.com.example.app", "x", "a.b\n"].randomElement(using: &random) ?? ""
    default: return ["Home", "Shop", "Main", "a b", "", "../navgraph"].randomElement(using: &random) ?? ""
    }
  }

  /// Returns a path for output, which may or may not exist.
  private func place(_ paths: [String], _ random: inout SeededRandom) -> String {
    if Int.random(in: 0..<8, using: &random) == 0 {
      return [Scenery.links[1], Scenery.links[2], Scenery.links[2] + "/new"].randomElement(using: &random) ?? "Out"
    }
    if Int.random(in: 0..<3, using: &random) == 0 { return paths.randomElement(using: &random) ?? "." }
    return ["Out", "new/deep/Out", "flow.gv", "flow.html", "flow.json", "flow.mmd", "x.d", "Generated", ".", "flow.svg", "b.json"]
      .randomElement(using: &random) ?? "Out"
  }
}
