/// Compares navgraph with flatc, a compiler of the same kind, for as many screens as tables.
struct FlatcComparison {
  let folder: String
  /// The path of this executable.
  let program: String
  let navgraph: String
  let runs: Int
  private static let screens = 10_000

  /// Prints the table. Returns false if a program fails. A missing flatc isn't a failure.
  func measure() -> Bool {
    guard let flatc = Child.find("flatc") else {
      print("\nflatc is not on PATH: \(Benchmarks.missing)")
      return true
    }
    let (app, schema) = (folder + "/app.navgraph", folder + "/schema.fbs")
    let (swift, dot) = (folder + "/swift", folder + "/app.dot")
    defer {
      // There are hundreds of files, one for each sheet.
      _ = Child("/bin/rm", ["-rf", swift], folder: folder)
      removeFolder(folder, ["schema.fbs", "schema.bfbs", "schema_generated.swift", "app.dot"])
    }
    guard Child(program, ["write-app", "\(FlatcComparison.screens)", app], folder: folder).status == 0,
      Child(program, ["write-schema", "\(FlatcComparison.screens)", schema], folder: folder).status == 0
    else { return false }
    let commands: [(name: String, program: String, arguments: [String])] = [
      ("navgraph check, 10,000 screens", navgraph, ["check", app]),
      ("navgraph graph, to DOT", navgraph, ["graph", app, "-o", dot]),
      ("navgraph generate", navgraph, ["generate", app, "-o", swift]),
      ("flatc -b --schema, 10,000 tables", flatc, ["-b", "--schema", "-o", folder, schema]),
      ("flatc --swift", flatc, ["--swift", "-o", folder, schema]),
    ]
    var all: [[Child]] = Array(repeating: [], count: commands.count)
    // The commands run alternately, so that other load on the machine affects all of them.
    for _ in 0..<runs {
      for (index, command) in commands.enumerated() {
        let child = Child(command.program, command.arguments, folder: folder)
        guard child.status == 0 else {
          print("\n\(command.name) ends with \(child.status)")
          return false
        }
        all[index].append(child)
      }
    }
    print("\n                                         wall  processor  peak MiB   (milliseconds, medians of \(runs))")
    for (command, children) in zip(commands, all) {
      let middle = { (value: (Child) -> Double) in children.map(value).sorted()[runs / 2] }
      print(
        left(command.name + ":", 37) + column(fixed(middle(\.milliseconds)), 8) + column(fixed(middle(\.processorMilliseconds)), 11)
          + column(fixed(middle(\.peakMiB)), 10))
    }
    return true
  }
}
