import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

extension Subcommand {
  static let lsp = Subcommand(
    name: .lsp,
    summary: "Run a language server for editors.",
    operands: "",
    discussion: """
      Editors start this subcommand. It speaks the language server protocol, version 3.17, over standard input and output, and ends when the
      editor tells it to. It reports the diagnostics of `check` while you type, in the folders that the editor has opened, and offers fixes,
      formatting, symbols, and explanations of diagnostics. Exits with 1 if the editor ends it without shutting it down first.
      """,
    options: { _ in },
    examples: [("\(Executable.name) lsp", "Serve an editor on standard input and output.")],
    run: { _, words, _ in
      guard words.isEmpty else {
        throw Failure.usage("lsp takes no arguments", help: "the editor names the folders after it has started the server")
      }
      return LanguageServerLoop().run()
    })
}
