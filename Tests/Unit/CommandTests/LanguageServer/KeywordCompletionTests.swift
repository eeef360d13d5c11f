import Testing

@testable import navgraph

/// Tests of the keywords that completion offers in half-typed text, which nothing follows.
@Suite struct KeywordCompletionTests {
  private static let app = "app Shop { platform iOS 26; root stack Home }\nscreen Home\n"

  private static func keywords(at text: String) -> Set<String> {
    var client = LanguageClient()
    let place = client.open("untitled:Shop", marked: app + text)
    let items = client.request("textDocument/completion", place).array ?? []
    return Set(items.filter { $0["kind"]?.int == 14 }.compactMap { $0["label"]?.string })
  }

  /// A keyword could be a name in these places, but no keyword is expected.
  @Test(arguments: [
    "screen P(§", "screen P(x: Int, §", "screen X { on a(§", "enum K { §", "enum K { a, §", "guard §", "condition §", "type §", "enum §",
    "screen X { uses §", "route \"/x\" -> Home requires §", "screen X { on a -> push P(§", "tabs T { tab §",
    "screen X {\n  on a -> present Home then {\n    §",
  ]) func offersNoneForNames(text: String) {
    #expect(Self.keywords(at: text) == [], "\(text)")
  }

  /// The items of an outer body aren't offered while the inner one is open, and a keyword may be legal with only one continuation.
  @Test(arguments: [
    ("screen X {\n  on a {\n    §", ["when", "otherwise"]), ("screen X {\n  on a {\n    §\n  }\n}\n", ["when", "otherwise"]),
    ("tabs T {\n  section x \"X\" {\n    §", ["allow", "tab"]), ("assert §", ["never"]), ("assert never Home §", ["after"]),
    ("tabs T { tab x hidden when §", ["not"]),
    ("screen X {\n  on a {\n    when b -> push A\n    §", ["then", "when", "otherwise"]),
    ("modal M { content §", ["screen", "stack", "tabs", "split", "pages", "modal", "alert"]),
    (
      "modal M {\n  unclosed \"(\n  §",
      [
        "allow", "placement", "style", "content", "detents", "grabber", "dismissal", "undimmed", "compact", "transition",
      ]
    ),
  ]) func offersTheItemsOfTheBody(text: String, expected: [String]) {
    #expect(Self.keywords(at: text) == Set(expected), "\(text)")
  }

  /// The value of a comparison is offered before the arrow is typed.
  @Test(arguments: ["§", ".§", ".ca§", ".§ and b"]) func offersCasesInAnIncompleteBranch(typed: String) {
    var client = LanguageClient()
    let text = "enum Kind { cat, dog }\nscreen X(kind: Kind) {\n  on a {\n    when kind == \(typed)\n  }\n}\n"
    let items = client.request("textDocument/completion", client.open("untitled:Shop", marked: Self.app + text)).array ?? []
    let labels = items.compactMap { $0["label"]?.string }
    #expect(labels.contains(".cat") && labels.contains(".dog"), "\(typed): \(labels)")
  }

  /// Earlier items of a long declaration don't change the answer.
  @Test func ignoresEarlierItems() {
    let events = (0..<40).map { "  on e\($0)(id: Int) -> push P\($0)(id)\n" }.joined()
    for end in ["  §", "  on x(id: §", "  on x -> §", "  on x -> present M then {\n §"] {
      let last = "  on last -> push P0(id: 1)\n" + end
      #expect(Self.keywords(at: "screen X {\n" + events + last) == Self.keywords(at: "screen X {\n" + last), "\(end)")
    }
  }
}
