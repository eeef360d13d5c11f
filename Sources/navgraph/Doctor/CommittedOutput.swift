import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

/// A folder of output that a record stands for: what it was written from, and whether it is what would be written today.
struct CommittedOutput {
  /// The record.
  let path: String
  let origin: Manifest.Origin?
  /// The sources that it was written from and that are still there.
  let sources: [String]
  private let missing: [String]
  private var folder: String { Path.folder(of: path) }
  private var name: String { folder.isEmpty ? "this folder" : folder }

  init(_ path: String, in tree: ProjectTree) throws(Failure) {
    self.path = path
    origin = Manifest(bytes: try Files.read(path)).origin
    let names = origin?.sources ?? []
    // The record names its sources from the folder that holds them, so this is the folder in which most are found; of several the nearest.
    let known = Set(tree.sources.map { ExactText($0) })
    var best: (folder: String, count: Int, nearness: Int)?
    for candidate in Set(
      names.flatMap { name in
        tree.sources.filter { $0.isExactly(name) || $0.hasExactSuffix("/" + name) }.map {
          ExactText(Substring($0.utf8.dropLast(name.utf8.count)))
        }
      }
    )
    .sorted().map(\.text) {
      let count = names.count { known.contains(ExactText(candidate + $0)) }
      let nearness = zip(Path.parts(candidate), Path.parts(Path.folder(of: path))).prefix { $0.isExactly($1) }.count
      if (count, nearness) > (best?.count ?? 0, best?.nearness ?? -1) { best = (candidate, count, nearness) }
    }
    let base = best?.folder ?? ""
    sources = names.map { base + $0 }.filter { known.contains(ExactText($0)) }
    missing = names.filter { !known.contains(ExactText(base + $0)) }
  }

  /// What is wrong with it.
  func troubles(_ console: Console) throws(Failure) -> [Trouble] {
    guard let origin else {
      return [
        Trouble(
          "\(path) doesn't say which version of navgraph wrote it, or from what",
          fix: "generate again as before; this version writes it down")
      ]
    }
    var troubles: [Trouble] = []
    if origin.version != Version.text {
      troubles.append(
        Trouble(
          "\(name) was written by navgraph \(origin.version), and this is navgraph \(Version.text)",
          fix: "generate again and commit it, or use navgraph \(origin.version) everywhere"))
    }
    guard !origin.sources.isEmpty else { return troubles }
    guard !sources.isEmpty else {
      return troubles + [
        Trouble(
          "\(name) was written from \(origin.sources[0]), which is not here",
          fix: "remove \(name), or generate it from the app that is here")
      ]
    }
    if !missing.isEmpty {
      troubles.append(Trouble("\(name) was written from \(missing[0]) too, which is not here", fix: command))
    }
    if let stale = try staleness(console) { troubles.append(stale) }
    return troubles
  }

  /// The options of the record that decide what is written; it may be a stranger's, so others are passed over.
  var options: [String] { recorded.flatMap { [$0.name] + ($0.value.map { [$0] } ?? []) } }
  /// The values of these options.
  var values: [String] { recorded.compactMap(\.value) }

  private var recorded: [(name: String, value: String?)] {
    let flags = [OptionName.bySource, .tests, .systemFiles].map(\.description)
    let valued = [OptionName.module, .testModule, .appID].map(\.description)
    var options: [(name: String, value: String?)] = []
    var rest = origin?.options[...] ?? []
    while let word = rest.popFirst() {
      if flags.contains(word) {
        options.append((word, nil))
      } else if valued.contains(word), let value = rest.popFirst() {
        options.append((word, value))
      }
    }
    return options
  }

  /// What writes it again.
  private var command: String {
    (["\(Executable.name) generate"] + sources.map(ShellText.path) + ["-o", ShellText.path(folder)] + options.map(ShellText.word))
      .joined(separator: " ")
  }

  /// As `generate --verify` finds it.
  private func staleness(_ console: Console) throws(Failure) -> Trouble? {
    let words = options + ["\(OptionName.output)", folder.isEmpty ? "." : folder, "--"] + sources
    let request = try Arguments(words, for: .generate).read(GenerateOptions.init).request
    let workspace = try Workspace(sources, root: nil, imports: request.swift.imports)
    guard !workspace.report.hasErrors else {
      return Trouble(
        "\(name) can't be compared: \(workspace.report.summary)",
        fix: (["\(Executable.name) check"] + sources.map(ShellText.path)).joined(separator: " ") + " says what is wrong")
    }
    let lines = try request.plan(workspace, console).output().staleness
    guard let first = lines.first else { return nil }
    return Trouble("\(name) is stale: \(first)" + (lines.count > 1 ? ", and \(lines.count - 1) more" : ""), fix: command)
  }
}
