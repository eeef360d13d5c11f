/// A subcommand whose time is measured on growing programs.
struct GrowthCommand: Sendable {
  let name: String
  private let words: [String]

  /// Returns the command line without the program's name, for an app and an older version of it.
  func arguments(_ app: String, older: String) -> [String] { words.map { $0 == "APP" ? app : $0 == "OLDER" ? older : $0 } }

  private init(_ name: String, _ words: String) {
    self.name = name
    self.words = words.split(separator: " ").map(String.init)
  }

  static let all = [
    GrowthCommand("check", "check APP"),
    GrowthCommand("check --format json", "check APP --format json"),
    GrowthCommand("format", "format --check APP"),
    GrowthCommand("generate", "generate APP -o out --dry-run"),
    GrowthCommand("generate --by-source", "generate APP -o out --by-source --dry-run"),
    GrowthCommand("generate --tests", "generate APP -o out --tests --dry-run"),
    GrowthCommand("routes", "routes APP"),
    GrowthCommand("routes --json", "routes APP --json"),
    GrowthCommand("routes --site-association", "routes APP --site-association --app-id ABCDE12345.a.b"),
    GrowthCommand("open", "open a://x/1 APP"),
    GrowthCommand("strings", "strings APP"),
    GrowthCommand("graph dot", "graph APP --format dot --detail full"),
    GrowthCommand("graph mermaid", "graph APP --format mermaid"),
    GrowthCommand("graph markdown", "graph APP --format markdown"),
    GrowthCommand("graph plantuml", "graph APP --format plantuml"),
    GrowthCommand("graph json", "graph APP --format json"),
    GrowthCommand("graph html", "graph APP --format html"),
    GrowthCommand("graph --against", "graph APP --against OLDER --format json"),
  ]
}
