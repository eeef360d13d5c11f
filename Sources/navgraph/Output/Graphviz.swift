/// The program `dot`, which turns DOT into pictures.
enum Graphviz {
  private static let seconds = 120

  static func draw(_ dot: String, as format: String) throws(Failure) -> [UInt8] {
    guard let program = ChildProcess.find("dot") else {
      throw .io(
        "Graphviz is not installed: there is no program `dot` on PATH, and it draws \(format)",
        help: "install it (brew install graphviz, apt-get install graphviz), or write DOT with --format dot")
    }
    let result = try ChildProcess.run(program, ["-T" + format], input: Array(dot.utf8), seconds: seconds)
    if result.isTimedOut {
      throw .io("`dot` has not finished within \(seconds) seconds", help: "draw less: --focus NAME, --feature NAME or --detail overview")
    }
    guard result.status == 0, !result.output.isEmpty else {
      let said = String(decoding: result.errors.prefix(400), as: UTF8.self)
      throw .io("`dot` failed with exit code \(result.status): \(said)")
    }
    return result.output
  }
}
