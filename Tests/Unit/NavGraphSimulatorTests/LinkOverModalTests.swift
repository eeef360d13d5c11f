import NavGraphSimulator
import Testing

/// Tests of links while modals are presented: a link's own modals stay, without unnecessary dismissal confirmations.
@Suite struct LinkOverModalTests {
  private let desk = App(
    """
    app Desk { scheme desk; root Window }
    split Window { sidebar Side; detail stack Empty }
    screen Side { on item(id: Int) -> show detail Item(id); on help -> present Help }
    screen Empty
    screen Item(id: Int)
    modal Help { content stack Page }
    screen Page { on more -> push More; on note -> present Note }
    screen More
    modal Note { content stack Form; dismissal confirm }
    screen Form
    modal Firm { content stack Locked; dismissal blocked }
    screen Locked { on note -> present Note; on done -> dismiss }
    route "/help"      -> Window / present Help
    route "/help/{id}" -> Window / detail Item(id) / present Help / More
    route "/item/{id}" -> Window / detail Item(id)
    route "/firm"      -> Window / present Firm / present Note
    """)

  @Test func whatIsUpStaysWhateverHasBecomeOfTheColumns() {
    for link in [desk.route("/help"), desk.route("/help/{id}", ["id": .int(7)])] {
      for isWide in [false, true] {
        var app = desk.start(on: .pad, opening: link)
        if isWide { app.expand() } else { app.collapse() }
        let modals = app.tree.modals.map(\.id)
        app.open(link)
        #expect(app.ended.isEmpty && app.tree.modals.map(\.id) == modals)
      }
    }
    // A change of the visible column is a change under the modal, so the modal is dismissed.
    var app = desk.start(opening: desk.route("/item/{id}", ["id": .int(7)]))
    app.collapse()
    app.open(desk.route("/help/{id}", ["id": .int(7)]))
    app.open(desk.route("/help"))
    #expect(app.ended.map(\.description) == ["Help"])
  }

  @Test func nobodyIsAskedWhereALinkHasToWait() {
    var app = desk.start(opening: desk.route("/firm"))
    app.answers.mayGo = { _ in false }
    app.open(desk.route("/item/{id}", ["id": .int(7)]))
    #expect(app.linkWaits && app.dropped.isEmpty)
    app.answers.mayGo = { _ in true }
    app.dismiss()
    app.send("done")
    #expect(app.description == "Window(sidebar: Side, detail: [Item(id: 7)])")
  }
}
