import NavGraphCommandLine
import NavGraphFormatter
import NavGraphReports
import NavGraphSyntax

extension Verb {
  static let format = Verb(
    name: .format,
    summary: "Bring files into the canonical layout.",
    operands: "[PATH...] [-w | --check | --diff]",
    discussion: """
      Without an option the formatted text goes to the standard output. Files with mistakes are formatted too: what can't be read is left
      as it is. Imported files are not touched unless they are named.
      """,
    options: [
      Option("write", short: "w", "Write files in place; those that are formatted already are not touched."),
      Option("check", "List the files that are not formatted and exit with 2 if there are any."),
      Option("diff", "Print what would change, for reading or for patch."),
      .root, .color,
    ],
    examples: [
      ("\(Executable.name) format -w", "Format every .navgraph file below the current folder."),
      ("\(Executable.name) format --check App", "In CI: is everything formatted?"),
      ("\(Executable.name) format - < Shop.navgraph", "From an editor: read the standard input, write the standard output."),
    ],
    run: { arguments, session in
      let modes = ["write", "check", "diff"].filter(arguments.has)
      guard modes.count < 2 else { throw Failure.usage("--\(modes[0]) and --\(modes[1]) can't go together") }
      let mode = modes.first
      let finder = try SourceFinder(arguments.positional, root: arguments.value("root"))
      if mode == "write" {
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
        let formatted = NavGraphFormatter.format(SourceFile(path: name, bytes: bytes))
        let isSame = formatted == bytes
        switch mode {
        case "write":
          guard !isSame, try !Files.replace(found.path, holding: bytes, with: formatted) else { continue }
          isLeft = true
          session.console.say(changedMeanwhile: found.path)
        case "check":
          isStale = isStale || !isSame
          if !isSame { session.console.print(.paths([name])) }
        case "diff":
          session.show(UnifiedDiff(bytes, formatted, name: name), arguments)
        default:
          session.console.print(.file(formatted))
        }
      }
      return isLeft ? .io : isStale ? .stale : .clean
    })
}
