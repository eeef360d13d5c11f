import NavGraphSimulator
import Testing

/// Tests of a modal with another content on a pad.
@Suite struct ContentTests {
  private static let mail = App(
    """
    app Mail { scheme mail; root stack Inbox }
    screen Inbox {
      on write(to: String) -> present Compose(to) then { finished(text) -> push Sent(text); dismissed -> stay }
    }
    screen Sent(text: String)
    modal Compose(to: String) returns String {
      content Writing(to) on phone
      content Desk on pad
    }
    stack Writing(to: String) { root Draft(to) }
    split Desk { sidebar stack Folders; detail stack Draft }
    screen Folders { on pick(name: String) -> show detail Draft(to: name) }
    screen Draft(to: String? = nil) {
      on attach -> push Attachments
      on send(text: String) -> finish(text)
      on help -> present Help
    }
    screen Attachments
    modal Help { content stack Manual }
    screen Manual
    route "/compose/{to}" -> Inbox / present Compose(to) / Attachments
    route "/new/{to}" -> here / present Compose(to) / Attachments on pad -> here / present Compose(to) / sidebar Folders
    """)

  private var mail: App { ContentTests.mail }

  private func written(on idiom: NavGraph.Idiom) -> Simulator {
    var app = mail.start(on: idiom)
    app.send("write", with: ["to": .string("me")])
    return app
  }

  @Test func eachDeviceShowsItsOwn() {
    #expect(written(on: .phone).description.hasSuffix(#"Compose(to: "me")([Draft(to: "me")])"#))
    #expect(written(on: .pad).description.contains("sidebar: [Folders]"))
    // A device without its own content shows the first one.
    #expect(written(on: .vision).description.hasSuffix(#"Compose(to: "me")([Draft(to: "me")])"#))
  }

  @Test func itIsOneFlow() {
    for idiom in [NavGraph.Idiom.phone, .pad] {
      var app = written(on: idiom)
      app.send("send", with: ["text": .string("hello")])
      #expect(app.description.hasSuffix(#"[Inbox, Sent(text: "hello")])"#), "\(idiom): \(app)")
    }
  }

  @Test func linksGoOnInEachContent() {
    let target = mail.route("/compose/{to}", ["to": .string("me")])
    #expect(mail.start(on: .phone, opening: target).description.hasSuffix(#"([Draft(to: "me"), Attachments])"#))
    #expect(mail.start(on: .pad, opening: target).description.contains("detail: [Attachments]"))
    let own = mail.route("/new/{to}", ["to": .string("me")])
    #expect(mail.start(on: .phone, opening: own).description.hasSuffix(#"([Draft(to: "me"), Attachments])"#))
    #expect(mail.start(on: .pad, opening: own).description.contains("sidebar: [Folders]"))
  }

  /// On its own device, everything is restored. On another one, the modal has its initial content, and modals on top of it are dropped.
  @Test func whatWasKeptOnAnotherDevice() {
    for (idiom, other) in [(NavGraph.Idiom.phone, NavGraph.Idiom.pad), (.pad, .phone)] {
      var app = written(on: idiom)
      app.send("attach")
      let deep = app.save()
      #expect(mail.start(on: idiom, restoring: deep).description == app.description)
      #expect(mail.start(on: other, restoring: deep).description == written(on: other).description)
      app = written(on: idiom)
      app.send("help")
      #expect(app.tree.modals.count == 2, "\(app)")
      #expect(mail.start(on: idiom, restoring: app.save()).description == app.description)
      #expect(mail.start(on: other, restoring: app.save()).description == written(on: other).description)
    }
    // Devices with the same content can restore each other's state.
    var app = written(on: .phone)
    app.send("attach")
    #expect(mail.start(on: .vision, restoring: app.save()).description == app.description)
  }
}
