import NavGraphCommandLine
import NavGraphSyntax
import Testing

@testable import navgraph

/// Tests of messages about invalid command lines, and of the help.
@Suite struct UsageTests {
  @Test func mistypedWordsGetSuggestions() throws {
    let folder = try Folder(["App.navgraph": sound])
    try Tool().expect("chek", code: 64, errors: "navgraph: there is no subcommand \"chek\"\nnavgraph: help: did you mean \"check\"?\n")
    try Tool().expect(
      "zzz", code: 64,
      errors:
        "navgraph: there is no subcommand \"zzz\"\nnavgraph: help: the subcommands are \(Subcommand.all.map(\.name).joined(separator: ", "))\n"
    )
    try Tool().expect(
      "check", "--formt", "json", code: 64,
      errors: "navgraph: `navgraph check` has no option --formt\nnavgraph: help: did you mean --format?\n")
    try Tool().expect(
      "check", "-format", code: 64, errors: "navgraph: `navgraph check` has no option -format\nnavgraph: help: did you mean --format?\n")
    try Tool().expect(
      "check", "--format", "jsno", code: 64,
      errors: "navgraph: \"jsno\" isn't a value of --format\nnavgraph: help: did you mean \"json\"?\n")
    try Tool().expect(
      "check", "--color=pink", code: 64,
      errors: "navgraph: \"pink\" isn't a value of --color\nnavgraph: help: the values are auto, always, never\n")
    try Tool().expect(
      "check", "--format", code: 64,
      errors:
        "navgraph: --format needs a value: human, xcode, json, sarif, github\nnavgraph: help: `navgraph check --help` lists the options\n")
    try Tool().expect(
      "check", "--quiet=1", code: 64,
      errors: "navgraph: --quiet takes no value\nnavgraph: help: `navgraph check --help` lists the options\n")
    try Tool().expect(
      "--verson", code: 64, errors: "navgraph: there is no option --verson before a subcommand\nnavgraph: help: did you mean --version?\n")
    try Tool(in: folder).expect(
      "check", "Ap.navgraph", code: 74, errors: "navgraph: there is no Ap.navgraph\nnavgraph: help: did you mean App.navgraph?\n")
    try Tool(in: folder).expect("check", "--deny", "NAV0311x", code: 64, output: "", errors: nil)
  }

  /// The program accepts the examples in the help.
  @Test func examplesAreUnderstood() throws {
    let app = """
      app Messenger { platform iOS 16; scheme messenger; hosts "messenger.example"; root stack Home }
      screen Home
      screen Checkout
      screen New
      screen Person(name: String)
      route "/checkout" -> Home / Checkout
      route "/new" -> Home / New
      route "/@{name}" -> Home / Person(name)
      """
    for verb in Subcommand.all {
      #expect(!verb.examples.isEmpty)
      for (example, _) in verb.examples where example.hasPrefix("navgraph ") {
        let folder = try Folder([
          example.contains(".navgraph") ? "App.navgraph" : "App/Navigation/App.navgraph": app,
          "apple-app-site-association": #"{"applinks": {"details": []}}"#,
        ])
        let words = example.split(separator: " ").map(String.init).prefix { $0 != ">" && $0 != "<" }.dropFirst()
        if verb.name == "watch" {
          // `watch` runs until it receives a signal.
          let watcher = try Watcher(Array(words.dropFirst()), in: folder)
          try watcher.wait(for: "start: ")
          #expect(watcher.end() == (0, true), "\(example): \(watcher.errors)")
          continue
        }
        let input = example.hasPrefix("navgraph open") ? "messenger://new\n" : app
        let outcome = try Tool(in: folder, input: input).run(Array(words))
        #expect(outcome.code != 64, "\(example): \(outcome.errors)")
      }
    }
  }

  @Test func eachVerbHasItsName() { #expect(Subcommand.all.map(\.name) == Subcommand.Name.allCases.map(\.rawValue)) }

  @Test func optionsAreDeclaredOnce() {
    for verb in Subcommand.all { #expect(Set(verb.allOptions.map(\.name)).count == verb.allOptions.count, "\(verb.name)") }
  }

  /// Options in the help's text and in the scripts of `init` exist.
  @Test func proseNamesOptionsThatExist() {
    var texts = Subcommand.all.map(\.help)
    let integration = Integration(name: "Shop", folder: "App", sources: ["App/Shop.navgraph"], verification: "navgraph generate App")
    for build in Integration.Build.allCases {
      texts += integration.files(for: build).flatMap { file in
        String(decoding: (try? file.bytes) ?? [], as: UTF8.self).split(separator: "\n").map(String.init).filter { $0.contains("navgraph ") }
      }
    }
    let found = Set(texts.flatMap { $0.matches(of: /--([a-z][a-z-]*)/).map { String($0.1) } })
    #expect(found.count > 50)
    // Options of git and SwiftPM.
    let others: Set = ["depth", "branch", "package-path", "product"]
    for name in found.subtracting(others) { #expect(OptionName(rawValue: name) != nil, "--\(name)") }
  }

  @Test func helpStandsOnTheOutput() throws {
    #expect(try Tool().expect("--help", code: 0, output: nil).output.contains("Usage: navgraph SUBCOMMAND"))
    #expect(try Tool().expect("help", code: 0, output: nil).output.contains("Exit codes:\n  0    success\n"))
    try Tool().expect("--version", code: 0, output: "navgraph 0.1.0\n")
    for verb in Subcommand.all {
      let help = try Tool().expect(verb.name, "--nonsense", "--help", code: 0, output: nil).output
      #expect(help.hasPrefix(verb.summary))
      #expect(help.contains("Examples:\n  ") && !verb.examples.isEmpty)
      for option in verb.options { #expect(help.contains("\(option.name)")) }
      #expect(help.split(separator: "\n").allSatisfy { $0.count <= 140 }, "\(help)")
      #expect(try Tool().expect("help", verb.name, code: 0, output: nil).output == help)
    }
    #expect(try Tool().expect(code: 64, output: "", errors: nil).errors.contains("Usage: navgraph SUBCOMMAND"))
  }

  /// A subcommand's own options precede the common ones, and the descriptions of examples are sentences.
  @Test func helpIsInOrder() {
    for verb in Subcommand.all {
      let parts = verb.help.split(separator: "\nCommon options:\n")
      #expect(parts.count == 2 && parts[1].contains("\n\nExamples:\n"), "\(verb.name)")
      for option in verb.allOptions {
        let isCommon = ["--root", "--deny", "--warn", "--allow", "--baseline", "--color", "--help"].contains("\(option.name)")
        let lines = parts[isCommon ? 1 : 0].split(separator: "\n").map { $0.drop { $0 == " " } }
        // `--output` is at the beginning of the line, or after `-o, `.
        let isListed = lines.contains { $0.hasPrefix("\(option.name)") || $0.dropFirst(4).hasPrefix("\(option.name)") }
        #expect(isListed, "\(verb.name) \(option.name)")
      }
      #expect(verb.summary.hasSuffix("."), "\(verb.name)")
      for example in verb.examples { #expect(example.does.hasSuffix("."), "\(example)") }
    }
  }

  /// A related option must be declared by the subcommand, because otherwise it has no effect.
  @Test func relatedOptionsAreDeclared() {
    for verb in Subcommand.all { #expect(verb.related.isSubset(of: verb.options.map(\.name)), "\(verb.name)") }
    #expect(!Subcommand.check.related.isEmpty)
  }

  /// The option table of the subcommand accepts every example in the help.
  @Test func examplesOfTheHelpAreLegal() throws {
    for verb in Subcommand.all {
      for example in verb.examples {
        let line = example.line.split(separator: "|").last ?? ""
        let words = line.split(separator: " ").prefix { $0 != ">" && $0 != "<" }.map(String.init)
        #expect(words.prefix(2) == ["navgraph", verb.name])
        _ = try Arguments(parsing: Array(words.dropFirst(2)), for: verb)
      }
    }
  }

  @Test func optionsAreReadInEverySpelling() throws {
    let verb = Subcommand.graph
    let cases: [([String], String?, [String])] = [
      (["--output", "a", "b"], "a", ["b"]), (["--output=a", "b"], "a", ["b"]), (["-o", "a"], "a", []), (["-oa"], "a", []),
      (["-o=a"], "a", []),
      (["b", "--", "--output", "-o"], nil, ["b", "--output", "-o"]), (["-", "--output="], "", ["-"]), (["-o", "--", "x"], "--", ["x"]),
    ]
    for (words, output, positional) in cases {
      let arguments = try Arguments(parsing: words, for: verb)
      let options = try arguments.read { options in options.text(.output, short: "o", placeholder: "FILE", help: "") }
      #expect(options == output, "\(words)")
      #expect(arguments.positional == positional, "\(words)")
    }
    #expect(throws: Failure.self) { try Arguments(parsing: ["-o", "a", "-o", "b"], for: verb) }
    #expect(throws: Failure.self) { try Arguments(parsing: ["-o"], for: verb) }
    let repeated = try Arguments(parsing: ["--app-id", "A.b", "--app-id=C.d", "--app-id", "A.b"], for: .routes)
    #expect(try repeated.read { options in options.appIDs() } == ["A.b", "C.d"])
    let options = try Arguments(parsing: ["--deny", "warnings", "--allow=warnings"], for: verb).read(declaredBy: GraphOptions.init)
    #expect(options.policy.severities.severity(of: Code(601), default: .warning) == .off)
  }
}

/// An app without diagnostics.
let sound = """
  app Shop {
    scheme shop
    root   stack Home
  }

  screen Home {
    title "Shop"
    on open(id: Int) -> push Item(id)
  }

  screen Item(id: Int) { title "Item" }

  route "/items/{id}" -> Item(id)

  """
