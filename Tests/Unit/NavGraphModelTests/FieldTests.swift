import NavGraphSyntax
import Testing

@testable import NavGraphModel

/// Tests of text fields of alerts, and of buttons that return their text.
@Suite struct FieldTests {
  private func program(with items: String, arms: String = "save -> stay", kind: String = "alert") -> Program {
    Program(
      """
      app Files { root stack Home }
      screen Home { on rename(file: String) -> present Rename(file) then { \(arms) } }
      screen File(name: String)
      screen Page(number: Int)
      \(kind) Rename(file: String) { title "Rename"; \(items) }
      """)
  }

  private let field = #"field name "Name" = "{file}""#
  private let save = #"button save "Save" returns name"#

  @Test func everythingThatAFieldSays() throws {
    let found = program(with: #"field name "Name of {file}" = "{file}" email secure required; \#(save); button keep "Keep" cancel"#)
    #expect(found.diagnostics.isEmpty, "\(found.diagnostics.map(\.message))")
    let alert = found.graph.alerts[AlertID(0)]
    let field = try #require(alert.field)
    #expect(
      field.placeholder.map { found.graph.text(of: $0) } == "Name of {file}" && field.initial.map { found.graph.text(of: $0) } == "{file}")
    #expect(field.keyboard == .email && field.isSecure && field.isRequired)
    #expect(found.graph.buttons[alert.buttons].map(\.returnsText) == [true, false])
    let texts = found.graph.localizedTexts.map { $0.key + " | " + found.graph.comment(on: $0.use) }
    #expect(texts.contains("Name of %@ | Placeholder of the field name of the alert Rename"))
  }

  @Test func whatIsTypedHasAName() throws {
    let found = program(with: "\(field); \(save)", arms: "save(name) -> push File(name)")
    #expect(found.diagnostics.isEmpty, "\(found.diagnostics.map(\.message))")
    let binding = try #require(found.graph.arms[ArmID(0)].binding)
    #expect(found.graph.parameters[binding].type == .string)
  }

  @Test(
    arguments: [
      (#"field name "N"; button save "S" returns nmae"#, "save -> stay", "`Rename` has no field `nmae`"),
      (#"button save "S" returns name"#, "save -> stay", "`Rename` has no field `name`"),
      (#"field name "N"; field kind "K"; button save "S" returns name"#, "save -> stay", "`Rename` already has a field"),
      (
        #"field name "N"; button save "S" returns name; button keep "K" cancel returns name"#, "save -> stay",
        "the `cancel` button `keep` can't return `name`"
      ),
      (#"field name "N" emial; button save "S" returns name"#, "save -> stay", "`emial` isn't a valid field option"),
      (#"field name "N" email phone; button save "S" returns name"#, "save -> stay", "only one field option of this kind is allowed"),
      (
        #"field name "N"; button save "S" returns name; button drop "D""#, "drop(x) -> push File(name: x)",
        "the button `drop` returns no value for `x`"
      ),
      (
        #"field name "N"; button save "S" returns name"#, "save(x) -> push Page(number: x)",
        "`x` is a String, but `Page(number:)` expects an Int"
      ),
      (#"field name "N"; button save "S" returns name"#, "save -> push File(name)", "no value named `name` is in scope"),
    ])
  func diagnostics(items: String, arms: String, message: String) {
    let found = program(with: items, arms: arms).diagnostics.filter { $0.severity == .error }
    #expect(found.map(\.message) == [message])
  }

  @Test func actionSheetsHaveNone() {
    let found = program(with: "\(field); \(save)", kind: "confirm").diagnostics
    #expect(found.map { "\($0.code)" } == ["NAV0336"])
  }

  /// The fix adds a name for the result.
  @Test func aResultWithoutAName() {
    let found = program(with: "\(field); \(save)", arms: "save -> push File(name)").diagnostics
    #expect(found.flatMap { $0.fixes.map(\.title) } == ["write `save(name)`"])
  }
}
