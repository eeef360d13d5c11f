import NavGraphSyntax
import Testing

@testable import NavGraphModel

@Suite struct ScreenTests {
  @Test func everyFactOfAScreen() {
    meaning(
      of: "screen Chat",
      in: """
        type ChatID = String
        type MessageID = UUID
        guard unlocked(chat: ChatID)
        appearance Brand { background "brandBlue"; title "white"; tint system }
        \(app(events: "  on open(chat: ChatID) -> push Chat(id: chat)"))
        events Links { on link(url: URL) -> browse(url) }
        /// One chat.
        screen Chat(id: ChatID, message: MessageID? = nil) requires unlocked(chat: id) external "share" {
          title "Chat" large
          back "Chats" minimal
          hides tabBar, toolbar
          transition zoom
          bar Brand
          uses Links
          on close -> pop to root
        }
        """,
      is: """
        screen Chat(id: ChatID, message: MessageID? = nil) requires unlocked(chat: id) external "share"
          title "Chat" large
          back "Chats" minimal
          hides tabBar, toolbar
          transition zoom
          bar Brand
          uses Links
          on close
            -> pop to root
          answers close, link
        """)
  }

  @Test func titleOfTheScreenItself() {
    let program = clean(app(events: "  title"))
    #expect(program.screen(named: "Home")?.title == nil && program.screen(named: "Home")?.titleRange != nil)
    #expect(clean(app()).screen(named: "Home")?.titleRange == nil)
  }

  @Test func documentationIsKept() {
    let program = clean("/// First.\n/// Second.\napp Shop { root stack Home }\n\n// no doc\n/// A place.\nscreen Home")
    #expect(dump(program.graph).hasPrefix("/// First.\n/// Second.\napp Shop\n"))
    #expect(dump(program.graph).contains("/// A place.\nscreen Home\n"))
    #expect(!dump(program.graph).contains("no doc"))
  }

  @Test func ownEventsOverrideThoseOfGroups() {
    meaning(
      of: "screen Home",
      in: app(
        events: """
            uses Links, Banners
            on open(id: String) -> stay
          """,
        declarations: """
          events Links { on open(id: String) -> browse("https://a.example"); on help -> stay }
          events Banners { on tap -> stay; on open(id: String) -> stay }
          """),
      is: """
        screen Home
          uses Links
          uses Banners
          on open(id: String)
            -> stay
          answers open, help, tap
        """)
  }

  @Test func groupsThatMeet() {
    finds(
      ["0319 Banners"],
      in: app(
        events: "  uses Links, Banners", declarations: "events Links { on open -> stay }\nevents Banners { on open -> pop }"))
    finds(["0304 Links"], in: app(events: "  uses Links, Links", declarations: "events Links { on open -> stay }"))
    finds(
      ["0414 open"],
      in: app(events: "  uses Links\n  on open(id: Int) -> stay", declarations: "events Links { on open(id: String) -> stay }"))
  }

  @Test func restoration() {
    finds(
      ["0412 photos: [Photo]?"],
      in: app(events: "  on a(photos: [Photo]?) -> push Wall(photos)", declarations: "extern type Photo\nscreen Wall(photos: [Photo]?)"))
    clean(app(events: "  on a(photo: Photo) -> push Wall(photo)", declarations: "extern type Photo: Codable\nscreen Wall(photo: Photo)"))
    clean(app(events: "  on a -> push Wall", declarations: "extern type Photo\nscreen Wall(photo: Photo? = nil)"))
    clean(app(events: "  on a(photo: Photo) -> push Wall(photo)", declarations: "extern type Photo\nscreen Wall(photo: Photo) transient"))
  }

  @Test func madeAs() {
    clean(app(events: "  on a -> push Wall", declarations: "screen Wall view"))
    clean(app(events: "  on a -> push Wall", declarations: "screen Wall controller transient"))
    finds(["0311 view"], in: app(events: "  on a -> push Wall", declarations: "screen Wall view transient view"))
    finds(["0311 controller"], in: app(events: "  on a -> push Wall", declarations: "screen Wall view controller"))
  }
}
