/// Measures clean builds of the programs by SwiftPM, in the current folder.
struct ProgramBuilds {
  let folder: String
  private static let builds = [("navgraph-build", "debug"), ("navgraph", "debug"), ("navgraph-build", "release"), ("navgraph", "release")]

  /// Prints a row for each product and configuration. Returns false if a build fails.
  func measure() -> Bool {
    let build = folder + "/build"
    guard let swift = Child.find("swift") else {
      print("\nswift is not on PATH: \(Benchmarks.missing)")
      return true
    }
    print("\nclean build                 configuration   on processors   elapsed   (seconds)")
    for (product, configuration) in ProgramBuilds.builds {
      defer { _ = Child("/bin/rm", ["-rf", build], folder: folder) }
      let arguments = ["build", "--product", product, "-c", configuration, "--scratch-path", build]
      let child = Child(swift, arguments, folder: folder, keepsErrors: true)
      guard child.status == 0 else {
        print("\(product) doesn't build\n\(child.output)")
        return false
      }
      print(
        left(product, 28) + left(configuration, 13) + column(fixed(child.processorMilliseconds / 1000, 0), 16)
          + column(fixed(child.milliseconds / 1000, 0), 10))
    }
    return true
  }
}
