import NavGraphCommandLine
import NavGraphDiagrams
import NavGraphCompiler

/// The end of a trace that a running app writes: what it shows, as it says so.
struct FollowedTrace {
  let path: String
  /// How much has been read.
  private var offset: Int64 = 0
  private var identity: Files.Identity?
  /// The beginning of a line whose end isn't written yet.
  private var open: [UInt8] = []
  /// The last line that said what the app shows: another graph may call that something else.
  private var shown: [UInt8] = []
  /// Against the last graph without errors.
  private var coverage: Coverage?

  /// In bytes, at one look. More than an app writes in that time; the rest comes with the next look.
  private static let most = 1_048_576

  init(_ path: String) { self.path = path }

  /// The screens that can be seen, from the bottom up; none before the app has said so.
  var names: [String] { coverage?.shownNames ?? [] }

  /// The graph has changed.
  mutating func take(_ graph: Coverage) {
    coverage = graph
    if !shown.isEmpty { coverage?.take(line: shown) }
  }

  /// Reads what has been added, and says what has happened, the latest last. A file that isn't there yet has no lines.
  mutating func look() -> [String] {
    guard coverage != nil, let stamp = Files.stamp(path), !stamp.isFolder else { return [] }
    var said: [String] = []
    if stamp.identity != identity || stamp.size < offset {
      if identity != nil { said.append("\(path) restarted") }
      (offset, open, identity) = (0, [], stamp.identity)
    }
    guard stamp.size > offset, let bytes = Files.part(of: path, from: offset, atMost: Self.most) else { return said }
    offset += Int64(bytes.count)
    for byte in bytes {
      if byte != 0x0A {
        // A line without an end is no line of a trace.
        if open.count <= TraceStep.longest { open.append(byte) }
        continue
      }
      if let words = take(open) { said.append(words) }
      open = []
    }
    return said
  }

  private mutating func take(_ line: [UInt8]) -> String? {
    coverage?.take(line: line)
    guard case .success(let step)? = TraceStep.read(line), let coverage else { return nil }
    switch step {
    case .trace: return "the app started"
    case .shows:
      shown = line
      let place = coverage.shownNames.isEmpty ? "nothing" : coverage.shownNames.joined(separator: " > ")
      return "the app shows \(place)" + (coverage.last.isEmpty ? "" : ", after \(coverage.last)")
    case .dropped(let name, let why): return "the app dropped \(name): \(why)"
    case .began, .asked, .ended, .beside: return nil
    }
  }
}
