import NavGraphCommandLine
import NavGraphSyntax
import NavGraphCompiler

extension Verb {
  static let format = Verb(
    name: .format,
    summary: "Bring files into the canonical layout.",
    operands: "[PATH...] [-w | --check | --diff]",
    discussion: """
      Without an option the formatted text goes to the standard output. Files with mistakes are formatted too: what can't be read is left
      as it is. Imported files are not touched unless they are named.
      """,
    options: { options in
      options.exclude(.write, .check, .diff)
      return (
        isWriting: options.flag(.write, short: "w", "Write files in place; those that are formatted already are not touched."),
        isCheck: options.flag(.check, "List the files that are not formatted and exit with 2 if there are any."),
        isDiff: options.flag(.diff, "Print what would change, for reading or for patch."), root: options.root(), color: options.color()
      )
    },
    examples: [
      ("\(Executable.name) format -w", "Format every .navgraph file below the current folder."),
      ("\(Executable.name) format --check App", "In CI: is everything formatted?"),
      ("\(Executable.name) format - < Shop.navgraph", "From an editor: read the standard input, write the standard output."),
    ],
    run: { options, paths, console in
      let finder = try SourceFinder(paths, root: options.root)
      if options.isWriting {
        if finder.files.contains(where: \.isInput) {
          throw Failure.usage("the standard input can't be written in place", help: "leave -w out")
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
          console.show(UnifiedDiff(bytes, formatted, name: name), options.color)
        } else {
          console.print(.file(formatted))
        }
      }
      return isLeft ? .io : isStale ? .stale : .clean
    })
}
