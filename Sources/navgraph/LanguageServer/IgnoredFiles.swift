import NavGraphCommandLine
import NavGraphSyntax

/// The files in a client's folder that version control ignores, such as copies that a build makes.
struct IgnoredFiles {
  /// The paths to check for each folder.
  private var known: [ExactText: [String]] = [:]

  /// Returns the paths to check for a folder: the folder itself, or its files if some are ignored. The result is cached until `forget`, so
  /// that folders aren't read for each keystroke.
  mutating func paths(of folder: String) -> [String] {
    if let known = known[ExactText(folder)] { return known }
    guard let files = (try? SourceFinder(searching: [folder]))?.files.map(\.path) else { return [folder] }
    let ignored = IgnoredFiles.ignored(among: files, in: folder)
    let kept = files.filter { !ignored.contains(ExactText($0)) }
    let paths = kept.count == files.count || kept.isEmpty ? [folder] : kept
    known[ExactText(folder)] = paths
    return paths
  }

  /// Clears the cache, because files or the rules for ignored files may have changed.
  mutating func forget() { known = [:] }

  /// Returns the files that Git ignores; empty without Git, or outside of a repository.
  private static func ignored(among files: [String], in folder: String) -> Set<ExactText> {
    guard !files.isEmpty, let git = ChildProcess.find(named: "git") else { return [] }
    // Prevents Git from running programs that the repository configures.
    let options = ["-C", folder, "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
    let input = Array(files.joined(separator: "\0").utf8) + [0]
    guard
      let answer = try? ChildProcess(
        git, arguments: options + ["check-ignore", "--no-index", "-z", "--stdin"], input: input, seconds: 10
      ).run(),
      answer.status == 0
    else { return [] }
    return Set(answer.output.split(separator: 0).map { ExactText(String(decoding: $0, as: UTF8.self)) })
  }
}
