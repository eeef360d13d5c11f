import NavGraphSimulator
import Testing

/// Tests of every action with its values, in the runtime.
@Suite struct ActionTests {
  private static let stacks = """
    app Demo { root Main }
    enum Folder { inbox, spam = "junk" }
    condition isOnline
    tabs Main {
      tab home   stack Home
      tab search stack Search
      tab new    -> present Editor
    }
    screen Search { on clear -> pop to root }
    screen Home {
      on open(id: String, count: Int)  -> push Detail(id, count)
      on plain                         -> push Detail(id: "x")
      on folder                        -> push List(folder: .spam, tags: ["a", "b"])
      on edit                          -> present Editor then { finished(text) -> push Detail(id: text, count: 9); dismissed -> push Search }
      on ask(id: String)               -> present Sure(id) then { delete -> push Detail(id); keep -> stay }
      on leave                         -> switch to Login(name: "me")
      on look                          -> browse("https://a.example/help")
      on find                          -> select search then push Detail(id: "s")
      on choose {
        when isOnline -> push Detail(id: "on")
        otherwise     -> push Detail(id: "off")
      }
      on twice                         -> push Detail(id: "1") then push Detail(id: "2") then push List(folder: .inbox, tags: [])
    }
    screen Detail(id: String, count: Int = 3) {
      on more             -> push Detail(id, count: 4)
      on swap(id: String) -> replace Detail(id)
      on up               -> pop to Detail
      on home             -> pop to root
      on back             -> close
      on first            -> pop to Home
    }
    screen List(folder: Folder, tags: [String]) { on back -> pop; on up -> pop to Detail }
    modal Editor returns String { content stack Text }
    screen Text {
      on save(text: String) -> finish(text)
      on cancel             -> dismiss
      on deeper             -> present Editor
      on out                -> dismiss all
    }
    alert Sure(id: String) { title "Sure?"; button delete "Delete" destructive; button keep "Keep" cancel }
    stack Login(name: String) { root Password(name) }
    screen Password(name: String) { on done -> restart }
    """

  private static let demo = App(stacks)

  private func walk(where holding: Set<String> = [], _ steps: (inout Simulator) -> Void) -> String {
    var app = ActionTests.demo.start(where: holding)
    steps(&app)
    return app.description.replacing("Main(*home: ", with: "").replacing(", search: [Search])", with: "")
  }

  @Test func pushes() {
    #expect(walk { $0.send("open", with: ["id": .string("7"), "count": .int(2)]) } == #"[Home, Detail(id: "7", count: 2)]"#)
    #expect(walk { $0.send("plain") } == #"[Home, Detail(id: "x")]"#)
    #expect(walk { $0.send("folder") } == #"[Home, List(folder: .spam, tags: ["a", "b"])]"#)
    #expect(walk { $0.send("twice") }.hasSuffix(#"Detail(id: "1"), Detail(id: "2"), List(folder: .inbox, tags: [])]"#))
  }

  @Test func aScreenHandsOnItsOwnValues() {
    let shown = walk {
      $0.send("plain")
      $0.send("more")
      $0.send("swap", with: ["id": .string("y")])
    }
    #expect(shown == #"[Home, Detail(id: "x"), Detail(id: "y")]"#)
  }

  @Test func pops() {
    func deep(_ name: String) -> String {
      walk {
        $0.send("twice")
        $0.send(name)
      }
    }
    #expect(deep("back") == #"[Home, Detail(id: "1"), Detail(id: "2")]"#)
    #expect(deep("up") == #"[Home, Detail(id: "1"), Detail(id: "2")]"#)
    func second(_ name: String) -> String {
      walk {
        $0.send("twice")
        $0.back()
        $0.send(name)
      }
    }
    #expect(second("up") == #"[Home, Detail(id: "1")]"#)
    #expect(second("back") == #"[Home, Detail(id: "1")]"#)
    #expect(second("home") == "[Home]")
    #expect(second("first") == "[Home]")
  }

  @Test func branchesAskConditions() {
    #expect(walk(where: ["isOnline"]) { $0.send("choose") } == #"[Home, Detail(id: "on")]"#)
    #expect(walk { $0.send("choose") } == #"[Home, Detail(id: "off")]"#)
  }

  @Test func flowsFinishWithValues() {
    #expect(walk { $0.send("edit") } == "[Home] < Editor([Text])")
    let finished = walk {
      $0.send("edit")
      $0.send("save", with: ["text": .string("hi")])
    }
    #expect(finished == #"[Home, Detail(id: "hi", count: 9)]"#)
    let dismissed = walk {
      $0.send("edit")
      $0.send("cancel")
    }
    #expect(dismissed == "[Home, Search]")
    let swiped = walk {
      $0.send("edit")
      let isDown = $0.dismiss()
      #expect(isDown)
    }
    #expect(swiped == "[Home, Search]")
    let all = walk {
      $0.send("edit")
      $0.send("deeper")
      $0.send("out")
    }
    #expect(all == "[Home, Search]")
  }

  @Test func alertsEndWithAButton() {
    let deleted = walk {
      $0.send("ask", with: ["id": .string("7")])
      let isDown = $0.dismiss()
      #expect(!isDown)
      let isPressed = $0.press("delete")
      #expect(isPressed)
    }
    #expect(deleted == #"[Home, Detail(id: "7")]"#)
    let kept = walk {
      $0.send("ask", with: ["id": .string("7")])
      $0.press("keep")
    }
    #expect(kept == "[Home]")
  }

  @Test func rootsAndTabs() {
    var app = ActionTests.demo.start()
    app.send("leave")
    #expect(app.description == #"Login(name: "me")([Password(name: "me")])"#)
    app.send("done")
    #expect(app.description == "Main(*home: [Home], search: [Search])")
    app.send("find")
    #expect(app.description == #"Main(home: [Home], *search: [Search, Detail(id: "s")])"#)
    app.select("search")
    #expect(app.description == "Main(home: [Home], *search: [Search])")
    app.select("new")
    #expect(app.description == "Main(home: [Home], *search: [Search]) < Editor([Text])")
  }

  @Test func browsing() {
    var app = ActionTests.demo.start()
    app.send("look")
    #expect(app.browsed == ["https://a.example/help"])
    app.send("plain")
    #expect(app.browsed == [])
  }

  @Test func whatIsNotInFrontCannotBeSent() {
    var app = ActionTests.demo.start()
    var isSent = app.send("more")
    #expect(!isSent)
    app.send("edit")
    isSent = app.send("plain")
    #expect(!isSent)
    isSent = app.select("search")
    #expect(!isSent)
  }
}
