import NavGraphCommandLine
import NavGraphSyntax

/// The data that navgraph requests from the program `git`: the files of a commit. No repository is changed, and no program that its
/// configuration names is run, because git works on a view of it without that configuration.
struct Git {
  /// A file of a revision.
  struct File {
    var path: String
    var bytes: [UInt8]
    var isLink: Bool
  }

  /// The time limit of each run of git, in seconds.
  private static let limit = 60

  private let program: String
  private let console: Console
  private let view: GitView
  /// The real path of the work tree.
  private let top: String

  /// Finds the repository that contains a folder. The caller must call `end`, and block signals until then.
  init(around folder: String, console: Console) throws(Failure) {
    guard let program = ChildProcess.find(named: "git") else {
      throw .io("Git isn't installed: the program `git` isn't on PATH", help: "name a file or a folder with the older version instead")
    }
    guard let folders = GitFolders(around: folder.isEmpty ? "." : folder) else {
      throw .io(
        "there is no Git repository at \(Path.absolute(folder.isEmpty ? "." : folder))",
        help: "name a file or a folder with the older version, or run this in a Git work tree, which is a folder with `.git`")
    }
    self.program = program
    self.console = console
    top = folders.top
    view = try GitView(of: folders)
  }

  func end() { view.remove() }

  /// Returns the path of a file or folder relative to the work tree; empty for the work tree, and with `orAbove` also for a folder that
  /// contains it.
  func name(of path: String, orAbove: Bool = false) throws(Failure) -> String {
    let absolute = Path.absolute(path)
    // A file that is a link keeps its own name.
    let isFolder = Files.kind(of: path)?.kind == .folder
    let real = isFolder ? Path.settled(absolute) : Path.join(Path.settled(Path.folder(of: absolute)), Path.name(of: absolute))
    if Path.isWithin(real, in: top) { return Path.relative(real, from: top) }
    guard orAbove, Path.isWithin(top, in: real) else {
      throw .usage("\(path) is outside of the Git repository \(top)", help: "name files of one repository")
    }
    return ""
  }

  /// Returns the files at a revision whose names have the suffix, in the order of git, and the paths that aren't UTF-8.
  func sources(at revision: String, suffix: String) throws(Failure) -> (files: [File], unnamed: [String]) {
    let commit = try commit(of: revision)
    let listing = try run(["ls-tree", "-r", "-z", "--full-tree", commit])
    var files: [(path: String, hash: [UInt8], isLink: Bool)] = []
    var unnamed: [String] = []
    for entry in listing.split(separator: 0) {
      // `100644 blob 0123...<tab>path`
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let name = entry[entry.index(after: tab)...]
      let parts = entry[..<tab].split(separator: UInt8(ascii: " "))
      guard parts.count == 3, parts[1].elementsEqual("blob".utf8), name.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) else {
        continue
      }
      guard let path = String(validating: name, as: UTF8.self) else {
        unnamed.append(String(decoding: name, as: UTF8.self))
        continue
      }
      if Path.isInside(path) { files.append((path, Array(parts[2]), parts[0].elementsEqual("120000".utf8))) }
    }
    let hashes = files.filter { !$0.isLink }.map(\.hash)
    try checkSizes(of: hashes, in: revision)
    var next = try blobs(with: hashes).makeIterator()
    return (files.map { File(path: $0.path, bytes: $0.isLink ? [] : next.next() ?? [], isLink: $0.isLink) }, unnamed)
  }

  /// Returns the hash of the commit that a revision names.
  private func commit(of revision: String) throws(Failure) -> String {
    let result = try result(of: ["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
    let name = result.output.prefix { $0 != UInt8(ascii: "\n") }
    let isNumber = name.count >= 40 && name.allSatisfy { Git.hex.contains($0) }
    guard result.status == 0, isNumber else {
      throw .io(
        "there is no commit \(revision) in \(top)",
        help: "check the name; in a shallow clone, as in CI, fetch it first: git fetch origin \(revision)")
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static let hex = Set("0123456789abcdef".utf8)

  /// Throws if files are missing, or if they are larger than the limit for inputs.
  private func checkSizes(of hashes: [[UInt8]], in revision: String) throws(Failure) {
    guard !hashes.isEmpty else { return }
    // `0123... blob 17`, or `0123... missing`
    let lines = try run(["cat-file", "--batch-check"], input: Git.lines(for: hashes)).split(separator: UInt8(ascii: "\n"))
    var total = 0
    for line in lines {
      let words = line.split(separator: UInt8(ascii: " "))
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)), size >= 0 else {
        throw .io(
          "the Git repository \(top) doesn't have all files of \(revision)",
          help:
            "navgraph doesn't fetch the files that a partial clone leaves out: clone without --filter, or name a folder with the older version"
        )
      }
      total += min(size, Files.maxBytes + 1)
      guard total <= Files.maxBytes else { throw .io("the files of \(revision) are larger than \(Files.maxBytes >> 20) MiB") }
    }
    guard lines.count == hashes.count else { throw unreadable }
  }

  private static func lines(for hashes: [[UInt8]]) -> [UInt8] { Array(hashes.map { $0 + [UInt8(ascii: "\n")] }.joined()) }

  /// Returns the contents of files, in their order, with one run of git.
  private func blobs(with hashes: [[UInt8]]) throws(Failure) -> [[UInt8]] {
    guard !hashes.isEmpty else { return [] }
    let answer = try run(["cat-file", "--batch"], input: Git.lines(for: hashes))
    var contents: [[UInt8]] = []
    var start = answer.startIndex
    for _ in hashes {
      // `0123... blob 17`, the bytes, and a line break.
      guard let end = answer[start...].firstIndex(of: UInt8(ascii: "\n")) else { throw unreadable }
      let words = answer[start..<end].split(separator: UInt8(ascii: " "))
      guard words.count == 3, words[1].elementsEqual("blob".utf8), let size = Int(String(decoding: words[2], as: UTF8.self)),
        size >= 0, size < answer.count - end - 1
      else { throw unreadable }
      contents.append(Array(answer[(end + 1)..<(end + 1 + size)]))
      start = end + size + 2
    }
    return contents
  }

  private var unreadable: Failure { .io("`git cat-file` didn't return the files of \(top)") }

  private func run(_ arguments: [String], input: [UInt8] = []) throws(Failure) -> [UInt8] {
    let result = try result(of: arguments, input: input)
    guard result.status == 0 else {
      throw .io("`git \(arguments.first ?? "")` failed with exit code \(result.status)", help: Git.words(of: result))
    }
    return result.output
  }

  private func result(of arguments: [String], input: [UInt8] = []) throws(Failure) -> ChildProcess.Result {
    let options = ["--no-pager", "--no-replace-objects", "-C", view.path, "--git-dir=" + view.path, "-c", "safe.bareRepository=explicit"]
    let result = try ChildProcess(
      program, arguments: options + arguments, input: input, seconds: Git.limit, isHolding: console.isHoldingSignals,
      environment: environment
    ).run()
    if result.isInterrupted { throw .interrupted }
    if result.isTimedOut { throw .io("`git` didn't finish within \(Git.limit) seconds") }
    if result.isTooLong { throw .io("`git \(arguments.first ?? "")` wrote more than \(ChildProcess.maxOutput >> 20) MiB and was stopped") }
    return result
  }

  /// The environment without git's variables, which name repositories, programs, and settings. Git doesn't read the settings of the user
  /// and the system either. `GIT_NO_LAZY_FETCH` and `GIT_ALLOW_PROTOCOL` repeat the restrictions of the view.
  private var environment: [(name: String, value: String)] {
    let own = [
      ("HOME", view.path), ("XDG_CONFIG_HOME", view.path), ("LC_ALL", "C"), ("GIT_CONFIG_NOSYSTEM", "1"),
      ("GIT_CONFIG_GLOBAL", "/dev/null"),
      ("GIT_ATTR_NOSYSTEM", "1"), ("GIT_NO_REPLACE_OBJECTS", "1"), ("GIT_NO_LAZY_FETCH", "1"), ("GIT_ALLOW_PROTOCOL", "none"),
      ("GIT_TERMINAL_PROMPT", "0"), ("GIT_OPTIONAL_LOCKS", "0"), ("GIT_PAGER", "cat"),
    ]
    return ChildProcess.variables.filter { variable in
      !variable.name.hasExactPrefix("GIT_") && !own.contains { $0.0.isExactly(variable.name) }
    } + own.map { (name: $0.0, value: $0.1) }
  }

  /// Returns the error output of git on one line.
  private static func words(of result: ChildProcess.Result) -> String {
    let lines = String(decoding: result.errors.prefix(400), as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.isEmpty ? "" : "the output of git: " + lines.joined(separator: "; ")
  }
}
