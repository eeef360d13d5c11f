import NavGraphCommandLine
import NavGraphCompiler
import NavGraphDiagrams
import NavGraphSyntax

/// One round of `watch`: the diagnostics of `check`, the output of `generate`, and the pictures of `graph`, from one reading of the files.
struct Round {
  /// The result of a round.
  struct Outcome {
    /// A summary, such as `no diagnostics in 3 files; Out is up to date; 48 ms`.
    let words: String
    /// The files that were read, and the missing imports; nil if unknown.
    let paths: [String]?
    /// The coverage for a trace; nil if no trace is followed, or if the graph has errors.
    let coverage: Coverage?
  }

  let options: WatchOptions
  let paths: [String]
  let console: Console
  /// The page to serve; nil if none is served.
  var page: ServedPage?

  /// Reads, checks, writes, and draws. Failures are reported, and the next round tries again.
  func run() -> Outcome {
    let start = ContinuousClock.now
    var read: [String]?
    var words: [String]
    var coverage: Coverage?
    do throws(Failure) {
      let workspace = try Workspace(
        of: paths, options: options.policy, for: options.report.format, imports: options.request?.swift.imports ?? .any)
      read = workspace.readFiles(withBaseline: true) + workspace.missing
      let followed = options.trace != nil ? try workspace.app(for: "a trace belongs to an app", because: "but a trace belongs to one") : nil
      words = try carryOut(for: workspace)
      if !workspace.report.hasErrors { coverage = followed.map(Compiler.coverage) }
    } catch {
      if error != .interrupted {
        console.say(error)
        page?.show(error)
      }
      words = ["nothing written"]
    }
    words.append("\(start.duration(to: .now).milliseconds) ms")
    return Outcome(words: words.joined(separator: "; "), paths: read, coverage: coverage)
  }

  private func carryOut(for workspace: Workspace) throws(Failure) -> [String] {
    // Show the page first, because it doesn't depend on the output.
    let shown = try page.map { page throws(Failure) in try page.show(workspace, console: console) }
    let plan = workspace.report.hasErrors ? nil : try options.request?.plan(for: workspace, console: console)
    let report = workspace.report.adding(plan?.leftOut ?? [])
    console.show(report, with: options.report, isResult: false, hasSummary: false)
    let written = report.hasErrors ? nil : plan
    try workspace.mayWrite((written?.outputs ?? []) + options.drawings.map { NamedOutput(option: .diagram, path: $0.path) })
    var words = [report.summary] + [shown].compactMap { $0 }
    if let written {
      words.append(try write(written))
    } else if options.request != nil {
      words.append("nothing generated")
    }
    // A graph with errors is drawn as far as it is understood.
    for drawing in options.drawings { words.append(try draw(drawing, of: workspace)) }
    return words
  }

  private func write(_ plan: GeneratePlan) throws(Failure) -> String {
    let steps = try plan.write(console: console)
    let folder = plan.folder
    var (written, removed) = (0, 0)
    for step in steps {
      switch step {
      case .write: written += 1
      case .remove: removed += 1
      case .keep: break
      }
    }
    if written == 0, removed == 0 { return "\(folder) is up to date" }
    return
      ([
        written > 0 ? "\(written.of("file")) written to \(folder)" : nil,
        removed > 0 ? "\(removed.of("file")) removed from \(folder)" : nil,
      ])
      .compactMap { $0 }.joined(separator: ", ")
  }

  private func draw(_ drawing: Drawing, of workspace: Workspace) throws(Failure) -> String {
    do throws(Failure) {
      return try Files.update(drawing.path, with: drawing.bytes(of: workspace, console: console))
        ? "\(drawing.path) drawn" : "\(drawing.path) is up to date"
    } catch {
      if error == .interrupted { throw error }
      console.say(error)
      return "\(drawing.path) not drawn"
    }
  }
}
