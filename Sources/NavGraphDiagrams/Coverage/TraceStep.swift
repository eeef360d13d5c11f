import NavGraphCompiler

/// A line of a trace, which a running app reported. Its names can be those of an older version, or arbitrary text.
package enum TraceStep: Hashable, Sendable {
  /// The start of a scene of the graph with this fingerprint.
  case trace(graph: String)
  case began(String)
  case dropped(String, because: String)
  case asked(String, isGranted: Bool)
  /// The visible screens, from the bottom up.
  case shows([String])
  /// The end of a presented flow, and how it ended.
  case ended(String, how: String)
  /// An event outside of the graph: `stuck`, `heldUp`, `wentOver`, `leaks`, or `nests`, with the name of its subject.
  case beside(String, of: String)

  package enum Mistake: Error, Equatable {
    /// The line is longer than any line of a trace.
    case tooLong
    /// The line isn't JSON, or isn't a step.
    case malformed(String)
  }

  /// The maximum length of a line in bytes.
  package static let longest = 65_536

  /// Reads a line. Returns nil if it is empty.
  package static func read(_ line: some Collection<UInt8>) -> Result<TraceStep, Mistake>? {
    guard line.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) else { return nil }
    guard line.count <= longest else { return .failure(.tooLong) }
    let value: JSON
    do throws(JSONReader.Mistake) { value = try JSONReader.value(of: Array(line)) } catch { return .failure(.malformed(error.message)) }
    guard case .object(let members) = value else { return .failure(.malformed("a step is an object")) }
    guard let step = TraceStep(members) else { return .failure(.malformed("this isn't a step of a trace")) }
    return .success(step)
  }

  /// Returns the text cut to 200 Unicode scalars, more than a name in a graph has, so that a trace can't make lookups slow.
  private static func cut(_ text: String) -> String {
    text.utf8.count <= 200 ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(200)))
  }

  private init?(_ members: [(String, JSON)]) {
    let document = JSON.object(members)
    func text(for key: String) -> String? { document[key]?.string.map(TraceStep.cut) }
    func texts(for key: String) -> [String]? {
      guard let items = document[key]?.array else { return nil }
      let texts = items.compactMap { $0.string.map(TraceStep.cut) }
      return texts.count == items.count ? texts : nil
    }
    guard let step = text(for: "step") else { return nil }
    let (name, why) = (text(for: "name"), text(for: "why"))
    switch step {
    case "trace": self = .trace(graph: name ?? "")
    case "began": if let name { self = .began(name) } else { return nil }
    case "dropped": if let name, let why { self = .dropped(name, because: why) } else { return nil }
    case "asked":
      guard let name, let why, why == "yes" || why == "no" else { return nil }
      self = .asked(name, isGranted: why == "yes")
    case "shows": if let shown = texts(for: "shows") { self = .shows(shown) } else { return nil }
    case "ended": if let name, let why { self = .ended(name, how: why) } else { return nil }
    case "stuck", "heldUp", "wentOver", "leaks", "nests": self = .beside(step, of: name ?? "")
    default: return nil
    }
  }
}
