import NavGraphDiagrams

/// The runs of `dot` that lay out a picture by regions, within one limit of time.
struct GraphvizRun {
  let program: String
  let end: ContinuousClock.Instant
  /// Whether the caller holds signals.
  let isHolding: Bool

  /// Why there is no such picture; the caller draws another.
  private enum Stop: Error {
    case failed
    case failure(Failure)
  }

  /// Nil where `dot` fails, has not finished in time, or prints what is not understood.
  func picture(of diagram: Diagram, as format: String) throws(Failure) -> [UInt8]? {
    do throws(Stop) {
      let page = try RegionPicture.page(of: diagram) { text throws(Stop) in try run(["-Tjson0"], text) }
      guard let page else { return nil }
      return try run(["-Kneato", "-n2", "-T" + format], page.dot)
    } catch {
      if case .failure(let failure) = error { throw failure }
      return nil
    }
  }

  private func run(_ arguments: [String], _ text: String) throws(Stop) -> [UInt8] {
    guard ContinuousClock.now < end else { throw .failed }
    let result: ChildProcess
    do throws(Failure) {
      result = try ChildProcess.run(
        program, arguments, input: Array(text.utf8), seconds: Graphviz.seconds(until: end), isHolding: isHolding)
    } catch {
      throw .failure(error)
    }
    if result.isInterrupted { throw .failure(.interrupted) }
    guard !result.isTimedOut, result.status == 0, !result.output.isEmpty else { throw .failed }
    return result.output
  }
}
