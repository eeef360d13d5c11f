import NavGraphCommandLine
import NavGraphSyntax

extension Subcommand {
  static let mcp = Subcommand(
    name: .mcp,
    summary: "Run a server of the model context protocol, for coding agents.",
    operands: "[PATH...]",
    discussion: """
      Coding agents start this subcommand. It speaks the model context protocol (MCP) over standard input and output, and ends with the
      input. Its tools are check, open, path, query, routes, and explain, with the JSON of these subcommands. Its resources are the grammar,
      the reference of the language, the rules of URL patterns, the JSON of answers, and the guide for choosing between similar words.

      Tools read PATH, unless a call names other paths or contains the text of a file. Nothing outside of the folder of --root is read,
      and nothing is written. Each call reads the files again.
      """,
    options: { options in
      options.text(.root, placeholder: "DIR", help: "Read only files in DIR, after resolving links (default: the current folder).") ?? "."
    },
    examples: [
      ("\(Executable.name) mcp", "Serve an agent in the current folder."),
      ("\(Executable.name) mcp App/Navigation --root App", "Read App/Navigation by default, and other files in App."),
    ],
    run: { root, paths, _ in
      guard !paths.contains(where: { $0.isExactly("-") }) else { throw Failure.usage("standard input belongs to the protocol") }
      return ModelContextLoop(server: ModelContextServer(access: ToolAccess(paths: paths.isEmpty ? ["."] : paths, root: root))).run()
    })
}
