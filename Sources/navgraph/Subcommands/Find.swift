import NavGraphCommandLine
import NavGraphSyntax

extension Subcommand {
  static let find = Subcommand(
    name: .find,
    summary: "Find where a screen, an event, or another name is declared.",
    operands: "NAME [PATH...]",
    discussion: """
      NAME is a name as reports, traces, logs, and the comments of generated code contain it: NoteList, or NoteList.open for the event
      open of the screen NoteList, Main.notes for a tab, and Notes.signOut for an event of the app Notes. Prints the file, the line, the
      column, and the first line of each declaration, also in files with errors. Exits with 1 if there is none.
      """,
    options: { options in options.root() },
    examples: [
      ("\(Executable.name) find NoteList.open App", "Find the event open of the screen NoteList."),
      ("\(Executable.name) find Editor", "Find the declaration of Editor in the current folder."),
    ],
    run: { root, words, console in
      guard let name = words.first else { throw Failure.usage("find needs a name", help: "\(Executable.name) find NoteList.open") }
      let workspace = try Workspace(of: Array(words.dropFirst()), root: root)
      let indices = workspace.programs.map { DeclarationIndex(of: $0.graph) }
      // Several apps may import one file.
      var seen: Set<String> = []
      let lines = indices.flatMap { $0.lines(declaring: name) }.filter { seen.insert($0).inserted }
      for line in lines { console.print("\(line)\n") }
      guard lines.isEmpty else { return .clean }
      let near = Spelling.nearest(to: name, among: indices.flatMap(\.names))
      throw Failure.diagnostics("nothing is declared as \(name)", help: near.map { "did you mean \($0)?" } ?? "")
    })
}
