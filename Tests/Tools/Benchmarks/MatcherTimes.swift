/// The speed of a table's generated matcher compared with a list of compiled regular expressions, in one process.
struct MatcherTimes {
  /// URLs a second that the matcher converts from `URL` to a route.
  let generated: Double
  let expressions: Double
  /// Nanoseconds for the text of a URL, which are part of `generated`.
  let text: Double
  /// Milliseconds until the first URL is parsed.
  let first: Double
  /// The number of URLs for which the results differ.
  let different: Double
  /// The processor time in seconds for compiling with optimization.
  let compiling: Double

  /// Writes, compiles, and runs the program. Returns nil if one of them fails. `program` is the path of this executable.
  init?(count: Int, program: String, folder: String) {
    guard let swiftc = Child.find("swiftc"), Child(program, ["write-matcher", "\(count)", folder], folder: folder).status == 0 else {
      return nil
    }
    let sources = MatcherSources.sources.map { folder + "/" + $0 }
    // The runtime is the module that was built with this program.
    let beside = program.lastIndex(of: "/").map { String(program[..<$0]) } ?? "."
    let objects = Child("/bin/sh", ["-c", "printf '%s\\n' \"$0\"/*.o", beside + "/NavGraphRuntime.build"], folder: folder).output
      .split(separator: "\n").map(String.init)
    // Object files of a statically linked program refer only to static libraries.
    #if os(Linux)
    let linking = ["-static-stdlib"]
    #else
    let linking: [String] = []
    #endif
    let compiler = Child(
      swiftc,
      linking + ["-O", "-wmo", "-swift-version", "6", "-I", beside + "/Modules"] + sources + objects + ["-o", folder + "/program"],
      folder: folder)
    guard compiler.status == 0 else { return nil }
    compiling = compiler.processorMilliseconds / 1000
    let runs = (0..<3).compactMap { _ in
      let numbers = Child(folder + "/program", [folder], folder: folder).output.split(whereSeparator: \.isWhitespace).compactMap {
        Double($0)
      }
      return numbers.count == 5 ? numbers : nil
    }.sorted { $0[0] < $1[0] }
    guard runs.count == 3 else { return nil }
    let middle = runs[1]
    (generated, expressions, text, first) = (middle[0], middle[1], middle[2], middle[3])
    different = runs.map { $0[4] }.reduce(0, +)
  }
}
