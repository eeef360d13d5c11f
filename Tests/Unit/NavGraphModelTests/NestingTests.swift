import NavGraphSyntax
import Testing

@testable import NavGraphModel

/// Tests of containers inside themselves, for which the graph is still finite.
@Suite struct NestingTests {
  /// Programs with a container inside itself, directly or indirectly.
  static let cycles: [String] = [
    "tabs T { tab a \"A\" icon \"a\" tabs T }",
    "tabs T { section \"S\" { tab a \"A\" icon \"a\" T } }",
    "tabs T { tab a \"A\" icon \"a\" stack H; accessory tabs T }",
    "tabs T { tab a \"A\" icon \"a\" split S }\nsplit S { sidebar H; detail tabs T }",
    "tabs T { tab a \"A\" icon \"a\" split S }\nsplit S { sidebar H; detail H; inspector T }",
    "tabs T { tab a \"A\" icon \"a\" pages P }\npages P { page H; page T }",
    "tabs T { tab a \"A\" icon \"a\" stack K }\nstack K { root T }",
    "tabs T { tab a \"A\" icon \"a\" M }\nmodal M { content T }",
    "tabs T { tab a \"A\" icon \"a\" U }\ntabs U { tab b \"B\" icon \"b\" V }\ntabs V { tab c \"C\" icon \"c\" T }",
    "split T { sidebar H; detail split T }",
    "split T { sidebar split T; content split T; detail split T; inspector split T }",
    "split T { sidebar U; detail H }\nsplit U { sidebar H; detail T }",
    "pages T { page H; page pages T }",
    "pages T { page U }\npages U { page V; page V }\npages V { page T; page T }",
    "stack T { root stack T }",
    "stack T { root U }\nstack U { root T }",
    "modal T { content T }",
    "modal T { content U on phone; content U on pad }\nmodal U { content T on phone; content T on pad }",
    "modal T { content stack K }\nstack K { root T }",
  ]

  /// Returns the depth of nested containers, at most 64.
  static func depth(of graph: NavigationGraph) -> Int {
    func depth(of content: Content, level: Int) -> Int {
      guard level < 64 else { return level }
      return graph.contained(in: content).map { depth(of: graph.instances[$0].content, level: level + 1) }.max() ?? level
    }
    let all = graph.containers + graph.modals.ids.map { Content.modal($0) }
    return all.map { depth(of: $0, level: 1) }.max() ?? 0
  }

  @Test(arguments: cycles.indices) func cyclesAreCut(index: Int) {
    let program = Program("app A { root T }\nscreen H\nscreen I\n" + Self.cycles[index])
    #expect(Self.depth(of: program.graph) <= 8, "\(Self.cycles[index])")
    #expect(!program.graph.nestings.isEmpty, "\(Self.cycles[index])")
    for instance in program.graph.nestings.keys { #expect(program.graph.instances[instance].content == .unknown) }
  }

  /// Levels that contain the next one twice would have 2^200 containers as a tree.
  @Test func noExponentialTrees() {
    for (word, line) in [
      ("tabs", { "tab a\($0) \"A\" icon \"a\" \($1)" }), ("pages", { "page \($1)" }), ("split", { ["sidebar", "detail"][$0] + " \($1)" }),
    ]
      as [(String, (Int, String) -> String)]
    {
      let levels = (0..<200).map { level in "\(word) T\(level) { \(line(0, "T\(level + 1)")); \(line(1, "T\(level + 1)")) }" }
      let program = Program("app A { root T0 }\n" + levels.joined(separator: "\n") + "\nscreen T200")
      #expect(Self.depth(of: program.graph) == 2 && program.graph.nestings.count == 398, "\(word): \(program.graph.nestings.count)")
    }
  }

  /// A valid nesting isn't changed, and is visited in linear time.
  @Test func soundNestingsStay() {
    let program = Program(
      """
      app A { root T }
      tabs T { tab a "A" icon "a" split S; tab b "B" icon "b" stack H; accessory H }
      split S { sidebar H; content stack H; detail pages P }
      pages P { page H; page I }
      modal M { content T2 }
      tabs T2 { tab c "C" icon "c" S }
      screen H { on m -> present M }
      screen I
      """)
    #expect(program.graph.nestings.isEmpty && Self.depth(of: program.graph) == 4 + 1)
  }

  /// Random nestings of containers.
  @Test func randomContainment() {
    var random = SystemSeed(state: 11)
    for _ in 0..<500 {
      let names = (0..<Int.random(in: 1...6, using: &random)).map { "C\($0)" }
      func any() -> String { (names + ["H", "H", "I"]).randomElement(using: &random) ?? "H" }
      let lines = names.map { name in
        switch Int.random(in: 0..<5, using: &random) {
        case 0: "tabs \(name) { tab a \"A\" icon \"a\" \(any()); tab b \"B\" icon \"b\" \(any()); accessory \(any()) }"
        case 1: "split \(name) { sidebar \(any()); content \(any()); detail \(any()); inspector \(any()) }"
        case 2: "pages \(name) { page \(any()); page \(any()) }"
        case 3: "stack \(name) { root \(any()) }"
        default: "modal \(name) { content \(any()) on phone; content \(any()) on pad }"
        }
      }
      let program = Program("app A { root C0 }\nscreen H\nscreen I\n" + lines.joined(separator: "\n"))
      #expect(Self.depth(of: program.graph) <= 8, "\(lines)")
      #expect(!dump(program.graph).isEmpty)
    }
  }
}
