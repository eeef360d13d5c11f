import NavGraphSwift
import Testing

/// Tests that adding a tab, a page, or a route only adds lines.
@Suite struct AddedLinesTests {
  private static let app = """
    app Post { platform iOS 16; scheme post; hosts "post.example"; root Main }
    tabs Main {
      tab inbox "Inbox" icon "a" stack Inbox
      TAB
      tab sent  "Sent"  icon "b" stack Sent
      tab help  "Help"  icon "c" pages Help
    }
    pages Help { page First; PAGE; page Last }
    screen Inbox { on sent -> select sent; on last -> push Letter(id: 1) }
    screen Sent { on open(id: Int) -> push Letter(id) }
    screen Letter(id: Int)
    screen Added(id: Int) { title }
    screen Own { on inbox -> select inbox; on added -> push Added(id: 1) }
    screen First { on last -> page Last }
    screen Middle
    screen Last
    screen Part
    route "/letters/{id}" -> inbox / Letter(id)
    ROUTE
    route "/sent/{id}" scheme "post" -> sent / Letter(id)
    route "/help/last" -> help / page Last

    """

  private func lines(_ part: String, tab: String = "", page: String = "page Part", route: String = "") -> [Substring] {
    let text = Self.app.replacing("TAB", with: tab).replacing("PAGE", with: page).replacing("ROUTE", with: route)
    let (checked, output) = Samples.generate(text)
    #expect(!checked.hasErrors, "\(checked.diagnostics.map(\.message))")
    return (output.files.first { $0.name == "Post" + part + ".swift" }?.text ?? "").split(separator: "\n")
  }

  /// Returns the removed lines, except the fingerprint, which depends on the whole program.
  private func lost(_ old: [Substring], _ new: [Substring]) -> [Substring] {
    #expect(!old.isEmpty && new.count >= old.count)
    return new.difference(from: old).removals.compactMap { change in
      if case .remove(_, let line, _) = change, !line.contains("fingerprint") { line } else { nil }
    }
  }

  @Test(arguments: ["", "Routes", "State", "+Inbox"]) func aTabAddsLines(_ part: String) {
    let (old, new) = (lines(part), lines(part, tab: #"tab own "Own" icon "d" stack Own"#))
    // The list of a state's parts is one expression.
    #expect(lost(old, new).filter { !$0.contains("inbox.parts") } == [])
  }

  @Test(arguments: ["Routes", "State"]) func aPageAddsLines(_ part: String) {
    #expect(lost(lines(part), lines(part, page: "page Part; page Middle")) == [])
  }

  @Test(arguments: [
    #"route "/letters" -> inbox"#, #"route "/letters/new/{id}" -> inbox / Added(id)"#,
    #"route "/{id}" host "a.example" -> inbox / Added(id)"#,
    #"route "/letters/{id}/added" -> inbox / Added(id)"#,
  ]) func aRouteAddsLines(_ route: String) {
    #expect(lost(lines("Routes"), lines("Routes", route: route)) == [])
  }

  /// The names of patterns that only differ in their placeholders are distinct.
  @Test func equalPatternsAreToldApart() {
    let text = lines("Routes", route: "route \"/letters/{id: letters 2}\" -> inbox / Word(id)\nscreen Word(id: String)")
    #expect(text.contains { $0.hasSuffix(#"case lettersById = "/letters/{id:letters-2}""#) }, "\(text)")
    #expect(text.contains { $0.hasSuffix(#"case lettersById2 = "/letters/{id:Int}""#) }, "\(text)")
  }
}
