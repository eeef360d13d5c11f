import NavGraphSimulator
import Testing

/// Tests of text fields in alerts, whose text is the value of the button.
@Suite struct FieldTests {
  private static let files = App(
    """
    app Files { platform iOS 16; root stack Home }
    screen Home {
      on rename(file: String) -> present Rename(file) then { save(name) -> push File(name); keep -> stay }
      on unlock -> present Unlock then { open(code) -> push File(name: code) }
    }
    screen File(name: String)
    alert Rename(file: String) {
      title  "Rename"
      field  name "Name" = "{file}" required
      button save "Save" returns name
      button keep "Keep" cancel
    }
    alert Unlock {
      title  "Unlock"
      field  code "Code" number secure
      button open "Open" returns code
      button keep "Keep" cancel
    }
    """)

  @Test func theTextIsTheButtonsValue() {
    var app = FieldTests.files.start()
    app.send("rename", with: ["file": .string("old")])
    let isTapped = app.press("save", typing: "new")
    #expect(isTapped)
    #expect(app.description == "Home([Home, File(name: \"new\")])")
  }

  @Test func aFieldBeginsWithItsText() {
    var app = FieldTests.files.start()
    app.send("rename", with: ["file": .string("old")])
    let isTapped = app.press("save")
    #expect(isTapped)
    #expect(app.description == "Home([Home, File(name: \"old\")])")
  }

  @Test func nothingIsNotATextWhereOneIsRequired() {
    var app = FieldTests.files.start()
    app.send("rename", with: ["file": .string("old")])
    let isTapped = app.press("save", typing: "")
    #expect(!isTapped)
    #expect(app.tree.modals.count == 1)
    let isTappedAgain = app.press("keep", typing: "")
    #expect(isTappedAgain)
    #expect(app.description == "Home([Home])")
  }

  /// The runtime doesn't report a secure text.
  @Test func aSecureTextIsNotReported() {
    var app = FieldTests.files.start()
    app.send("unlock")
    let isTapped = app.press("open", typing: "1234")
    #expect(isTapped)
    #expect(app.description == "Home([Home, File(name: \"1234\")])")
    let ends = app.reports.compactMap { report in
      if case .ended(_, .finished(.typed(_, _, let text))) = report { text } else { nil }
    }
    #expect(ends == [""])
    app = FieldTests.files.start()
    app.send("rename", with: ["file": .string("old")])
    let isTappedAgain = app.press("save", typing: "new")
    #expect(isTappedAgain)
    #expect(app.reports.contains { if case .ended(_, .finished(.typed(_, _, "new"))) = $0 { true } else { false } })
  }
}
