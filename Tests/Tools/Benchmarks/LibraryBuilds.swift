/// Measures the build of each module of the runtime library with whole-module optimization, and the size of its object code.
///
/// The modules of Apple's frameworks are the headless ones of `swift build --build-tests`. The current folder is the package.
struct LibraryBuilds {
  let folder: String
  let headless: String
  private static let modules = ["NavGraphRuntime", "NavGraphHosting", "NavGraphUIKit", "NavGraphSwiftUI"]
  private static let outputs = [
    ("output in UIKit", ["NavGraphRuntime", "NavGraphHosting", "NavGraphUIKit"]),
    ("output in SwiftUI", ["NavGraphRuntime", "NavGraphHosting", "NavGraphSwiftUI"]),
  ]

  /// The processor time in seconds, and the bytes of machine code.
  private typealias Cost = (seconds: Double, bytes: Int)

  /// Prints a row for each module and for each output. Returns false if a module doesn't compile.
  func measure() -> Bool {
    defer {
      removeFolder(
        folder, LibraryBuilds.modules.flatMap { name in ["code.o", "o", "swiftmodule", "swiftdoc", "abi.json"].map { "\(name).\($0)" } })
    }
    guard let swiftc = Child.find("swiftc"), Child.find("size") != nil else {
      print("\nswiftc or size is not on PATH: \(Benchmarks.missing)")
      return true
    }
    var costs: [String: (debug: Cost, release: Cost)] = [:]
    print("\nmodule                  -Onone -g  object code      -O  object code   (seconds on processors; KB)")
    for module in LibraryBuilds.modules {
      guard let debug = compile(module, with: swiftc, ["-Onone", "-g"]), let release = compile(module, with: swiftc, ["-O"]) else {
        return false
      }
      costs[module] = (debug, release)
      row(module, debug, release)
    }
    print("")
    for (output, modules) in LibraryBuilds.outputs {
      let costs = modules.compactMap { costs[$0] }
      let sum = { (costs: [Cost]) in Cost(costs.reduce(0) { $0 + $1.seconds }, costs.reduce(0) { $0 + $1.bytes }) }
      row(output, sum(costs.map(\.debug)), sum(costs.map(\.release)))
    }
    return true
  }

  private func row(_ name: String, _ debug: Cost, _ release: Cost) {
    print(
      left(name, 20) + column(fixed(debug.seconds), 13) + column("\(debug.bytes / 1000)", 13) + column(fixed(release.seconds), 8)
        + column("\(release.bytes / 1000)", 13))
  }

  /// Compiles a module. Prints the compiler's errors and returns nil if it fails.
  private func compile(_ module: String, with swiftc: String, _ options: [String]) -> Cost? {
    let sources = Child("/usr/bin/find", ["Sources/" + module, "-name", "*.swift"], folder: folder).output.split(separator: "\n").map(
      String.init)
    // With debug information, the compiler writes the module into `MODULE.o`.
    let object = "\(folder)/\(module).code.o"
    let arguments =
      options + ["-c", "-wmo", "-parse-as-library", "-swift-version", "6", "-module-name", module, "-package-name", "navgraph"]
      + ["-I", folder, "-I", headless, "-emit-module-path", "\(folder)/\(module).swiftmodule", "-o", object] + sources
    let child = Child(swiftc, arguments, folder: folder, keepsErrors: true)
    let size = Child("/bin/sh", ["-c", "size \"$0\" | sed -n 2p", object], folder: folder).output.split(whereSeparator: \.isWhitespace)
    guard child.status == 0, let bytes = size.first.flatMap({ Int($0) }) else {
      print("\(module) doesn't compile\n\(child.output)")
      return nil
    }
    return (child.processorMilliseconds / 1000, bytes)
  }
}
