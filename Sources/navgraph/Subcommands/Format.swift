import NavGraphCommandLine
import NavGraphSyntax
import NavGraphCompiler

extension Subcommand {
  static let format = Subcommand(
    name: .format,
    summary: "Format .navgraph files in the canonical layout.",
    operands: "[PATH...] [-w | --check | --diff]",
    discussion: """
      Without an option, the formatted text is printed to standard output. Files with syntax errors are formatted too: text that can't be
      parsed is left unchanged. Imported files are formatted only if PATH names them.
      """,
    options: { options in
      options.exclude(.write, .check, .diff)
      return (
        isWriting: options.flag(.write, short: "w", help: "Write the files in place. Files that are already formatted aren't touched."),
        isCheck: options.flag(.check, help: "List the files that aren't formatted, and exit with 2 if there are any."),
        isDiff: options.flag(.diff, help: "Print the changes as a unified diff."), root: options.root(), color: options.color()
      )
    },
    examples: [
      ("\(Executable.name) format -w", "Format every .navgraph file in the current folder and below."),
      ("\(Executable.name) format --check App", "Fail in CI if a file isn't formatted."),
      ("\(Executable.name) format - < Shop.navgraph", "Format standard input, for an editor."),
    ],
    run: { options, paths, console in
      let finder = try SourceFinder(searching: paths, root: options.root)
      if options.isWriting {
        if finder.files.contains(where: \.isInput) {
          throw Failure.usage("standard input can't be written in place", help: "leave out -w")
        }
        try finder.boundary.mayReplace(finder.files.map(\.path))
      }
      var isStale = false
      var isLeft = false
      for found in finder.files {
        let bytes = try found.read()
        let name = found.path
        let formatted = NavGraphSyntax.format(SourceFile(path: name, bytes: bytes))
        let isSame = formatted == bytes
        if options.isWriting {
          guard !isSame, try !Files.replace(found.path, holding: bytes, with: formatted) else { continue }
          isLeft = true
          console.say(changedMeanwhile: found.path)
        } else if options.isCheck {
          isStale = isStale || !isSame
          if !isSame { console.print(.paths([name])) }
        } else if options.isDiff {
          console.show(UnifiedDiff(from: bytes, to: formatted, name: name), color: options.color)
        } else {
          console.print(.file(of: formatted))
        }
      }
      return isLeft ? .io : isStale ? .stale : .clean
    })
}
