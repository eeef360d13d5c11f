/// Writes the tables of measurements to files, which the pages of the documentation quote.
struct Record {
  let folder: String
  /// The path of this executable.
  let program: String
  /// A folder for the output of the measurements.
  let temporary: String

  /// Runs each measurement in a process and writes its table to `NAME.txt`.
  /// The first line states when and on which machine it was measured.
  ///
  /// - Returns: Whether every file was written. A table with a figure over its budget is written, too.
  func write(_ measurements: [Measurement]) -> Bool {
    defer { removeFolder(temporary, ["output"]) }
    var isWritten = true
    for measurement in measurements {
      let child = Child(program, [measurement.rawValue], folder: temporary)
      let table = child.output.drop { $0 == "\n" }
      let path = folder + "/" + measurement.rawValue + ".txt"
      let isOver = child.status == 1 && (table.contains(Benchmarks.over) || table.contains(Benchmarks.growing))
      let isComplete = (child.status == 0 || isOver) && !table.contains(Benchmarks.missing)
      let text = machine + "\n\n" + table
      guard isComplete, replaceFile(path, with: text) else {
        print("\(measurement.rawValue): no table, exit code \(child.status)\n\(table)")
        isWritten = false
        continue
      }
      print("\(measurement.rawValue): \(path)")
    }
    return isWritten
  }

  /// The date, the machine, and the compiler.
  private var machine: String {
    let script =
      "date +%F; uname -sm; getconf _NPROCESSORS_ONLN; swift --version 2> /dev/null | sed -n 's/.*\\(Swift version [0-9.]*\\).*/\\1/p'"
    let lines = Child("/bin/sh", ["-c", script], folder: temporary).output.split(separator: "\n")
    guard lines.count == 4 else { return "Measured on an unknown machine." }
    return "Measured on \(lines[0]): \(lines[1]), \(lines[2]) processors, \(lines[3])."
  }
}
