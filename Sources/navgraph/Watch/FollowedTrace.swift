import NavGraphCommandLine
import NavGraphDiagrams
import NavGraphCompiler

/// A trace that a running app writes, read incrementally to determine what the app shows.
struct FollowedTrace {
  let path: String
  /// The offset up to which the trace has been read.
  private var offset: Int64 = 0
  private var identity: Files.Identity?
  /// The beginning of an incomplete line.
  private var open: [UInt8] = []
  /// The last line with shown screens, for interpretation with a changed graph.
  private var shown: [UInt8] = []
  /// The coverage, for the last graph without errors.
  private var coverage: Coverage?

  /// The maximum number of bytes that one call reads. The rest is read by the next call.
  private static let most = 1_048_576

  init(path: String) { self.path = path }

  /// The visible screens, from bottom to top; empty before the trace contains any.
  var names: [String] { coverage?.shownNames ?? [] }

  mutating func take(_ graph: Coverage) {
    coverage = graph
    if !shown.isEmpty { coverage?.take(line: shown) }
  }

  /// Reads the added lines, and returns descriptions of the steps in their order. A file that doesn't exist has no lines.
  mutating func look() -> [String] {
    guard coverage != nil, let stamp = Files.stamp(of: path), !stamp.isFolder else { return [] }
    var said: [String] = []
    if stamp.identity != identity || stamp.size < offset {
      if identity != nil { said.append("\(path) restarted") }
      (offset, open, identity) = (0, [], stamp.identity)
    }
    guard stamp.size > offset, let bytes = Files.part(of: path, from: offset, atMost: Self.most) else { return said }
    offset += Int64(bytes.count)
    for byte in bytes {
      if byte != 0x0A {
        // Longer lines aren't part of a trace.
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
