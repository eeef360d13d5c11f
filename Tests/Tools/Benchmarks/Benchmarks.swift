/// Measures `check` on synthetic apps and compares it with flatc. Large inputs are processed in child processes.
struct Benchmarks {
  /// The path of this executable.
  let own: String
  let folder: String
  private let navgraph: String
  private let isSmoke: Bool
  private static let runs = 5
  private static let temporaryFiles = ["output", "app.navgraph", "small.navgraph", "urls", "app.svg"]

  /// The mark at the end of rows with a figure over its budget.
  static let over = "OVER"
  static let growing = "GROWS TOO FAST"

  /// The end of the line that replaces a table if a program is missing.
  static let missing = "no figures"

  /// Creates the folder for temporary files. `program` is the path or the name of this executable, and navgraph is next to it.
  init?(program: String, isSmoke: Bool) {
    own = program.contains("/") ? program : Child.find(program) ?? program
    navgraph = Benchmarks.neighbor("navgraph", of: own)
    guard let folder = makeTemporaryFolder() else { return nil }
    self.folder = folder
    self.isSmoke = isSmoke
  }

  private static func neighbor(_ name: String, of path: String) -> String {
    (path.lastIndex(of: "/").map { String(path[...$0]) } ?? "") + name
  }

  /// Prints the usual tables, or small ones in a smoke test. Returns false if a command fails or a figure is over its budget.
  func run() -> Bool {
    defer { clean() }
    guard isSmoke else { return Measurement.usual.map { measure($0, []) }.allSatisfy { $0 } }
    return measureChecking([100, 1_000]) && measureTyping([(60, 20)]) && measureGrowth([]) && measureMatcher([30]) && measureSwift(60)
      && measurePictures([60])
  }

  /// Prints one table. `arguments` are the names of shapes for growth, and the number of screens for Swift.
  func run(_ measurement: Measurement, _ arguments: [String]) -> Bool {
    defer { clean() }
    return measure(measurement, arguments)
  }

  private func clean() { removeFolder(folder, Benchmarks.temporaryFiles + MatcherSources.files) }

  private func measure(_ measurement: Measurement, _ arguments: [String]) -> Bool {
    switch measurement {
    case .checking: measureChecking([100, 1_000, 10_000, 100_000]) && measureStart()
    case .typing: measureTyping([(500, 1_200), (10_000, 400)])
    case .links: measureLinks()
    case .opening: measureOpening()
    case .matcher: measureMatcher([30, 500, 5_000])
    case .swift: measureSwift(arguments.first.flatMap { Int($0) } ?? 500)
    case .pictures: measurePictures([100, 500])
    case .comparison: FlatcComparison(folder: folder, program: own, navgraph: navgraph, runs: Benchmarks.runs).measure()
    case .growth: measureGrowth(arguments)
    case .programs: ProgramBuilds(folder: folder).measure()
    case .library: measureLibrary()
    case .steps: measureSteps()
    }
  }

  /// Prints the response times of the language server, by numbers of screens and keystrokes.
  private func measureTyping(_ sizes: [(screens: Int, characters: Int)]) -> Bool {
    #if canImport(Glibc)
    print(TypingTimes.heading)
    for (screens, characters) in sizes {
      guard let row = TypingTimes(navgraph: navgraph, folder: folder, screens: screens, characters: characters).row() else {
        return complain("the language server didn't answer") != nil
      }
      print(row)
    }
    removeFolder(folder + "/typing", [])
    #endif
    return true
  }

  private func measureGrowth(_ shapes: [String]) -> Bool {
    GrowthTable(folder: folder, navgraph: navgraph, isSmoke: isSmoke).measure(shapes: shapes)
  }

  /// Prints the time of each stage of `check` and of the whole program, by number of screens.
  private func measureChecking(_ sizes: [Int]) -> Bool {
    print("screens    lines\(Stages.names.map { column($0, 11) }.joined())      total |     check  peak MiB   (milliseconds)")
    var totals: [Int: Double] = [:]
    var isFine = true
    for screens in sizes {
      guard let row = measure(screens) else { return false }
      totals[screens] = row.total
      isFine = isFine && row.isClean
    }
    if let small = totals[1_000], let large = totals[100_000] {
      print("\ngrowth from 1,000 to 100,000 screens: screens ^ \(fixed(logarithm(large / small) / logarithm(100), 2))")
    }
    return isFine
  }

  private func measure(_ screens: Int) -> (total: Double, isClean: Bool)? {
    let app = folder + "/app.navgraph"
    guard Child(own, ["write-app", "\(screens)", app], folder: folder).status == 0 else { return complain("can't write \(app)") }
    let runs = screens > 10_000 ? 3 : Benchmarks.runs
    let stages = (0..<runs).map { _ in Child(own, ["time-stages", app], folder: folder).output }
      .compactMap { $0.split(separator: "\n").last.flatMap(Stages.init(line:)) }
      .sorted { $0.total < $1.total }
    guard !stages.isEmpty else { return complain("the stages gave no figures") }
    let middle = stages[stages.count / 2]
    let check = Child.median(runs, navgraph, ["check", app], folder: folder)
    let isClean = middle.diagnosticCount == 0 && check.status == 0
    let times = middle.times.map { column(fixed($0), 11) }.joined()
    print(
      column("\(screens)", 7) + column("\(middle.lines)", 9) + times + column(fixed(middle.total), 11) + " |"
        + column(fixed(check.milliseconds), 10) + column(fixed(check.peakMiB), 10)
        + (isClean ? "" : "   FAILED: \(middle.diagnosticCount) findings, where none may be; exit code \(check.status)"))
    return (middle.total, isClean)
  }

  /// Prints the times of link tables: realistic ones, and ones with as many
  /// overlaps as possible. Growth is from a quarter of the table to the whole.
  private func measureLinks() -> Bool {
    print("\nlinks                routes  read+resolve     rules    growth  findings   (milliseconds, medians of \(Benchmarks.runs))")
    let tables: [(LinkTable.Kind, Int)] = [
      (.realistic, 500), (.realistic, 2_000), (.ordered, 2_000), (.crossing, 5_000), (.keys, 5_000), (.settled, 5_000), (.optionals, 1_000),
    ]
    for (kind, count) in tables {
      guard let small = measureLinks(kind, count / 4), let whole = measureLinks(kind, count) else { return false }
      let growth = logarithm(max(whole.rules, 0.001) / max(small.rules, 0.001)) / logarithm(4)
      print(
        left(kind.rawValue, 17) + column("\(count)", 10) + column(fixed(whole.resolve), 14) + column(fixed(whole.rules), 10)
          + column("n ^ " + fixed(growth, 1), 10) + column("\(whole.diagnosticCount)", 10))
    }
    return true
  }

  private func measureLinks(_ kind: LinkTable.Kind, _ count: Int) -> LinkTimes? {
    let app = folder + "/app.navgraph"
    guard Child(own, ["write-links", kind.rawValue, "\(count)", app], folder: folder).status == 0 else { return nil }
    let times = (0..<Benchmarks.runs).compactMap { _ in
      Child(own, ["time-links", app], folder: folder).output.split(separator: "\n").last.flatMap(LinkTimes.init(line:))
    }
    return times.isEmpty ? nil : times.sorted { $0.rules < $1.rules }[times.count / 2]
  }

  /// Prints the time of `open -` with a file of URLs: the whole program, and the cost of one more URL.
  private func measureOpening() -> Bool {
    let (app, urls) = (folder + "/app.navgraph", folder + "/urls")
    print("\nroutes    URLs  open - --json   a URL   (milliseconds, medians of \(Benchmarks.runs); microseconds)")
    for routes in [30, 500] {
      var all: [Double] = []
      for count in [1, 10_000] {
        guard Child(own, ["write-links", LinkTable.Kind.realistic.rawValue, "\(routes)", app], folder: folder).status == 0,
          Child(own, ["write-urls", "\(routes)", "\(count)", urls], folder: folder).status == 0
        else { return complain("can't write \(urls)") != nil }
        let runs = (0..<Benchmarks.runs).map { _ in Child(navgraph, ["open", "-", app, "--json"], folder: folder, input: urls) }
        guard runs.allSatisfy({ $0.status == 0 }) else { return complain("open ends with \(runs[0].status)") != nil }
        all.append(runs.map(\.milliseconds).sorted()[runs.count / 2])
      }
      print(
        column("\(routes)", 6) + column("10000", 8) + column(fixed(all[1]), 15) + column(fixed((all[1] - all[0]) / 9_999 * 1_000), 8))
    }
    return true
  }

  /// Compares the generated matcher with a list of compiled regular expressions. Both get the same URLs alternately in one process.
  private func measureMatcher(_ counts: [Int]) -> Bool {
    guard Child.find("swiftc") != nil else {
      print("\nswiftc is not on PATH: \(Benchmarks.missing)")
      return true
    }
    print("\nroutes   generated  expressions    ratio  text of the URL  first URL  compile -O   (URLs a second; ns; ms; s; medians of 3)")
    for count in counts {
      guard let times = MatcherTimes(count: count, program: own, folder: folder) else {
        return complain("no figures for \(count) routes") != nil
      }
      print(
        column("\(count)", 6) + column(fixed(times.generated, 0), 12) + column(fixed(times.expressions, 0), 13)
          + column(fixed(times.generated / times.expressions, 0), 9) + column(fixed(times.text, 0), 17) + column(fixed(times.first, 2), 11)
          + column(fixed(times.compiling), 12) + (times.different == 0 ? "" : "   \(fixed(times.different, 0)) answers differ"))
      if times.different > 0 { return false }
    }
    return true
  }

  /// Prints the cost of compiling generated code.
  private func measureSwift(_ screens: Int) -> Bool {
    SwiftCosts(folder: folder, program: own, modules: modules, screens: screens, countsTime: !isSmoke).measure()
  }

  private func measureLibrary() -> Bool {
    guard let modules else {
      print("the headless UIKit of `swift build --build-tests` isn't built: \(Benchmarks.missing)")
      return true
    }
    return LibraryBuilds(folder: folder, headless: modules).measure()
  }

  /// The folder with the module of the headless UIKit: next to this program, or in the debug build.
  private var modules: String? {
    ["Modules", "../debug/Modules"].map { Benchmarks.neighbor($0, of: own) }.first { !readFile($0 + "/UIKit.swiftmodule").isEmpty }
  }

  /// Prints the cost of a navigation step, which the program StepTimes measures.
  private func measureSteps() -> Bool {
    let child = Child(Benchmarks.neighbor("StepTimes", of: own), [], folder: folder)
    print(child.status == 0 ? child.output : "StepTimes isn't built, or fails with \(child.status): \(Benchmarks.missing)")
    return child.status == 0
  }

  /// Prints the time of a diagram of the whole app, which `dot` lays out.
  private func measurePictures(_ sizes: [Int]) -> Bool {
    let (app, picture) = (folder + "/app.navgraph", folder + "/app.svg")
    guard Child.find("dot") != nil else {
      print("\nGraphviz is not installed: \(Benchmarks.missing)")
      return true
    }
    print("\nscreens  graph -o app.svg   on processors   (milliseconds, the middle of 3)")
    for screens in sizes {
      guard Child(own, ["write-app", "\(screens)", app], folder: folder).status == 0 else { return complain("can't write \(app)") != nil }
      let runs = (0..<3).map { _ in Child(navgraph, ["graph", app, "-o", picture], folder: folder) }.sorted {
        $0.milliseconds < $1.milliseconds
      }
      guard runs.allSatisfy({ $0.status == 0 }) else { return complain("graph ends with \(runs[0].status)") != nil }
      print(column("\(screens)", 7) + column(fixed(runs[1].milliseconds, 0), 18) + column(fixed(runs[1].processorMilliseconds, 0), 16))
    }
    return true
  }

  private func measureStart() -> Bool {
    let small = folder + "/small.navgraph"
    guard Child(own, ["write-small", small], folder: folder).status == 0 else { return false }
    let check = Child.median(31, navgraph, ["check", small], folder: folder)
    let version = Child.median(31, navgraph, ["--version"], folder: folder)
    print(
      "\n50 lines, from process start to exit:\(column(fixed(check.milliseconds, 2), 8)) ms   (--version: \(fixed(version.milliseconds, 2)) ms)"
    )
    return check.status == 0
  }

  private func complain(_ text: String) -> (total: Double, isClean: Bool)? {
    print(text)
    return nil
  }
}
