import NavGraphSyntax
import Testing

@testable import NavGraphModel

/// Tests of the outcome that the app can await for an event.
@Suite struct OutcomeTests {
  private static let text = """
    app A { platform iOS 16; root stack Home; on ring -> present Pick }
    condition byName
    screen Home { uses Common; on probe EVENT; on other -> stay }
    events Common { on common -> present Pick }
    screen Next
    modal Pick returns Int { content stack Picking }
    modal Name returns String { content Naming }
    modal Plain { content Ending }
    stack Flow returns Int { root Picking }
    modal Around { content Flow }
    screen Picking { on pick -> finish(1); on cancel -> dismiss }
    screen Naming { on name -> finish("a"); on cancel -> dismiss }
    screen Ending { on end -> finish }
    alert Menu { title "M"; button yes "Yes"; button no "No" cancel }

    """

  private func outcome(of event: String, named name: String = "probe") throws -> String {
    let graph = Program(Self.text.replacing("EVENT", with: event)).graph
    let found = try #require(graph.events.first { graph.text(of: $0.declared.name) == name })
    switch graph.outcome(of: found) {
    case .value(let type)?: return "\(graph.types[type])"
    case .alert?: return "alert"
    case .done?: return "done"
    case .any?: return "any"
    case nil: return "none"
    }
  }

  @Test func aResultCanBeAwaitedWithoutAHandler() throws {
    let int = try outcome(of: "-> present Pick then { finished(x) -> stay }")
    #expect(int == "int")
    for event in [
      "-> present Pick", "-> present Pick then { dismissed -> push Next }", "anchored -> present Pick", "-> present Flow",
      "-> present Around", "-> pop to root then present Pick", "-> present Pick / Next",
      "{ when byName -> present Pick; otherwise -> push Next }", "{ when byName -> present Pick; otherwise -> present Flow }",
    ] {
      #expect(try outcome(of: event) == int, "\(event)")
    }
    #expect(try outcome(of: "-> stay", named: "ring") == int)
    #expect(try outcome(of: "-> stay", named: "common") == int)
  }

  @Test func branchesWithDifferentResultsHaveTheResultsOfTheApp() throws {
    #expect(try outcome(of: "{ when byName -> present Pick; otherwise -> present Name }") == "any")
    #expect(try outcome(of: "{ when byName -> present Pick; otherwise -> present Plain }") == "any")
  }

  @Test func theOutcomeIsThatOfWhatTheEventPresents() throws {
    #expect(try outcome(of: "-> present Menu then { yes -> present Pick }") == "alert")
    #expect(try outcome(of: "-> present Plain then { finished -> present Pick }") == "done")
    #expect(try outcome(of: "-> present Plain") == "none")
    #expect(try outcome(of: "-> push Next") == "none")
  }
}
