import Foundation
import Repository
import Testing

@Suite struct WalkCommandTests {
  private static let app = """
    app Shop { platform iOS 16; scheme shop; root Main; on locked(reason: String) -> present Lock }
    guard signedIn -> SignIn
    condition online
    enum Kind { new, used = "second-hand" }
    tabs Main { tab home "Home" icon "house" stack Home; tab sell "Sell" icon "tag" -> present Lock }
    screen Home {
      on open(id: Int, kind: Kind?) -> push Item(id: id)
      on back(to: UUID) requires signedIn -> push Item(id: 1)
      on help { when online -> push Help; otherwise -> present Rename then { save(name) -> push Help } }
    }
    screen Item(id: Int)
    screen Help
    modal SignIn { content Code; dismissal confirm }
    modal Lock { content Code; dismissal blocked }
    screen Code { on done -> finish; on cancel -> dismiss }
    alert Rename { title "Name"; field name "Name"; button save "Save" returns name; button no "No" cancel }
    route "/items/{id}" -> home / Item(id)
    entry shortcut "com.shop.item" (id: Int) -> home / Item(id)

    """

  private func walk(_ script: String, code: Int32 = 0, _ arguments: String..., app: String = app) throws -> String {
    let outcome = try Tool(in: Folder(["Shop.navgraph": app]), input: script).run(["walk"] + arguments)
    #expect(outcome.code == code, "\(script): \(outcome.output)\(outcome.errors)")
    return outcome.output
  }

  /// Returns the output of the last command.
  private func last(_ script: String, code: Int32 = 0) throws -> String {
    let output = try walk(script, code: code)
    return output.components(separatedBy: "\n> ").last.map { $0.split(separator: "\n", omittingEmptySubsequences: false).dropFirst() }?
      .joined(separator: "\n") ?? ""
  }

  /// The page contains a script with its output, and a test.
  @Test func thePageShowsWhatIsPrinted() throws {
    let blocks = try Repository.blocks(of: "Grammar/guide/walks.md")
    let app = blocks.first { $0.kind == "navgraph" }?.text ?? ""
    let texts = blocks.filter { $0.kind == "text" }.map(\.text)
    #expect(texts.count == 4)
    #expect(try walk("open 7\n", app: app).hasPrefix(texts[0].trimmingCharacters(in: .newlines)))
    #expect(try walk(texts[1], app: app).trimmingCharacters(in: .newlines) == texts[2].trimmingCharacters(in: .newlines))
    let test = try walk("open 7\npay\npaid\ntab more\ntest", app: app).components(separatedBy: "> test\n").last ?? ""
    #expect(test.trimmingCharacters(in: .newlines) == texts[3].trimmingCharacters(in: .newlines))
  }

  @Test(arguments: [
    ("open 7", "Item(id: 7)"), ("open id=8 kind=used", "Item(id: 8)"), ("Home.open 9 .new", "Item(id: 9)"),
    ("1 10 second-hand", "Item(id: 10)"),
    ("open", "Item(id: 7)"), ("open shop://items/11", "Item(id: 11)"), ("enter com.shop.item 12", "Item(id: 12)"),
    ("app locked \"too \\\"late\"", "present Lock"), ("tab sell", "present Lock"), ("2", "Item(id: 1)"),
    ("condition online yes\nHome.help", "Help"), ("Home.help\nbutton save Ann Lee", "Help"), ("guard signedIn no\n2", "present SignIn"),
  ]) func commandsDoSteps(_ script: String, _ shown: String) throws {
    let output = try last(script)
    #expect(output.contains(shown), "\(script): \(output)")
  }

  @Test(arguments: [
    ("open x", "id is of the type Int, and x isn't a value of it"), ("2 abc", "to is of the type UUID, and abc isn't a value of it"),
    ("open 1 lost", "kind is of the type Kind?, and lost isn't a value of it"), ("open 1 nil 3", "it takes 2 values"),
    ("open di=1", "it has no value di\ndid you mean id?"), ("open id=1 id=2", "id is given twice"),
    ("opne 1", "`opne` is neither a command nor an event of what is shown\ndid you mean open?"), ("99", "there is no number 99"),
    ("back", "there is nothing to go back to"), ("next", "there is no page to swipe to"), ("dismiss", "nothing can be swiped away"),
    ("tab hoem", "there is no tab hoem now\ndid you mean home?"), ("guard signdIn no", "there is no guard signdIn\ndid you mean signedIn?"),
    ("guard signedIn maybe", "write `guard NAME yes|no`"), ("open shop://itms/1", "did you mean shop://items/1?"),
    ("enter com.shop.itm", "did you mean com.shop.item?"), ("open \"x", "a quote isn't closed"), ("undo", "there is no step to take back"),
    ("assert", "do something first: an assertion is about a path of moves"), ("tab sell\ndismiss", "nothing can be swiped away"),
  ]) func whatCannotBeDoneIsReported(_ script: String, _ message: String) throws {
    let output = try last(script, code: 1)
    #expect(output.contains(message), "\(script): \(output)")
  }

  @Test func aConfirmationCanBeRefused() throws {
    #expect(try last("guard signedIn no\n2\nconfirm no\ndismiss\n").contains("present SignIn"))
    #expect(try !last("guard signedIn no\n2\nconfirm yes\ndismiss\n").contains("present SignIn"))
  }

  @Test func undoRestoresWhatWasShown() throws {
    let output = try walk("open 7\nundo\nshow")
    let pages = output.components(separatedBy: "\n> ")
    func page(_ text: String) -> String { text.split(separator: "\n").dropFirst(text.hasPrefix("Main") ? 0 : 1).joined(separator: "\n") }
    #expect(pages.count == 4 && page(pages[0]) == page(pages[2]) && page(pages[2]) == page(pages[3]))
  }

  /// `Tests/Output` compiles the expected test together with the code of the sample.
  @Test func theTestIsTheOneThatIsCompiled() throws {
    let script = "chat 7\\nback\ntab settings\napp ring 9\ntest\n".replacingOccurrences(of: "\\n", with: "\n")
    let outcome = try Tool(in: Folder(), input: script).run(["walk", Repository.url(at: "Samples/Messenger").path])
    let test = outcome.output.components(separatedBy: "> test\n").last ?? ""
    #expect(test.hasPrefix("@Test func walk()"))
    #expect(try Repository.text(at: "Tests/Output/GeneratedTests/CopiedWalkTests.swift").hasSuffix(test))
  }

  /// Hostile lines are printed without control characters, and don't end the program.
  @Test func hostileLinesAreVisible() throws {
    let output = try walk(
      "\u{1B}[2J\u{202E}\n\(String(repeating: "9", count: 5_000))\nopen \(String(repeating: "a", count: 300_000))://\nquit\nopen 1\n",
      code: 1)
    #expect(!output.contains("\u{1B}") && !output.contains("\u{202E}") && output.contains("> quit\n"))
    #expect(!output.contains("> open 1\n"))
    try Tool().expect("walk", "-", code: 64, errors: nil)
  }
}
