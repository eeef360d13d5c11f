/// The cost of compiling the generated code of an app, compared with its budget.
///
/// The app's files are one module, compiled at once against the runtime and the headless UIKit of the tests.
struct SwiftCosts {
  /// The budgets in seconds of processor time, for 500 screens in five stacks.
  private static let budgets: [(name: String, flags: [String], seconds: Double)] = [
    ("type-check", ["-typecheck"], 5),
    ("compile -Onone", ["-Onone", "-c", "-o", "program"], 10),
    ("compile -O", ["-O", "-c", "-o", "program"], 30),
  ]
  /// The maximum of generated lines for each screen.
  private static let lines = 30.0
  private static let milliseconds = 100

  let folder: String
  let program: String
  /// The folder with the module of the headless UIKit, if it is built.
  let modules: String?
  let screens: Int
  /// Whether times are compared with their budgets. Smoke tests run on busy machines and don't compare them.
  let countsTime: Bool

  /// Prints a table. Returns false if a figure is over its budget, or if compiling fails or causes a warning.
  func measure() -> Bool {
    guard Child(program, ["write-swift", "\(screens)", folder], folder: folder).status == 0 else {
      print("can't write the Swift of \(screens) screens")
      return false
    }
    let list = String(decoding: readFile(folder + "/" + SwiftSources.list), as: UTF8.self).split(separator: "\n")
    let files = list.dropFirst().compactMap { line -> (name: String, lines: Int)? in
      let parts = line.split(separator: " ")
      return parts.count == 2 ? Int(parts[1]).map { (String(parts[0]), $0) } : nil
    }
    defer { removeFolder(folder, files.map(\.name) + [SwiftSources.list, "program", "output"]) }
    guard let count = list.first.flatMap({ Double($0) }), count > 0, !files.isEmpty else { return false }
    let own = files.reduce(0) { $0 + $1.lines }
    print("\nSwift of \(fixed(count, 0)) screens, seconds of a processor       spent   budget    elapsed")
    var isFine = true
    if let swiftc = Child.find("swiftc"), let modules {
      let paths = files.map { folder + "/" + $0.name }
      for (name, flags, seconds) in SwiftCosts.budgets where countsTime || flags == ["-typecheck"] {
        let own = flags.map { $0 == "program" ? folder + "/" + $0 : $0 }
        let common = [
          "-wmo", "-swift-version", "6", "-parse-as-library", "-module-name", "Synthetic", "-warnings-as-errors", "-I", modules,
        ]
        let slow = ["-Xfrontend", "-warn-long-expression-type-checking=\(SwiftCosts.milliseconds)"]
        let child = Child(swiftc, own + common + (countsTime ? slow : []) + paths, folder: folder, keepsErrors: true)
        let spent = child.processorMilliseconds / 1000
        guard child.status == 0 else {
          print("\(name) fails\n" + child.output.split(separator: "\n").prefix(10).joined(separator: "\n"))
          return false
        }
        let isOver = countsTime && spent > seconds
        row(name: name, spent: fixed(spent), budget: fixed(seconds, 0), elapsed: fixed(child.milliseconds / 1000), isBad: isOver)
        isFine = isFine && !isOver
      }
      if countsTime { print("no expression takes \(SwiftCosts.milliseconds) ms to check, or the compiler would have failed") }
    } else {
      print("swiftc, or the headless UIKit that `swift build --build-tests` makes, is not there: \(Benchmarks.missing)")
    }
    let perScreen = Double(own) / count
    // A small app has more lines for each screen, because some code doesn't depend on the number of screens.
    let isLong = countsTime && perScreen > SwiftCosts.lines
    row(name: "lines a screen", spent: fixed(perScreen), budget: fixed(SwiftCosts.lines, 0), elapsed: "", isBad: isLong)
    print("\(own) lines in \(files.count) files")
    return isFine && !isLong
  }

  private func row(name: String, spent: String, budget: String, elapsed: String, isBad: Bool) {
    print(left(name, 44) + column(spent, 12) + column(budget, 9) + column(elapsed, 11) + (isBad ? "   " + Benchmarks.over : ""))
  }
}
