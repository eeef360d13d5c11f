import NavGraphCommandLine
import NavGraphDiagrams
import NavGraphSyntax

/// The runs of `dot` that lay out a picture by regions, within one time limit.
struct GraphvizRun {
  let program: String
  let end: ContinuousClock.Instant
  /// Whether the caller blocks signals.
  let isHolding: Bool

  /// The reason why there is no such picture. The caller then draws another one.
  private enum Stop: Error {
    case failed
    case failure(Failure)
  }

  /// Returns the output of `dot` with the arguments `format`. Returns nil if `dot` fails, exceeds the time limit, or prints output that
  /// can't be parsed.
  func picture(of diagram: Diagram, format: [String], theme: Theme) throws(Failure) -> [UInt8]? {
    try drawn(diagram, format: format, theme: theme, isPrinted: false)?.bytes
  }

  /// Returns a PDF with a page for each flow.
  func print(of diagram: Diagram, console: Console) throws(Failure) -> [UInt8]? {
    guard let drawn = try drawn(diagram, format: ["-Tpdf"], theme: .print, isPrinted: true) else { return nil }
    if let pages = PrintedPDF.text(of: drawn.bytes, page: drawn.page) { return pages }
    console.say("\(Executable.name): this version of Graphviz writes a PDF that can't be split into pages, so all flows are on one page\n")
    return drawn.bytes
  }

  private func drawn(_ diagram: Diagram, format: [String], theme: Theme, isPrinted: Bool) throws(Failure)
    -> (page: PicturePage, bytes: [UInt8])?
  {
    do throws(Stop) {
      let page = try RegionPicture.page(of: diagram, isPrinted: isPrinted) { text throws(Stop) in try run(with: ["-Tjson0"], input: text) }
      guard let page else { return nil }
      return (page, try run(with: ["-Kneato", "-n2"] + format, input: page.dot(in: theme)))
    } catch {
      if case .failure(let failure) = error { throw failure }
      return nil
    }
  }

  private func run(with arguments: [String], input text: String) throws(Stop) -> [UInt8] {
    guard ContinuousClock.now < end else { throw .failed }
    let result: ChildProcess.Result
    do throws(Failure) {
      result = try ChildProcess(
        program, arguments: arguments, input: Array(text.utf8), seconds: Graphviz.seconds(until: end), isHolding: isHolding
      ).run()
    } catch {
      throw .failure(error)
    }
    if result.isInterrupted { throw .failure(.interrupted) }
    guard !result.isTimedOut, result.status == 0, !result.output.isEmpty else { throw .failed }
    return result.output
  }
}
