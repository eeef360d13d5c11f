/// Measures `check` on synthetic apps and compares it with flatc. What is large happens in child processes.
struct Benchmarks {
  private let own: String
  private let navgraph: String
  private let folder: String
  private let isSmoke: Bool
  private static let runs = 5

  /// `program` is this executable; navgraph stands beside it.
  init?(program: String, isSmoke: Bool) {
    let slash = program.lastIndex(of: "/")
    let path = slash == nil ? Child.find(program) ?? program : program
    own = path
    let beside = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    navgraph = beside + "navgraph"
    guard let folder = makeTemporaryFolder() else { return nil }
    self.folder = folder
    self.isSmoke = isSmoke
  }

  /// Prints the tables; false if something is not as it must be.
  func run() -> Bool {
    let files = ["output", "app.navgraph", "small.navgraph", "urls", "app.svg"]
    defer { removeFolder(folder, files + MatcherSources.files) }
    var isFine = true
    var totals: [Int: Double] = [:]
    let heads = Stages.names.map { column($0, 11) }.joined()
    print("screens    lines\(heads)      total |     check  peak MiB   (milliseconds)")
    for screens in isSmoke ? [100, 1_000] : [100, 1_000, 10_000, 100_000] {
      guard let row = measure(screens) else { return false }
      totals[screens] = row.total
      isFine = isFine && row.isClean
    }
    guard !isSmoke else { return measureGrowth() && measureMatcher([30]) && measureSwift(60) && measurePicture([60]) && isFine }
    if let small = totals[1_000], let large = totals[100_000] {
      let exponent = logarithm(large / small) / logarithm(100)
      print("\ngrowth from 1,000 to 100,000 screens: screens ^ \(fixed(exponent, 2))")
    }
    measureLinks()
    isFine = measureOpening() && isFine
    isFine = measureMatcher() && isFine
    isFine = measureSwift(500) && isFine
    isFine = measurePicture() && isFine
    isFine = FlatcComparison(folder: folder, program: own, navgraph: navgraph, runs: Benchmarks.runs).measure() && isFine
    measureStart()
    return isFine
  }

  /// The table of growing programs alone; of all shapes, or of those with these names.
  func runGrowth(_ shapes: [String]) -> Bool {
    defer { removeFolder(folder, ["output", "app.navgraph", "small.navgraph"]) }
    return measureGrowth(shapes)
  }

  private func measureGrowth(_ shapes: [String] = []) -> Bool {
    GrowthTable(folder: folder, navgraph: navgraph, isSmoke: isSmoke).measure(shapes: shapes)
  }

  /// The table of opened URLs alone.
  func runOpening() -> Bool {
    defer { removeFolder(folder, ["output", "app.navgraph", "urls"]) }
    return measureOpening()
  }

  /// The table of pictures alone.
  func runPicture() -> Bool {
    defer { removeFolder(folder, ["output", "app.navgraph", "app.svg"]) }
    return measurePicture()
  }

  private func measure(_ screens: Int) -> (total: Double, isClean: Bool)? {
    let app = folder + "/app.navgraph"
    guard Child(own, ["write-app", "\(screens)", app], folder: folder).status == 0 else { return complain("can't write \(app)") }
    let runs = screens > 10_000 ? 3 : Benchmarks.runs
    let stages = (0..<runs).map { _ in Child(own, ["stages", app], folder: folder).output }
      .compactMap { $0.split(separator: "\n").last.flatMap(Stages.init(line:)) }
      .sorted { $0.total < $1.total }
    guard !stages.isEmpty else { return complain("the stages gave no figures") }
    let middle = stages[stages.count / 2]
    let check = Child.median(runs, navgraph, ["check", app], folder: folder)
    let isClean = middle.findings == 0 && check.status == 0
    let times = middle.times.map { column(fixed($0), 11) }.joined()
    print(
      column("\(screens)", 7) + column("\(middle.lines)", 9) + times + column(fixed(middle.total), 11) + " |"
        + column(fixed(check.milliseconds), 10) + column(fixed(check.peakMiB), 10)
        + (isClean ? "" : "   FAILED: \(middle.findings) findings, where none may be; exit code \(check.status)"))
    return (middle.total, isClean)
  }

  /// Tables of links: what is usual, and what overlaps as much as it can. Growth is from a quarter of the table to the whole.
  private func measureLinks() {
    print("\nlinks                routes  read+resolve     rules    growth  findings   (milliseconds, medians of \(Benchmarks.runs))")
    let tables: [(LinkTable.Kind, Int)] = [
      (.realistic, 500), (.realistic, 2_000), (.ordered, 2_000), (.crossing, 5_000), (.keys, 5_000), (.settled, 5_000), (.optionals, 1_000),
    ]
    for (kind, count) in tables {
      guard let small = measureLinks(kind, count / 4), let whole = measureLinks(kind, count) else { return }
      let growth = logarithm(max(whole.rules, 0.001) / max(small.rules, 0.001)) / logarithm(4)
      let name = kind.rawValue + String(repeating: " ", count: max(0, 17 - kind.rawValue.count))
      print(
        name + column("\(count)", 10) + column(fixed(whole.resolve), 14) + column(fixed(whole.rules), 10)
          + column("n ^ " + fixed(growth, 1), 10) + column("\(whole.findings)", 10))
    }
  }

  private func measureLinks(_ kind: LinkTable.Kind, _ count: Int) -> LinkTimes? {
    let app = folder + "/app.navgraph"
    guard Child(own, ["write-links", kind.rawValue, "\(count)", app], folder: folder).status == 0 else { return nil }
    let times = (0..<Benchmarks.runs).compactMap { _ in
      Child(own, ["links", app], folder: folder).output.split(separator: "\n").last.flatMap(LinkTimes.init(line:))
    }
    return times.isEmpty ? nil : times.sorted { $0.rules < $1.rules }[times.count / 2]
  }

  /// `open -`, with a file of URLs: the whole program, and what of that one more URL costs.
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

  /// The generated matcher beside a list of compiled regular expressions: the same URLs, in turn, in one process.
  func measureMatcher(_ counts: [Int] = [30, 500, 5_000]) -> Bool {
    defer { removeFolder(folder, MatcherSources.files) }
    guard Child.find("swiftc") != nil else {
      print("\nswiftc is not on PATH: no figures for the generated matcher")
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

  /// What generated code costs whoever compiles it.
  func measureSwift(_ screens: Int) -> Bool {
    SwiftCosts(folder: folder, program: own, screens: screens, countsTime: !isSmoke).measure()
  }

  /// The picture of a whole app, laid out by `dot`.
  private func measurePicture(_ sizes: [Int] = [100, 500]) -> Bool {
    let (app, picture) = (folder + "/app.navgraph", folder + "/app.svg")
    guard Child.find("dot") != nil else {
      print("\nGraphviz is not installed: no figures for pictures")
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

  private func measureStart() {
    let small = folder + "/small.navgraph"
    guard Child(own, ["write-small", small], folder: folder).status == 0 else { return }
    let check = Child.median(31, navgraph, ["check", small], folder: folder)
    let version = Child.median(31, navgraph, ["--version"], folder: folder)
    print(
      "\n50 lines, from process start to exit:\(column(fixed(check.milliseconds, 2), 8)) ms   (--version: \(fixed(version.milliseconds, 2)) ms)"
    )
  }

  private func complain(_ text: String) -> (total: Double, isClean: Bool)? {
    print(text)
    return nil
  }
}
