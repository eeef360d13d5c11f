import NavGraphModel
import NavGraphSyntax
import Testing

@testable import NavGraphChecks

// Tests of guards of containers, of failed guards, and of sequences and links.
extension LeakTests {
  // MARK: Sequences

  @Test func takenAwayInTheSameSequence() {
    /// Returns the example paths of the leaks.
    func walks(_ steps: String, protecting: String = "P") -> [String] {
      let checked = CheckedText(
        text(main + "screen Home { on o requires g -> push \(protecting); on r -> \(steps) }\nscreen P\nscreen Q\nscreen R requires h"))
      return leaks(checked).flatMap(\.notes).map { $0.replacing("path without the guard: Main > Home ", with: "") }
    }
    #expect(walks("push P then replace Q") == [])
    #expect(walks("push P then pop") == [])
    #expect(walks("push P then pop to root") == [])
    #expect(walks("push P then push Q then pop then replace Q") == [])
    #expect(walks("push P then push Q then pop then pop") == [])
    // A guard of the next step may fail, and another screen may be on top.
    #expect(walks("push P then replace R") == ["--r--> P"])
    #expect(walks("push P then push Q") == ["--r--> P > Q"])
    #expect(walks("push P then push Q then pop") == ["--r--> P"])
    #expect(walks("push P then replace Q", protecting: "Q") == ["--r--> Q"])
    // `pop` at the root has no effect.
    #expect(walks("replace P then pop") == ["--r--> P"])
    // The same in a modal that is dismissed.
    isTight(
      main
        + "screen Home { on m -> present M }\nmodal M { content stack S }\nscreen S { on o requires g -> push P; on r -> push P then dismiss }\nscreen P"
    )
  }
}
