import NavGraphCommandLine
import NavGraphSyntax

/// What navgraph asks the program `git`; nothing of a repository is changed.
struct Git {
  /// A file of a revision.
  struct File {
    var path: String
    var bytes: [UInt8]
    var isLink: Bool
  }

  /// The time that each question may take, in seconds.
  private static let limit = 60

  private let program: String
  private let console: Console
  /// The folder of the repository, links followed.
  private let top: String

  /// The repository that holds a folder.
  init(around folder: String, _ console: Console) throws(Failure) {
    guard let program = ChildProcess.find("git") else {
      throw .io("git is not installed: there is no program `git` on PATH", help: "name a file or a folder with the older version instead")
    }
    self.program = program
    self.console = console
    let folder = Path.absolute(folder.isEmpty ? "." : folder)
    let result = try Git.run(program, ["-C", folder, "rev-parse", "--show-toplevel"], console)
    var line = result.output
    if line.last == UInt8(ascii: "\n") { line.removeLast() }
    guard result.status == 0, !line.isEmpty else {
      throw .io("can't find a git repository at \(folder)", help: Git.words(result))
    }
    top = Path.settled(String(decoding: line, as: UTF8.self))
  }

  /// The path of a file or folder from the top of the repository; empty for the top, and for what is above it if that will do.
  func name(of path: String, orAbove: Bool = false) throws(Failure) -> String {
    let absolute = Path.absolute(path)
    // A file that is a link keeps its own name.
    let isFolder = Files.kind(path)?.kind == .folder
    let real = isFolder ? Path.settled(absolute) : Path.join(Path.settled(Path.folder(of: absolute)), Path.name(of: absolute))
    if Path.isWithin(real, top) { return Path.relative(real, from: top) }
    guard orAbove, Path.isWithin(top, real) else {
      throw .usage("\(path) is outside of the git repository \(top)", help: "name files of one repository")
    }
    return ""
  }

  /// The files at a revision whose names end so, in the order of git.
  func sources(at revision: String, suffix: String) throws(Failure) -> [File] {
    let commit = try commit(revision)
    let listing = try run(["ls-tree", "-r", "-z", "--full-tree", commit])
    var files: [(path: String, hash: [UInt8], isLink: Bool)] = []
    for entry in listing.split(separator: 0) {
      // `100644 blob 0123...<tab>path`
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let path = String(decoding: entry[entry.index(after: tab)...], as: UTF8.self)
      let parts = entry[..<tab].split(separator: UInt8(ascii: " "))
      guard parts.count == 3, parts[1].elementsEqual("blob".utf8), path.hasSuffix(suffix), Path.isInside(path) else { continue }
      files.append((path, Array(parts[2]), parts[0].elementsEqual("120000".utf8)))
    }
    let contents = try blobs(files.filter { !$0.isLink }.map(\.hash))
    var next = contents.makeIterator()
    return files.map { File(path: $0.path, bytes: $0.isLink ? [] : next.next() ?? [], isLink: $0.isLink) }
  }

  /// The number of the commit that a revision names.
  private func commit(_ revision: String) throws(Failure) -> String {
    let result = try Git.run(program, ["-C", top, "rev-parse", "--verify", "--quiet", revision + "^{commit}"], console)
    let name = result.output.prefix { $0 != UInt8(ascii: "\n") }
    let isNumber = name.count >= 40 && name.allSatisfy { Git.hex.contains($0) }
    guard result.status == 0, isNumber else {
      throw .io(
        "there is no commit \(revision) in \(top)",
        help: "check the name; in a clone without history, as CI makes them, fetch it first: git fetch origin \(revision)")
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static let hex = Set("0123456789abcdef".utf8)

  /// The contents of files, in their order: one run of git for all.
  private func blobs(_ hashes: [[UInt8]]) throws(Failure) -> [[UInt8]] {
    guard !hashes.isEmpty else { return [] }
    let answer = try run(["cat-file", "--batch"], input: Array(hashes.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")])
    var contents: [[UInt8]] = []
    var start = answer.startIndex
    for _ in hashes {
      // `0123... blob 17`, the bytes, and the end of a line.
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

  private var unreadable: Failure { .io("`git cat-file` didn't give the files of \(top)") }

  private func run(_ arguments: [String], input: [UInt8] = []) throws(Failure) -> [UInt8] {
    let result = try Git.run(program, ["-C", top] + arguments, console, input: input)
    guard result.status == 0 else {
      throw .io("`git \(arguments.first ?? "")` failed with exit code \(result.status)", help: Git.words(result))
    }
    return result.output
  }

  private static func run(
    _ program: String, _ arguments: [String], _ console: Console, input: [UInt8] = []
  ) throws(Failure) -> ChildProcess {
    let result = try ChildProcess.run(program, arguments, input: input, seconds: limit, isHolding: console.isHoldingSignals)
    if result.isInterrupted { throw .interrupted }
    if result.isTimedOut { throw .io("`git` has not finished within \(limit) seconds") }
    return result
  }

  /// What git says about it, on one line.
  private static func words(_ result: ChildProcess) -> String {
    let lines = String(decoding: result.errors.prefix(400), as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.isEmpty ? "" : "git says: " + lines.joined(separator: "; ")
  }
}
