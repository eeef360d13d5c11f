import NavGraphCompiler

/// A line of a trace: what a running app has reported. Names are the graph's, or those of an older version, or anything: traces are files.
package enum TraceStep: Hashable, Sendable {
  /// A scene begins, of the graph with that fingerprint.
  case trace(graph: String)
  case began(String)
  case dropped(String, because: String)
  case asked(String, isGranted: Bool)
  /// The screens that can be seen, from the bottom up.
  case shows([String])
  /// A presented flow, and how it ended.
  case ended(String, how: String)
  /// What is no step of the graph: `stuck`, `heldUp`, `wentOver`, `leaks`, `nests`, with the name of what it is about.
  case beside(String, of: String)

  package enum Mistake: Error, Equatable {
    /// The line is longer than any that is written.
    case tooLong
    /// No JSON, or no step.
    case malformed(String)
  }

  /// In bytes. What a line shows is a few names.
  package static let longest = 65_536

  /// Nothing for a line that is empty.
  package static func read(_ line: some Collection<UInt8>) -> Result<TraceStep, Mistake>? {
    guard line.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) else { return nil }
    guard line.count <= longest else { return .failure(.tooLong) }
    let value: JSON
    do throws(JSONReader.Mistake) { value = try JSONReader.value(of: Array(line)) } catch { return .failure(.malformed(error.message)) }
    guard case .object(let members) = value else { return .failure(.malformed("a step is an object")) }
    guard let step = TraceStep(members) else { return .failure(.malformed("this isn't a step of a trace")) }
    return .success(step)
  }

  /// More than any name in a graph. Texts are looked up and compared, in a time that must not depend on what someone has put into a trace.
  private static func cut(_ text: String) -> String {
    text.utf8.count <= 200 ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(200)))
  }

  private init?(_ members: [(String, JSON)]) {
    let document = JSON.object(members)
    func text(_ key: String) -> String? { document[key]?.string.map(TraceStep.cut) }
    func texts(_ key: String) -> [String]? {
      guard let items = document[key]?.array else { return nil }
      let texts = items.compactMap { $0.string.map(TraceStep.cut) }
      return texts.count == items.count ? texts : nil
    }
    guard let step = text("step") else { return nil }
    let (name, why) = (text("name"), text("why"))
    switch step {
    case "trace": self = .trace(graph: name ?? "")
    case "began": if let name { self = .began(name) } else { return nil }
    case "dropped": if let name, let why { self = .dropped(name, because: why) } else { return nil }
    case "asked":
      guard let name, let why, why == "yes" || why == "no" else { return nil }
      self = .asked(name, isGranted: why == "yes")
    case "shows": if let shown = texts("shows") { self = .shows(shown) } else { return nil }
    case "ended": if let name, let why { self = .ended(name, how: why) } else { return nil }
    case "stuck", "heldUp", "wentOver", "leaks", "nests": self = .beside(step, of: name ?? "")
    default: return nil
    }
  }
}
