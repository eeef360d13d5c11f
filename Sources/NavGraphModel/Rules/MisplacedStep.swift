import NavGraphSyntax

extension Rule {
  static let misplacedStep = Rule(
    number: 0352, severity: .error, summary: "target step that isn't possible here",
    rationale: """
      A target first names container parts (tabs, columns, pages), then the screens of one stack from bottom to top, then modals, each \
      with `present`.
      After a modal, it continues in the same way with what is visible in the modal.
      A screen needs a stack to be pushed on, a column needs a split, and a page needs pages.
      """,
    failing: """
      app Chat {
        scheme chat
        root   Main
      }
      tabs Main {
        tab chats    stack ChatList
        tab settings stack Settings
      }
      screen ChatList
      screen Settings
      screen Room(id: String)
      modal Help {
        content stack Settings
      }
      route "/help" -> settings / Help
      """,
    corrected: """
      app Chat {
        scheme chat
        root   Main
      }
      tabs Main {
        tab chats    stack ChatList
        tab settings stack Settings
      }
      screen ChatList
      screen Settings
      screen Room(id: String)
      modal Help {
        content stack Settings
      }
      route "/help" -> settings / present Help
      """)
}
