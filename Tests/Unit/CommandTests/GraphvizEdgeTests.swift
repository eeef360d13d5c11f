import Foundation

import NavGraphCompiler
import NavGraphDiagrams
import NavGraphSyntax
import Testing

@testable import NavGraphCommandLine
@testable import navgraph

/// Tests of diagrams if `dot` is missing, slow, broken, or replaced by another program.
@Suite struct GraphvizEdgeTests {
  /// Creates a folder with an app, and with the script as its program `dot`.
  private func folder(dot script: String, in place: String = "bin") throws -> Folder {
    let folder = try Folder(["App.navgraph": sound, place + "/dot": "#!/bin/sh\n" + script])
    #expect(chmod(folder[place + "/dot"], 0o755) == 0)
    return folder
  }

  private func path(_ folder: Folder) -> [String: String] { ["PATH": folder["bin"] + ":/usr/bin:/bin"] }

  @Test func onlyAbsoluteFoldersOfPATHAreSearched() throws {
    let folder = try folder(dot: "touch ran; echo '<svg/>'\n", in: ".")
    for value in ["", ":", ".", ":/nowhere", "/nowhere:", "./", "sub/.."] {
      let outcome = try Tool(in: folder, environment: ["PATH": value]).run(["graph", "--format", "svg"])
      #expect(outcome.code == 74 && outcome.errors.contains("the program `dot`, which draws svg, isn't on PATH"), "\(value): \(outcome)")
    }
    #expect(folder.names == ["App.navgraph", "dot"])
    #expect(
      try Tool(in: folder, environment: ["PATH": folder.path]).expect("graph", "--format", "svg", code: 0, output: nil).output == "<svg/>\n"
    )
  }

  @Test func anotherLayoutWhereDotCrashes() throws {
    let crash = "case \"$*\" in *splines=polyline*) cat > /dev/null; echo '<svg/>';; *) kill -SEGV $$;; esac\n"
    let folder = try folder(dot: crash)
    try Tool(in: folder, environment: path(folder)).expect(
      "graph", "--format", "svg", code: 0, output: "<svg/>\n",
      errors: "navgraph: `dot` failed with exit code 139; links are drawn as straight lines\n")
    let broken = try self.folder(dot: "echo 'no\nway' >&2; exit 3\n")
    let errors = try Tool(in: broken, environment: path(broken)).expect("graph", "--format", "svg", code: 74, errors: nil).errors
    #expect(errors.contains("`dot` failed with exit code 3: no; way"), "\(errors)")
  }

  /// If the regions can't be laid out or drawn, a single run of `dot` draws the diagram.
  @Test func oneRunWhereRegionsFail() throws {
    for script in [
      "case \"$*\" in *json0*) exit 1;; *) cat > /dev/null; echo '<svg/>';; esac\n",
      "case \"$*\" in *json0*) cat > /dev/null; echo '{\"bb\": \"0,0,nan,1\"}';; *) cat > /dev/null; echo '<svg/>';; esac\n",
    ] {
      let folder = try folder(dot: script)
      try Tool(in: folder, environment: path(folder)).expect("graph", "--format", "svg", code: 0, output: "<svg/>\n")
    }
    let slow = try folder(dot: "sleep 100\n")
    let diagram = Compiler.diagram(of: Compiler.check(Compiler.parse([SourceFile(path: "App.navgraph", text: sound)])))
    let start = ContinuousClock.now
    let run = GraphvizRun(program: slow["bin/dot"], end: start + .seconds(1), isHolding: false)
    #expect(try run.picture(of: diagram, format: ["-Tsvg"], theme: .light) == nil && ContinuousClock.now - start < .seconds(20))
  }

  @Test(.enabled(if: ChildProcess.find(named: "dot") != nil, "Graphviz is not installed")) func regionsWhereTheWholeIsDrawn() throws {
    let folder = try Folder(["App.navgraph": sound])
    let whole = try Tool(in: folder).expect("graph", "--format", "svg", code: 0, output: nil).output
    #expect(whole.contains("class=\"node heading\"") && whole.contains("> start <"))
    // Each text has a fixed width, so that texts don't overlap in another font.
    #expect(
      whole.matches(of: #/<text /#).count == whole.matches(of: #/<text [^>]* textLength="[0-9.]+" lengthAdjust="spacingAndGlyphs">/#).count)
    // `--focus` and DOT output use one graph.
    let near = try Tool(in: folder).expect("graph", "--focus", "Item", "--format", "svg", code: 0, output: nil).output
    #expect(!near.contains("heading") && near.contains(">Item<"))
    #expect(near.matches(of: #/<text /#).count == near.matches(of: #/ textLength="/#).count)
    #expect(!(try Tool(in: folder).expect("graph", code: 0, output: nil).output.contains("pos=")))
    #expect(try Tool(in: folder).expect("graph", "--format", "svg", code: 0, output: nil).output == whole)
  }

  @Test func aPageNeedsNoPicture() throws {
    let folder = try Folder(["App.navgraph": sound])
    let outcome = try Tool(in: folder, environment: ["PATH": "/nowhere"]).expect("graph", "-o", "a.html", code: 0, errors: nil)
    #expect(
      outcome.errors.contains("the program `dot`, which draws svg, isn't on PATH") && outcome.errors.contains("the page has no picture"))
    let page = folder.read("a.html") ?? ""
    #expect(page.hasPrefix("<!") && page.contains("<pre class=\"words\" tabindex=\"0\">"))
    #expect(page.contains("Home") && !page.contains("<svg"))
    try Tool(in: folder, environment: ["PATH": "/nowhere"]).expect("generate", "-o", "out", "--diagram", "b.html", code: 0, errors: nil)
    #expect(folder.read("b.html") == page)
  }

  @Test func timeIsLimited() throws {
    let console = Console()
    #expect(Graphviz.limit <= 30)
    // A child that closes its streams is still stopped when its time is over.
    for script in ["sleep 100", "exec >&- 2>&- <&-; sleep 100", "sleep 100 & exec >&- 2>&-; wait"] {
      let start = ContinuousClock.now
      let result = try ChildProcess("/bin/sh", arguments: ["-c", script], seconds: 1).run()
      #expect(result.isTimedOut && ContinuousClock.now - start < .seconds(20), "\(script)")
    }
    if ChildProcess.find(named: "dot") != nil {
      #expect(throws: Failure.self) { try Graphviz.draw("digraph { nonsense", as: "svg", console: console) }
    }
  }

  /// A signal also ends the child process and its children.
  @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func nothingIsLeftBehind(_ number: Int32) throws {
    // A shell starts background commands with interrupts ignored, and children inherit that.
    signal(number, SIG_DFL)
    let folder = try folder(dot: "echo $$ > pid; sleep 300 & echo $! > pid2; wait\n")
    let process = Tool(in: folder, environment: path(folder)).process(["graph", "--format", "svg"])
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let pids = try within(60) { () -> [pid_t]? in
      let pids = ["pid", "pid2"].compactMap { folder.read($0).flatMap { Int32($0.filter(\.isNumber)) } }
      return pids.count == 2 ? pids : nil
    }
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
    for pid in pids { _ = try within(30) { isGone(pid) ? true : nil } }
  }

  /// Whether the process has ended. A zombie that isn't reaped yet also counts.
  private func isGone(_ pid: pid_t) -> Bool {
    if kill(pid, 0) != 0 { return true }
    let status = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
    return status.contains(") Z ")
  }

  /// Polls for a value without suspending: among other tests, the task might resume only when the time of `dot` is over.
  private func within<Value>(_ seconds: Int, _ value: () -> Value?) throws -> Value {
    for _ in 0..<seconds * 20 {
      if let value = value() { return value }
      usleep(50_000)
    }
    return try #require(value())
  }
}
