import NavGraphLowering
import NavGraphSimulator
import Testing

/// Tests of the saved state of a scene, and of its restoration.
@Suite struct RestorationTests {
  private static let demo = App(
    """
    app Demo { root Main(user: "me") }
    enum Folder { inbox, spam = "junk" }
    type ItemID = Int
    extern type Draft
    extern type Place: Codable
    stack Main(user: String) { root Home(user) }
    guard unlocked
    screen Home(user: String) {
      on open(id: ItemID, folder: Folder, tags: [String], at: Double?) -> push Item(id, folder, tags, at)
      on secret                -> push Secret
      on draft(draft: Draft)   -> push Edit(draft)
      on place(place: Place)   -> push Map(place)
      on ask                   -> present Picker then { finished(id) -> push Item(id, folder: .inbox, tags: [user], at: nil) }
    }
    screen Item(id: ItemID, folder: Folder, tags: [String], at: Double?) { on secret -> push Secret; on passing -> push Passing }
    screen Secret requires unlocked
    screen Edit(draft: Draft)
    screen Map(place: Place)
    screen Passing transient { on item -> push Item(id: 1, folder: .inbox, tags: [], at: nil) }
    modal Picker returns ItemID { content stack List }
    screen List { on pick(id: ItemID) -> finish(id); on deeper -> push List }
    """)

  private var demo: App { RestorationTests.demo }

  private func again(_ app: Simulator, denying denied: Set<String> = []) -> Simulator {
    demo.start(denying: denied, restoring: app.save())
  }

  @Test func valuesComeBack() {
    var app = demo.start()
    let spam = Value.enumerationCase(demo.graph.enumerationCases.ids[1])
    app.send("open", with: ["id": .int(7), "folder": spam, "tags": .list([.string("a\"\n")]), "at": .nil])
    #expect(app.description == #"Main(user: "me")([Home(user: "me"), Item(id: 7, folder: .spam, tags: ["a\"\n"], at: nil)])"#)
    #expect(again(app).description == app.description)
  }

  @Test func whatCannotBeWrittenEndsItsStack() {
    var app = demo.start()
    app.send("draft", with: ["draft": .external("d1")])
    #expect(app.description.contains("Edit(draft: <d1>)"))
    #expect(again(app).description == #"Main(user: "me")([Home(user: "me")])"#)
    app.back()
    app.send("place", with: ["place": .external("p1")])
    #expect(again(app).description == app.description)
  }

  @Test func whatIsTransientEndsItsStack() {
    var app = demo.start()
    let inbox = Value.enumerationCase(demo.graph.enumerationCases.ids[0])
    app.send("open", with: ["id": .int(7), "folder": inbox, "tags": .list([]), "at": .double(0.5)])
    let kept = app.description
    app.send("passing")
    app.send("item")
    #expect(app.description != kept)
    #expect(again(app).description == kept)
  }

  @Test func guardsCutWhatComesBack() {
    var app = demo.start()
    app.send("secret")
    #expect(again(app).description == app.description)
    #expect(again(app, denying: ["unlocked"]).description == #"Main(user: "me")([Home(user: "me")])"#)
  }

  @Test func modalsComeBackWithWhatFollows() {
    var app = demo.start()
    app.send("ask")
    app.send("deeper")
    var restored = again(app)
    #expect(restored.description == app.description)
    restored.send("pick", with: ["id": .int(9)])
    #expect(restored.description == #"Main(user: "me")([Home(user: "me"), Item(id: 9, folder: .inbox, tags: ["me"], at: nil)])"#)
  }

  @Test func anotherGraphReadsWhatItKnows() {
    var app = demo.start()
    app.send("ask")
    let other = App(
      """
      app Demo { root Main(user: "me") }
      stack Main(user: String) { root Home(user) }
      screen Home(user: String) { on ask -> present Picker then { finished -> stay } }
      modal Picker returns Int { content stack List }
      screen List { on pick(id: Int) -> finish(id) }
      """)
    #expect(other.start(restoring: app.save()).description == #"Main(user: "me")([Home(user: "me")])"#)
  }
}
