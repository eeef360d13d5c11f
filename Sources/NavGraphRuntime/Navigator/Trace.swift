import Foundation

extension NavGraph {
  /// Returns a `report` closure that writes each step as one line of JSON, for `navgraph coverage` and `navgraph watch --follow`. The lines
  /// contain names, but no values, which can be private. In release builds, nothing is written.
  ///
  ///     report: NavGraph.trace { line in print(line) }
  @MainActor public static func trace<G: Graph>(to write: @escaping @MainActor @Sendable (String) -> Void)
    -> @MainActor @Sendable (Report<G>) -> Void
  {
    #if DEBUG
    write(TraceLine("trace", G.fingerprint).text)
    return { write($0.line.text) }
    #else
    return { _ in }
    #endif
  }

  nonisolated struct TraceLine: Encodable {
    let step: String
    var name: String?
    var why: String?
    var shows: [String]?

    init(_ step: String, _ name: String? = nil, why: String? = nil, shows: [String]? = nil) {
      (self.step, self.name, self.why, self.shows) = (step, name, why, shows)
    }

    var text: String {
      let encoder = Foundation.JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }
}

nonisolated extension NavGraph.Report {
  var line: NavGraph.TraceLine {
    switch self {
    case .began(let name): NavGraph.TraceLine("began", name)
    case .dropped(let name, let why): NavGraph.TraceLine("dropped", name, why: why)
    case .asked(let question, let isGranted):
      NavGraph.TraceLine("asked", String("\(question)".prefix { $0 != "(" }), why: isGranted ? "yes" : "no")
    case .shows(let layers): NavGraph.TraceLine("shows", shows: layers.flatMap { $0.seen.map { G.recordName(of: $0) } })
    case .ended(let modal, .finished): NavGraph.TraceLine("ended", G.record(ofModal: modal).name, why: "finished")
    case .ended(let modal, .dismissed(let cause)): NavGraph.TraceLine("ended", G.record(ofModal: modal).name, why: "\(cause)")
    case .isStuck: NavGraph.TraceLine("stuck")
    case .isHeldUp: NavGraph.TraceLine("heldUp")
    case .wentOver(let name): NavGraph.TraceLine("wentOver", name)
    case .leaks(let name): NavGraph.TraceLine("leaks", name)
    case .nests(let name): NavGraph.TraceLine("nests", name)
    }
  }
}

nonisolated extension NavGraph.Shape {
  /// The visible screens of the shape; for a split, those of all columns.
  var seen: [G.Screen] {
    switch self {
    case .blank: []
    case .screen(let screen): [screen]
    case .stack(_, let screens): screens.suffix(1)
    case .tabs(_, let shapes, let selected): shapes.indices.contains(selected) ? shapes[selected].seen : []
    case .split(_, let columns): NavGraph.Column.allCases.flatMap { columns[$0]?.seen ?? [] }
    case .pages(_, let screens, let selected): screens.indices.contains(selected) ? [screens[selected]] : []
    }
  }
}
