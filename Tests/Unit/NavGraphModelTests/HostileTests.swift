import NavGraphSyntax
import Testing

@testable import NavGraphModel

/// Tests of hostile input: resolution ends, and the graph is consistent.
@Suite struct HostileTests {
  static let texts: [String] = [
    "",
    "\0\0\0",
    "\u{FEFF}",
    String(repeating: "{", count: 20_000),
    String(repeating: "screen ", count: 20_000),
    "screen A(x: " + String(repeating: "[", count: 10_000) + "Int" + String(repeating: "]", count: 10_000) + ")",
    "screen A(x: Int = " + String(repeating: "[", count: 10_000) + ")",
    "condition c\nscreen A { on a { when " + String(repeating: "(", count: 10_000) + "c -> stay } }",
    "condition c\nscreen A { on a { when " + String(repeating: "not (", count: 60) + "c" + String(repeating: ")", count: 60)
      + " -> stay } }",
    "condition c\nscreen A { on a { when c" + String(repeating: " and c", count: 20_000) + " -> stay } }",
    "screen A { on a -> " + String(repeating: "present A then { finished -> ", count: 10_000) + "stay",
    "screen A { on a -> pop" + String(repeating: " then pop", count: 20_000) + " }",
    "screen A(" + (0..<5_000).map { "p\($0): Int" }.joined(separator: ", ") + ")",
    "enum E { " + (0..<20_000).map { "c\($0)" }.joined(separator: ", ") + " }\nscreen A(e: E = .c19999)",
    "screen A { uses " + Array(repeating: "G", count: 10_000).joined(separator: ", ") + " }\nevents G { on a -> stay }",
    (0..<5_000).map { "screen S\($0) { on a -> push S\($0 + 1)x }" }.joined(separator: "\n"),
    Array(repeating: "screen Same { on a -> push Same }", count: 10_000).joined(separator: "\n"),
    Array(repeating: "app A { root B }", count: 5_000).joined(separator: "\n"),
    "app A { " + (0..<5_000).map { "root S\($0) on pad" }.joined(separator: "; ") + " }",
    "type A = A\ntype B = C\ntype C = B\nscreen S(a: A, b: B, c: C)",
    "modal M { content M }\nguard g -> M\nmodal N requires g { content stack N }\nstack S { root stack S }",
    "screen A(a: Int = a, b: Int = c) { on a(a: A) requires a -> push A(a, a, a) }",
  ]

  @Test(arguments: texts.indices) func anyTextEnds(index: Int) {
    let program = Program("app X { root stack A }\n" + HostileTests.texts[index])
    #expect(!dump(program.graph).isEmpty)
    read(program.graph)
  }

  /// Random bytes and random pieces of the language.
  @Test func randomPieces() {
    var random = SystemSeed(state: 7)
    let pieces = [
      "screen", "A", "B", "{", "}", "(", ")", "\n", "on", "->", "push", "present", "then", "finished", "when", "otherwise", "app", "root",
      "stack", "tabs", "tab", "modal", "content", "alert", "button", "\"x\"", ":", ",", "String", "Int", "?", "[", "]", ".", "=", "1",
      "0.5",
      "guard", "requires", "condition", "enum", "type", "extern", "events", "uses", "assert", "within", "of", "allow", "NAV0301", "import",
      "route", "\"/a/{b}\"", "/", "here", "or", "entry", "shortcut", "alias", "split", "detail", "pages", "page", "next", "style", "on pad",
      "\u{0}", "\u{FF0C}", "é", "dismiss", "all", "finish", "select", "show", "open", "browse", "switch", "to", "pop", "and", "not", "nil",
    ]
    for _ in 0..<2_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...80, using: &random) {
        text += pieces[Int.random(in: 0..<pieces.count, using: &random)] + (Bool.random(using: &random) ? " " : "")
      }
      let program = Program(text)
      read(program.graph)
    }
  }

  /// Resolving the same files twice has the same result.
  @Test func resolutionIsDeterministic() {
    for text in HostileTests.texts where text.utf8.count < 2_000 {
      let (one, two) = (Program(text), Program(text))
      #expect(dump(one.graph) == dump(two.graph))
      #expect(one.diagnostics == two.diagnostics)
    }
  }

  /// Follows every index in the graph, which must be valid.
  private func read(_ graph: NavigationGraph) {
    for screen in graph.screens[graph.screens.ids] {
      for event in screen.events { _ = graph.events[graph.eventsOfScreens[event].event] }
    }
    for instance in graph.instances[graph.instances.ids] {
      _ = graph.declared(of: instance.content)
      var before: ParameterID?
      for id in instance.arguments {
        let parameter = graph.arguments[id].parameter
        _ = graph.parameters[parameter]
        if let before, before >= parameter { Issue.record("arguments are not in the order of the parameters") }
        before = parameter
      }
    }
    for parameter in graph.parameters[graph.parameters.ids] { _ = graph.describe(parameter.type) }
    _ = dump(graph)
  }
}

/// A deterministic pseudorandom number generator.
struct SystemSeed: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed >> 27)
  }
}
