/// Measures how the time and the memory of each subcommand grow with programs of each shape.
struct GrowthTable {
  let folder: String
  let navgraph: String
  /// Whether each command runs once on each shape, to check that it ends. Measurements on a busy machine don't indicate growth.
  let isSmoke: Bool

  /// The cost of one command for the three sizes of a shape.
  private struct Row {
    var command: String
    var bytes: [Int]
    var milliseconds: [Double]
    var peaks: [Double]

    /// Returns the exponent of the growth from the second size to the last. For n log n it is slightly above 1.
    func exponent(_ values: [Double], above floor: Double) -> Double {
      guard let last = values.last, let size = bytes.last, values.count > 1, bytes[bytes.count - 2] < size else { return 0 }
      let before = values[values.count - 2] - floor
      return logarithm(max(last - floor, 1) / max(before, 1)) / logarithm(Double(size) / Double(bytes[bytes.count - 2]))
    }
  }

  /// The largest exponent that counts as n log n, with tolerance for noise.
  private static let maxGrowth = 1.35
  /// The cost of starting and ending a process, in milliseconds and MiB. Measurements within it don't indicate growth.
  private static let start = (milliseconds: 5.0, peak: 12.0)

  /// Prints a row for each shape: the slowest command, and every command that grows too fast. Returns false if a command grows too fast.
  func measure(shapes names: [String] = []) -> Bool {
    let (app, older) = (folder + "/app.navgraph", folder + "/small.navgraph")
    guard writeFile(older, { $0(GrowthShape.home) }) else { return false }
    print("\nshape                                 KB  slowest command                 ms  bytes ^  MiB  (largest of three sizes)")
    var isFine = true
    for shape in GrowthShape.all where names.isEmpty || names.contains(shape.name) {
      let size = isSmoke ? max(4, shape.size / 8) : shape.size
      let texts = (isSmoke ? [4] : [1, 2, 4]).map { shape.text(size * $0) }
      let rows = GrowthCommand.all.map { command in
        var row = Row(command: command.name, bytes: texts.map(\.utf8.count), milliseconds: [], peaks: [])
        for text in texts {
          guard writeFile(app, { $0(text) }) else { continue }
          // Without Graphviz on `PATH`, a page lists its links as text, so its time isn't measured.
          let run = Child(navgraph, command.arguments(app, older: older), folder: folder, findsPrograms: false)
          row.milliseconds.append(run.processorMilliseconds)
          row.peaks.append(run.peakMiB)
          if run.status >= 128 { isFine = false }
        }
        return row
      }
      let tooFast = rows.filter { growsTooFast($0) }
      let slowest = rows.max { ($0.milliseconds.last ?? 0) < ($1.milliseconds.last ?? 0) }
      for row in ([slowest].compactMap { $0 } + tooFast.filter { $0.command != slowest?.command }) { print(line(shape, row)) }
      if !tooFast.isEmpty { isFine = false }
    }
    return isFine
  }

  private func growsTooFast(_ row: Row) -> Bool {
    let isSlow = (row.milliseconds.last ?? 0) > 100
    let isLarge = (row.peaks.last ?? 0) > 60
    return isSlow && row.exponent(row.milliseconds, above: GrowthTable.start.milliseconds) > GrowthTable.maxGrowth
      || isLarge && row.exponent(row.peaks, above: GrowthTable.start.peak) > GrowthTable.maxGrowth
  }

  private func line(_ shape: GrowthShape, _ row: Row) -> String {
    let time = row.exponent(row.milliseconds, above: GrowthTable.start.milliseconds)
    return left(shape.name, 36) + column("\((row.bytes.last ?? 0) / 1024)", 5) + "  " + left(row.command, 27)
      + column(fixed(row.milliseconds.last ?? 0, 0), 7) + column(fixed(time, 2), 9) + column(fixed(row.peaks.last ?? 0, 0), 5)
      + (growsTooFast(row) ? "   " + Benchmarks.growing : "")
  }
}
