/// Programs that use every construct of the language, with which the tests of the lexer and the parser start.
enum Examples {
  static let messenger = #"""
    // Messenger.navgraph
    import "Settings.navgraph"

    app Messenger {
      platform iOS 16                          // the oldest system the generated code must run on
      scheme   messenger                       // messenger://...
      hosts    "messenger.example", "www.messenger.example"     // universal links
      root     Main requires onboarded         // what a scene shows first
      root     Desk requires onboarded embedded on pad  // another root for another idiom
      output   uikit, swiftui
      strings  "Navigation" module             // where the texts are looked up in the user's language
    }

    type ChatID    = String                    // nominal: `struct ChatID { let rawValue: String }`
    type MessageID = UUID
    enum Folder    { inbox, archive, spam = "junk" }            // raw values are what URLs carry
    extern type Photo                          // the app's own type: passed along, never read from a URL
    extern type Draft: Codable                 // one that state restoration can keep

    guard onboarded -> Onboarding              // if the app answers no: run this first, then go on
    guard signedIn  -> SignIn
    guard unlocked(chat: ChatID) -> Unlock(chat)
    condition hasDraft                         // a yes/no the app supplies, for branches and visibility
    condition canReply(chat: ChatID) -> SignIn // asked about a value, by `when` and by `requires`

    tabs Main {
      tab chats    "Chats"    icon "bubble.left"    stack ChatList
      tab people   "People"   icon "person.2"       split People
      tab new      "New"      icon "plus"           -> present NewMessage     // an action, never selected
      tab search   search                           stack SearchHome  // the search role
      tab settings "Settings" icon "gear"           stack SettingsHome
      section "Library" placement sidebarOnly {
        tab photos "Photos"   icon "photo"          stack PhotoGrid   hidden when not hasPhotos
        tab files  verbatim "Files" icon "folder"   stack FileList
      }
      minimize  onScrollDown                   // iOS 26
      accessory NowPlaying when playing        // iOS 26
      style     sidebarAdaptable
    }

    split People {
      sidebar   Groups                         // UIKit: primary
      content   PeopleList(group: nil)         // supplementary; leave it out for two columns
      detail    stack NoPerson                 // secondary
      display   oneBesideSecondary tile
      collapses to detail                      // default: the deepest column that shows something else than declared here
    }

    events ChatLinks {                         // events that many screens share
      on open(chat: ChatID)   -> push Chat(id: chat)
      on window               -> open window stack Help else push Help
      on link(url: URL)       -> browse(url)   // out of the app; the app decides how
    }

    /// What doc comments say reaches the generated code and the diagram.
    screen ChatList {
      title "Chats" large
      uses ChatLinks
      on compose            -> present NewMessage then {
        finished(chat)      -> push Chat(id: chat)
      }
      on filter anchored    -> present FilterMenu               // the closure takes the view a popover points at
      on search             -> select search
    }

    screen Chat(id: ChatID key, message: MessageID? = nil) requires unlocked(chat: id) {
      title                                    // set by the screen itself
      subtitle "online"
      back  "Chats" minimal                    // the Back button that the next screen shows for this one
      hides tabBar
      bar   Brand
      uses  ChatLinks
      on call               -> present Call(chat: id)
      on info               -> present ChatInfo(id) as formSheet // a screen presented without a `modal` of its own
      on delete             -> present DeleteChat then { delete -> pop }
      on close              -> pop to root
      on draft {                               // branches on conditions, first match wins
        when hasDraft and not hasPhotos                    -> present NewMessage
        when kind == .spam and canReply(chat: id) or isNew -> stay
        when not (name is nil or name is not nil) and count != 3 -> stay
        otherwise                                          -> stay
      }
    }

    modal NewMessage returns ChatID {
      content   stack RecipientPicker
      style     pageSheet, popover on pad
      detents   medium, large, fraction 0.3
      grabber
      dismissal confirm                        // free (default) | confirm (asks the screen) | blocked
    }

    modal Call(chat: ChatID) requires signedIn {
      content CallView(chat)
      style   fullScreen
    }

    screen RecipientPicker {
      on pick(chat: ChatID) -> finish(chat)
      on cancel             -> dismiss
    }

    alert RenameChat(current: String) {
      title   "Rename"
      field   name "Name" = "{current}" required
      button  save "Save"   returns name
      button  keep "Cancel" cancel
    }

    alert DeleteChat {
      title   "Delete this chat?"
      message "It is gone for everyone."
      button  delete "Delete" destructive
      button  later  "Later"  when hasDraft and count != 3
      button  keep   "Keep"   cancel when not hasDraft
    }

    stack Checkout(cart: CartID) returns OrderID {              // a named stack: a flow of its own
      root Shipping(cart)
    }

    screen ShareTarget external "opened by the share extension" { title "Help" } // an entry the graph can't see
    screen ProfileEditor(photo: Photo) transient { title "Profile"; on done -> pop }        // not kept by state restoration

    pages Onboarding {
      page Welcome
      page Permissions
      page Done                                // `on next -> page next`, `on done -> finish`
    }

    appearance Brand {
      background "brandBlue"                   // a colour asset; or `transparent`, `opaque`, `system`
      title      "white"
      tint       "white"
    }

    route "/chats/{id}"                                   -> chats / Chat(id)
    route "/chats/{id}/m/{message}"                       -> chats / Chat(id, message)
    route "/people/{group}/{person}"                      -> people / content PeopleList(group) / detail Person(person)
    route "/settings/privacy/blocked?contact={contact?}"  -> settings / Privacy / BlockList(contact)
    route "/new"                                          -> chats / present NewMessage
    route "/users/{id}", "/@{id}"                         -> here or people / Profile(id)   // on top of wherever the user is
    route "/spam"                                         -> chats / FolderView(folder: .spam)   // constants
    route "/help/{topic}/{_}" host "help.messenger.example" ->
      settings / Help(topic) on pad -> Desk.help / Help(topic)      // {_}: a slug, matched and discarded
    alias "/c/{id}"                                       -> "/chats/{id}"

    entry shortcut "com.messenger.new"                              -> chats / present NewMessage
    entry notification "message" (chat: ChatID, message: MessageID) -> chats / Chat(id: chat, message)
    entry activity "com.messenger.read" (chat: ChatID)              -> chats / Chat(id: chat)
    entry file "chatexport" (file: URL) requires signedIn           -> settings / ImportPreview(file)

    assert BlockList within 3 of Main          // a tap budget: events, tab selections and Back count one each
    assert Receipt only after Payment          // every walk that shows Receipt has shown Payment before; links are ways in too
    assert never Onboarding after ChatList     // no walk that has shown ChatList shows Onboarding later
    """#

  /// Constructs that the messenger doesn't use.
  static let rest = #"""
    app Shop {
      scheme shop, "shop-dev"
      access public
      links over
      links expire after 10 minutes
      precedence order
      bar Plain
      allow NAV0901 "the beta"
    }
    enum Size {
      small
      large = "l"
      huge,
    }
    module Scanning                            // what follows is in a Swift module of that name
    needs output uikit, swiftui
    needs screen Profile(user: String, tab: Int = 0)
    needs modal Payment(cents: Int) returns Receipt
    needs guard adult(age: Int)
    needs condition online
    needs type Receipt = String from Payments
    needs enum Currency { euro, yen = "jpy" } from Payments
    needs extern type Card: Codable from Payments
    extern type Scan: Codable, Sendable
    type Table = [[Int?]]?
    guard newCheckout
    guard area(size: Size = .small, tags: [String] = ["a", "b",], limit: Int = -3, on: Bool = true) -> stack Unlock(size, limit: 0.5)
    confirm Sure(name: String) { title "Sure?"; message "Really \"sure\"? \u{1F600}\n\t\\"; button go "Go"; button no "No" cancel }
    tabs Shop requires newCheckout, area(size: .large) {
      tab home Home
      tab cart "Cart" badge prominent first requires area reselect root placement pinned icon "cart" screen Cart
      tab page page
      tab stack stack
      tab scan -> present Scanner then { finished(code) -> push Product(code); dismissed -> stay }
      section more { tab help Help }
      section { }
      bar Plain
      allow NAV0501 "a bar of six, decided with design"
    }
    split Desk requires area {
      sidebar List
      content stack Detail
      inspector Notes
      style doubleColumn
      bar Plain
    }
    pages Tour(from: Int) returns Bool requires area {
      page Welcome(from)
      page screen Done
      transition scroll
      bar Plain
    }
    stack Flow { bar Plain; root on }
    modal Sheet(of: Size) {
      content tabs Shop
      style custom, sheet on phone, popover on pad
      detents height 240
      undimmed fraction 0.5
      compact popover
      placement trailing
      transition zoom
    }
    modal Bare
    modal Inner { content Notes; undimmed; undimmed large }
    screen on(on: Int?) {
      on on -> push on(on)
      on pad
        -> page page
      on from(to: [Size]) anchored requires area, newCheckout ->
        replace stack.root
      on a -> show detail
      on b -> show inspector Notes(page: 1) then clear detail
      on c -> dismiss all then select Shop.cart
        then pop to Home
      on d -> switch to Shop
      on deeper -> switch to Shop / page P(a) / detail D / present A / B then { x -> pop }
      on e -> restart
      on f -> open "/shop/{id}"(id: 3)
      on g -> close
      on h -> finish
      on i -> page next
      on j -> page previous
      on k -> present alert Sure(name: "x") then {
        go -> finish(.large)
        no {
          when (signed or not old) and (new) -> stay
          otherwise -> present stack stack as sheet then { dismissed -> dismiss }
        }
      }
      on l -> present NewMessage
        then {
          finished(x) -> pop
        }
      on m -> pop to root then
        push A
      on n -> dismiss all
      on o -> select select
      allow NAV0600 "later"
      hides tabBar, toolbar
      swipeBack edge
      transition zoom
    }
    events None
    screen Empty requires area external transient repeats view
    screen Old controller
    appearance Plain { background transparent; tint system }
    route "/a/{b}.html", "/@{user}" scheme "shop", other host "a.b", "c.d" links wait requires area(size: .small) -> here / present Sheet(of: .small) then {
      finished -> pop
    }
    route "/{rest...}" -> present
    route "/x/{_...}#{p}" -> page / page page / sidebar / detail Item on pad, mac -> here
    route "/q?tab=blocked&a={a}&b" -> here or Shop / Item / present A / present B
    route "/y/{a?}/{b?}" -> detail on pad -> content stack Notes
    route "/\{literal\}/\u{E9}" -> home
      / Item
    alias "/old", "/older" -> "/new"
    entry intent "Open" () -> home
    route "/when" links wait {
      when not (a or b(c)) -> here / present A then { x -> pop }
      otherwise            -> stay
    }
    route "/line" { when a -> A; otherwise -> stay }
    route "/stay" {
      when stay        -> stay / A on pad -> stay
      when k == .stay  -> stay(a) / B
      otherwise        -> A
    }
    entry file "when" (a: URL) requires signedIn { otherwise -> A }
    assert Receipt reaches Home
    assert never within 2 of Home
    assert within reaches never
    assert within requires area
    """#

  static let all = [messenger, rest]
}
