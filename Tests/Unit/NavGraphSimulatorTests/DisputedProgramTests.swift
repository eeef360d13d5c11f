import NavGraphSimulator
import Testing

/// Tests of four programs whose behavior was once described in two ways. The runtime determines which is correct.
@Suite struct DisputedProgramTests {
  @Test func beyondTheLastPageTheSequenceGoesOn() {
    var app = App(
      """
      app Demo { root Main }
      tabs Main {
        tab first  "A" icon "a" pages Short
        tab second "B" icon "b" pages Long
      }
      pages Short { page One; page Two }
      pages Long { page Zero; page Two; page Three }
      screen One   { on turn -> page next }
      screen Zero  { on turn -> page next }
      screen Three { on back -> page previous }
      screen Two {
        on go   -> page next then select first then page Two
        on show -> page next then present Help
        on back -> page previous
      }
      screen Help { on done -> dismiss }
      """
    ).start()
    #expect(app.description == "Main(*first: *One: One, Two: Two, second: *Zero: Zero, Two: Two, Three: Three)")
    app.send("turn")
    app.send("show")
    #expect(app.description == "Main(*first: One: One, *Two: Two, second: *Zero: Zero, Two: Two, Three: Three) < Help(Help)")
    app.send("done")
    app.select("second")
    app.send("turn")
    app.send("go")
    #expect(app.description == "Main(*first: One: One, *Two: Two, second: Zero: Zero, Two: Two, *Three: Three)")
    app.turn(by: -1)
    #expect(app.description == "Main(*first: *One: One, Two: Two, second: Zero: Zero, Two: Two, *Three: Three)")
    let isTurned = app.turn(by: -1)
    #expect(!isTurned)
  }

  @Test func popAtARootDoesNothingAndTheSequenceGoesOn() {
    var app = App(
      """
      app Demo { root stack Home }
      screen Home { on go -> pop then push Next }
      screen Next { on more -> push Home }
      """
    ).start()
    app.send("go")
    #expect(app.description == "Home([Home, Next])")
  }

  @Test func anArmComesBeforeTheRestOfTheSequence() {
    var app = App(
      """
      app Demo { root stack Home }
      screen Home { on open -> present Sheet then { dismissed -> push Early } }
      modal Sheet { content stack Help }
      screen Help { on done -> dismiss then push Late }
      screen Early { on more -> stay }
      screen Late { on more -> stay }
      """
    ).start()
    app.send("open")
    #expect(app.description == "Home([Home]) < Sheet([Help])")
    app.send("done")
    #expect(app.description == "Home([Home, Early, Late])")
  }

  @Test func hereMayUseThePlaceBehindOr() {
    let demo = App(
      """
      app Demo { scheme demo; root Main }
      tabs Main {
        tab home "A" icon "a" stack Home
        tab more "B" icon "b" stack More
      }
      tabs Other {
        tab home "A" icon "a" stack Inner
        tab last "B" icon "b" stack Outer
      }
      modal Sheet { content Other }
      screen Home  { on open -> present Sheet }
      screen More
      screen Inner { on close -> dismiss }
      screen Outer { on go -> select home then push Detail(id: "1") }
      screen Detail(id: String)
      route "/details/{id}" -> here or more / Detail(id)
      """)
    var app = demo.start()
    app.select("more")
    app.open(demo.route("/details/{id}", ["id": .string("k7x2")]))
    app.open(demo.route("/details/{id}", ["id": .string("42")]))
    #expect(app.description == #"Main(home: [Home], *more: [More, Detail(id: "k7x2"), Detail(id: "42")])"#)
    app.select("home")
    app.send("open")
    app.select("last")
    app.send("go")
    #expect(app.description.hasSuffix(#"< Sheet(*home: [Inner, Detail(id: "1")], last: [Outer])"#))
    app.open(demo.route("/details/{id}", ["id": .string("7")]))
    #expect(app.description.hasSuffix(#"< Sheet(*home: [Inner, Detail(id: "1"), Detail(id: "7")], last: [Outer])"#))
  }
}
