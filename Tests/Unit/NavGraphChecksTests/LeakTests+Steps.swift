import NavGraphModel
import NavGraphSyntax
import Testing

@testable import NavGraphChecks

// What containers ask, what refusals lead to, and what sequences and links show.
extension LeakTests {
  // MARK: What comes up together

  @Test func containersAskForAllThatTheyShow() {
    let split = "split Main { sidebar stack Side; detail stack Det }\nscreen P\nscreen Credentials { on done -> finish }\n"
    isTight(split + "screen Side { on a requires g -> push P; on b -> push P }\nscreen Det requires g")
    isTight(split + "screen Side requires g\nscreen Det { on a requires g -> push P; on b -> push P }")
    leaks("Main > sidebar > Side --b--> P", split + "screen Side { on a requires g -> push P; on b -> push P }\nscreen Det requires h")
    // In a modal, and in a tab.
    isTight(
      main
        + "screen Home { on a requires g -> push P; on b -> present Box }\nscreen P { on p -> present Pay }\nscreen Pay { on x -> close }\nsplit Box { sidebar stack Side; detail stack Det }\nscreen Side { on a requires g -> present Pay; on b -> present Pay; on x -> dismiss }\nscreen Det requires g"
        .replacing("on p -> present Pay", with: "on p -> stay"))
    isTight(
      tabs.replacing("stack More", with: "split Sp")
        + "split Sp { sidebar Side; detail stack Det }\nscreen Home { on p requires g -> present P }\nscreen Side { on p -> present P }\nscreen Det requires g\nscreen P { on x -> close }"
    )
    // The first tab asks for the whole bar; a link to another tab goes past it.
    let first = tabs.replacing("stack Home", with: "stack Home requires g")
    isTight(first + "screen Home { on a requires g -> present P }\nscreen More { on a -> present P }\nscreen P { on x -> close }")
    leaks(
      "\"/more\" --> More --a--> P",
      first
        + "screen Home { on a requires g -> present P }\nscreen More { on a -> present P }\nscreen P { on x -> close }\nroute \"/more\" -> more"
    )
    isTight(
      first
        + "screen Home { on a requires g -> present P }\nscreen More { on a -> present P }\nscreen P { on x -> close }\nroute \"/more\" requires g -> more"
    )
    // An accessory comes with its bar.
    isTight(
      first.replacing("stack More", with: "stack More\n  accessory Strip")
        + "screen Home { on a requires g -> present P }\nscreen More\nscreen Strip { on a -> present P }\nscreen P { on x -> close }",
      app: "platform iOS 26; root Main")
  }

  // MARK: Refusals

  @Test func armsOfARefusal() {
    let pay = "modal Pay { content stack Form; dismissal blocked }\nscreen Form { on done -> finish }\nscreen P\n"
    // Only a no leads there: on the event, or on the modal.
    leaks(
      "Main > Home --p, a guard says no--> P",
      main + pay
        + "screen Home { on o requires g -> push P; on p requires g -> present Pay then { dismissed -> push P; finished -> stay } }")
    leaks(
      "Main > Home --p, a guard says no--> P",
      main + pay.replacing("modal Pay", with: "modal Pay requires g")
        + "screen Home { on o requires g -> push P; on p -> present Pay then { dismissed -> push P; finished -> stay } }")
    // What follows a yes does not.
    isTight(
      main + pay + "screen Home { on o requires g -> push P; on p requires g -> present Pay then { finished -> push P } }")
    // An arm within the refusal's arm comes after it, too.
    leaks(
      "Main > Home --p, a guard says no--> P",
      main + pay
        + "screen Home { on o requires g -> push P; on p requires g -> present Pay then { dismissed -> present Q then { finished -> push P }; finished -> stay } }\nscreen Q { on ok -> finish }"
    )
    // The action of a tab has guards as well.
    leaks(
      "Main > home > Home --tab go, a guard says no--> P",
      pay
        + "tabs Main { tab home \"Home\" icon \"a\" stack Home; tab go \"Go\" icon \"b\" requires g -> present Pay then { dismissed -> push P; finished -> stay } }\nscreen Home { on o requires g -> push P }\nscreen Credentials { on done -> finish }"
    )
  }

  // MARK: Sequences

  @Test func takenAwayInTheSameSequence() {
    /// The walks that leak.
    func walks(_ steps: String, protecting: String = "P") -> [String] {
      let checked = Checked(
        text(main + "screen Home { on o requires g -> push \(protecting); on r -> \(steps) }\nscreen P\nscreen Q\nscreen R requires h"))
      return leaks(checked).flatMap(\.notes).map { $0.replacing("walk without it: Main > Home ", with: "") }
    }
    #expect(walks("push P then replace Q") == [])
    #expect(walks("push P then pop") == [])
    #expect(walks("push P then pop to root") == [])
    #expect(walks("push P then push Q then pop then replace Q") == [])
    #expect(walks("push P then push Q then pop then pop") == [])
    // What comes next may be refused, and may lie on it.
    #expect(walks("push P then replace R") == ["--r--> P"])
    #expect(walks("push P then push Q") == ["--r--> P > Q"])
    #expect(walks("push P then push Q then pop") == ["--r--> P"])
    #expect(walks("push P then replace Q", protecting: "Q") == ["--r--> Q"])
    // At the root `pop` does nothing.
    #expect(walks("replace P then pop") == ["--r--> P"])
    // The same in a modal that goes.
    isTight(
      main
        + "screen Home { on m -> present M }\nmodal M { content stack S }\nscreen S { on o requires g -> push P; on r -> push P then dismiss }\nscreen P"
    )
  }

  @Test func refusedBeforeInTheSameSequence() {
    let guarded = tabs.replacing("stack More", with: "stack More requires g")
    isTight(guarded + "screen Home { on o requires g -> push P; on p -> select more then select home then push P }\nscreen More\nscreen P")
    leaks(
      "Main > home > Home --p--> P",
      tabs + "screen Home { on o requires g -> push P; on p -> select more then select home then push P }\nscreen More\nscreen P")
  }

  // MARK: Walks

  @Test func linksShowAllOfTheirTarget() {
    leaks(
      "\"/e\" --> P",
      tabs + "screen Home\nscreen More { on d -> push P }\nscreen P\nroute \"/d\" requires g -> more / P\nroute \"/e\" -> more / P")
    leaks(
      "\"/e\" --> E --d--> P",
      tabs
        + "screen Home\nscreen More { on d requires g -> push P; on e -> push E }\nscreen E { on d -> push P }\nscreen P\nroute \"/e\" -> more / E"
    )
    // A column that the link names is not what is declared there; the other one is.
    let split = "split Main { sidebar Side; detail stack Det }\nscreen P\nscreen Credentials { on done -> finish }\n"
    leaks(
      "\"/q\" --> Side --b--> P",
      split
        + "screen Side { on a requires g -> show detail P; on b -> show detail P }\nscreen Det requires g\nscreen Q\nroute \"/q\" -> detail Q"
    )
    isTight(
      split
        + "screen Side requires g\nscreen Det { on a requires g -> push P }\nscreen Q { on b -> push P }\nroute \"/q\" -> detail Q")
  }

  // MARK: One mistake, one finding

  @Test func whatIsNeverThereLeaksNothing() {
    let strip =
      "tabs Main { tab home \"Home\" icon \"a\" stack Home; tab more \"More\" icon \"b\" stack More; accessory Strip when TEST }\n"
    let rest =
      "condition c\nguard k\nscreen Home { on p requires k -> present P }\nscreen More\nscreen Strip { on p -> present P }\nscreen P { on x -> close }"
    func codes(_ lines: String) -> [Int] { Checked("app A { platform iOS 26; root Main }\n\(lines)").codes }
    #expect(codes(strip.replacing("TEST", with: "c and not c") + rest) == [805])
    #expect(codes(strip.replacing("TEST", with: "c") + rest) == [801])
    let hidden =
      "tabs Main { tab home \"Home\" icon \"a\" stack Home; tab more \"More\" icon \"b\" stack More hidden when TEST }\ncondition c\nguard k\nscreen Home { on b requires k -> select more }\nscreen More"
    #expect(codes(hidden.replacing("TEST", with: "c or not c")) == [805])
    #expect(codes(hidden.replacing("TEST", with: "c")) == [801])
  }

  /// Nor does a guard protect what only a branch leads to that never runs: here the accessory's own test is against it.
  @Test func branchesThatNeverRunProtectNothing() {
    let lines =
      "app A { platform iOS 26; root Main }\ntabs Main { tab home \"Home\" icon \"a\" stack Home; tab more \"More\" icon \"b\" stack More; accessory Strip when c }\n"
      + "condition c\nguard k\nscreen Home\nscreen More\nscreen Strip { on s requires k { when TEST -> select more } }"
    #expect(Checked(lines.replacing("TEST", with: "not c")).codes == [803])
    #expect(Checked(lines.replacing("TEST", with: "c")).codes == [801])
  }

  /// Of a branch that never runs nothing is told; the same leak by another way is.
  @Test func leaksBesideABranchThatNeverRuns() {
    let lines =
      "condition c\nscreen Home { on a requires g -> push P; on b { when c or not c -> push Q; when c -> push P } }\nscreen Q { on p -> push P }\nscreen P"
    let checked = Checked(text(main + lines))
    #expect(checked.codes.filter { $0 != 312 } == [801, 613] || checked.codes.filter { $0 != 312 } == [613, 801], "\(checked.report)")
    #expect(leaks(checked).first?.notes == ["walk without it: Main > Home --b--> Q --p--> P"], "\(checked.report)")
  }

  /// A guard that is asked in a root's place shows its flow there, not as a modal.
  @Test func flowsInARootsPlace() {
    isTight(
      "stack Main { root Home }\nscreen Home { on o requires h -> present M }\nguard k -> M\nmodal M { content stack P }\nscreen P { on ok -> finish }\nscreen Credentials { on done -> finish }",
      app: "root Main requires k")
  }

  /// The guards of a root are asked on a device, too, that its line is not for.
  @Test func rootsOfOtherDevices() {
    let lines =
      "stack Main { root Home }\nscreen Home { on a requires g -> push P; on b -> push P }\nscreen P\n"
      + "screen Desk { on main -> switch to Main }\nscreen Credentials { on done -> finish }"
    isTight(lines, app: "root Main requires g on phone; root stack Desk on pad")
    leaks("Main > Home --b--> P", lines, app: "root Main on phone; root stack Desk on pad")
  }
}
