import NavGraphChecks
import NavGraphCommandLine
import NavGraphCompiler
import NavGraphLinks
import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax

/// The results of checking all documents and folders of the client, at one moment.
///
/// Each folder of the client is checked as `navgraph check FOLDER` does, with the text of the open documents instead of that of their
/// files. A document outside of these folders is checked as `navgraph check FILE` does.
struct Analysis {
  /// A checked workspace, and the URI of the document that is checked as standard input because it has no file.
  final class Run {
    let workspace: Workspace
    let inputURI: String?
    /// The places where names are declared and used.
    private(set) lazy var names = NameIndex(of: workspace)

    /// The transitions of each program, computed on demand.
    private var transitions: [Int: Transitions] = [:]
    /// An example URL for each pattern that has one, by program and indexed by pattern.
    private var examples: [Int: [String?]] = [:]

    init(workspace: Workspace, inputURI: String?) {
      self.workspace = workspace
      self.inputURI = inputURI
    }

    func transitions(ofProgram number: Int) -> Transitions {
      if let known = transitions[number] { return known }
      let program = workspace.programs[number]
      let made = Questions(graph: program.graph, places: program.places).transitions
      transitions[number] = made
      return made
    }

    func examples(ofProgram number: Int) -> [String?] {
      if let known = examples[number] { return known }
      let program = workspace.programs[number]
      var matcher = LinkMatcher(for: program.graph, routes: program.routes)
      let made = matcher.examples().map { (try? $0.get())?.text }
      examples[number] = made
      return made
    }

    /// Checks the same files, with other texts for some of them.
    func checked(with changed: [ExactText: [UInt8]]) throws(Failure) -> Workspace {
      var held = changed
      for source in workspace.sources where held[ExactText(source.path)] == nil { held[ExactText(source.path)] = source.bytes }
      return try Workspace(of: inputURI == nil ? workspace.sources.map(\.path) : ["-"], root: nil, held: held)
    }

    /// Returns the first diagnostic after a change whose code occurs more often than before.
    func firstNew(in changed: Workspace, where counts: (Diagnostic) -> Bool = { _ in true }) -> Diagnostic? {
      var known: [Code: Int] = [:]
      for diagnostic in workspace.report.diagnostics where counts(diagnostic) { known[diagnostic.code, default: 0] += 1 }
      return changed.report.diagnostics.first { diagnostic in
        guard counts(diagnostic) else { return false }
        known[diagnostic.code, default: 0] -= 1
        return known[diagnostic.code, default: 0] < 0
      }
    }

    /// Returns the identity of a file: its path, or the URI of the document that is checked as standard input.
    func key(ofPath path: String) -> String { path.isExactly(Workspace.inputName) ? inputURI ?? path : path }
  }

  private(set) var runs: [Run] = []
  /// The reasons why folders or documents can't be checked.
  private(set) var failures: [String] = []
  /// The run that contains the file at a path, and the file's index in it.
  private var places: [ExactText: (run: Int, file: FileID)] = [:]

  /// Checks the open documents and folders. `folders` are absolute paths. Files in them that version control ignores are left out.
  init(folders: [String], documents: [TextDocument], ignoring ignored: inout IgnoredFiles) {
    var held: [ExactText: [UInt8]] = [:]
    for document in documents {
      if let path = document.path { held[ExactText(path)] = document.bytes }
    }
    for folder in folders {
      do throws(Failure) {
        add(Run(workspace: try Workspace(of: ignored.paths(of: folder), root: nil, held: held), inputURI: nil))
      } catch {
        // An empty folder isn't an error, because the user may create a file.
        if Analysis.hasFiles(in: folder) { failures.append(error.message + (error.help.isEmpty ? "" : ": " + error.help)) }
      }
    }
    for document in documents where place(of: document) == nil {
      do throws(Failure) {
        if let path = document.path, Files.kind(of: path) != nil {
          add(Run(workspace: try Workspace(of: [path], root: nil, held: held), inputURI: nil))
        } else {
          let input = [ExactText(Workspace.inputName): document.bytes]
          add(Run(workspace: try Workspace(of: ["-"], root: nil, held: input.merging(held) { a, _ in a }), inputURI: document.uri))
        }
      } catch {
        failures.append(error.message)
      }
    }
  }

  private mutating func add(_ run: Run) {
    for (index, source) in run.workspace.sources.enumerated() {
      let key = ExactText(run.key(ofPath: source.path))
      if places[key] == nil { places[key] = (run: runs.count, file: FileID(index)) }
    }
    runs.append(run)
  }

  private static func hasFiles(in folder: String) -> Bool {
    guard let finder = try? SourceFinder(searching: [folder]) else { return false }
    return !finder.files.isEmpty
  }

  /// Returns the run that contains a document, and the index of its file.
  func place(of document: TextDocument) -> (run: Run, file: FileID)? { place(ofURI: document.uri) }

  /// Returns the run that contains a file, and the file's index.
  func place(ofURI uri: String) -> (run: Run, file: FileID)? {
    guard let place = DocumentURI.path(of: uri).flatMap({ places[ExactText($0)] }) ?? places[ExactText(uri)] else { return nil }
    return (runs[place.run], place.file)
  }

  /// The diagnostics of each file, by its path, or by the URI of a document without a file. A file of several runs has the diagnostics of
  /// the first.
  var diagnostics: [(key: String, run: Int, diagnostics: [Diagnostic])] {
    var all: [(key: String, run: Int, diagnostics: [Diagnostic])] = []
    for (index, run) in runs.enumerated() {
      let diagnostics = Dictionary(grouping: run.workspace.report.diagnostics) { $0.primary.range.file }
      for (number, source) in run.workspace.sources.enumerated() {
        let key = run.key(ofPath: source.path)
        guard let place = places[ExactText(key)], place.run == index else { continue }
        all.append((key, index, diagnostics[FileID(number), default: []]))
      }
    }
    return all
  }
}
