import Foundation
import NavGraphCompiler
import Testing

@testable import navgraph

/// Tests of hover, renaming, and other requests for the name at a position.
@Suite struct NamesTests {
  private static let uri = "untitled:Shop"

  private static func added(_ members: (String, JSON)..., to parameters: JSON) -> JSON {
    guard case .object(let known) = parameters else { return parameters }
    return .object(known + members)
  }

  /// Returns the text after renaming the name at `§`, or the error message.
  private static func renamed(_ text: String, to name: String) -> String {
    var client = LanguageClient()
    let place = client.open(uri, marked: text)
    let result = client.request("textDocument/rename", added(("newName", .string(name)), to: place))
    return result["message"]?.string ?? client.applying(result, to: uri)
  }

  private static let app = """
    app Shop { platform iOS 26; scheme "shop"; root Main }
    enum Kind { book, film }
    tabs Main { tab home "Home" stack Home; tab more "More" stack More }
    /// All there is.
    screen Home {
      on open(id: Int) -> push Item(id)
      on more -> select more
      on help -> present Help then { yes -> push Item(id: 1, kind: .film) }
    }
    screen Item(id: Int, kind: Kind = .book) { title "Item {id}" }
    screen More
    alert Help { title "Help"; button yes "Yes"; button no "No" cancel }
    route "/items/{id}", "/i/{id}?kind={kind}" -> home / Item(id, kind)
    entry notification "item"(item: Int) -> home / Item(id: item)

    """

  /// Returns the app with `§` before the `number`-th occurrence of a word.
  private static func marked(_ word: String, _ number: Int) -> String {
    let parts = app.components(separatedBy: word)
    return parts[..<number].joined(separator: word) + "§" + word + parts[number...].joined(separator: word)
  }

  @Test(arguments: [
    ("Item(id)\n", 1, "9:7"), ("more\n", 1, "2:44"), ("film) }", 1, "1:18"), ("yes ->", 1, "11:34"), ("id}\" }", 1, "9:12"),
    ("home / Item(id, kind)", 1, "2:16"), ("kind)\n", 1, "9:21 12:36"), ("Help then", 1, "11:6"),
  ]) func leadsToTheDeclaration(word: String, number: Int, place: String) {
    var client = LanguageClient()
    let found = client.request("textDocument/definition", client.open(Self.uri, marked: Self.marked(word, number))).array ?? []
    let places = found.map { "\($0["range"]?["start"]?["line"]?.int ?? -1):\($0["range"]?["start"]?["character"]?.int ?? -1)" }
    #expect(places.joined(separator: " ") == place)
  }

  @Test func listsReferences() {
    var client = LanguageClient()
    let place = client.open(Self.uri, marked: Self.marked("Item(id: Int", 1))
    func lines(_ includesDeclaration: Bool) -> [Int] {
      let context = JSON.object([("includeDeclaration", .bool(includesDeclaration))])
      let found = client.request("textDocument/references", Self.added(("context", context), to: place)).array ?? []
      return found.compactMap { $0["range"]?["start"]?["line"]?.int }
    }
    #expect(lines(true) == [5, 7, 9, 12, 13])
    #expect(lines(false) == [5, 7, 12, 13])
    let highlights = client.request("textDocument/documentHighlight", place).array ?? []
    #expect(highlights.map { $0["kind"]?.int ?? 0 } == [2, 2, 3, 2, 2])
  }

  @Test func showsDeclarationsWithTheirComments() {
    var client = LanguageClient()
    let hover = client.request("textDocument/hover", client.open(Self.uri, marked: Self.marked("Home; tab", 1)))
    #expect(hover["contents"]?["value"]?.string?.hasPrefix("```navgraph\nscreen Home\n```\n\nAll there is.") ?? false, "\(hover.line)")
  }

  /// Hover shows a declaration completely, except for its body, with inferred types, and options by their item.
  @Test(arguments: [
    ("route \"/p/{§id}\" -> Page(id)", "```navgraph\nid: Int\n```"), ("route \"/p/{id}\" -> Page(§id)", "```navgraph\nid: Int\n```"),
    ("route \"/p/{x}\" -> Page(id: §x)", "```navgraph\nx: Int\n```"),
    (
      "alert B(n: String) { title \"A\"; field §f \"F\" = \"{n}\" required; button b \"B\" returns f }",
      "field f \"F\" = \"{n}\" required\n"
    ),
    ("alert B(n: String) { title \"A\"; field f \"F\"; button §b \"B {n}\" returns f }", "button b \"B {n}\" returns f\n"),
    ("screen S { on §a(id: Int) -> present Ask(id) then { yes -> stay } }", "on a(id: Int) -> present Ask(id) then { ... }\n"),
    ("screen S { on a -> present M then { finished(§x) -> stay } }", "```navgraph\nx: Int\n```"),
    ("screen S { on a -> present M then { §finished(x) -> stay } }", "`finished`: runs once the flow has ended"),
    ("enum Kind {\n  /// A dog.\n  §dog\n}", "```navgraph\ndog\n```\n\nA dog."),
    ("modal N { content Page; dismissal §confirm }", "the screen confirms"),
    ("modal N { content Page; style §popover }", "`style popover`"), ("modal N { content Page; style formSheet on §pad }", "`on phone`"),
    ("split D { sidebar Home; detail Page; collapses §to sidebar }", "`to`: the column that a narrow window shows first"),
    ("screen S { on a -> push §Home }", "**Where it can be**: a stack without a name"),
  ]) func showsWholeDeclarations(text: String, expected: String) {
    var client = LanguageClient()
    let app = """
      app A { platform iOS 26; scheme "a"; root stack Home }
      screen Home
      screen Page(id: Int)
      alert Ask(id: Int) { title "{id}"; button yes "Yes" }
      modal M returns Int { content T }
      screen T { on d(i: Int) -> finish(i) }

      """
    let hover = client.request("textDocument/hover", client.open(Self.uri, marked: app + text + "\n"))["contents"]?["value"]?.string ?? ""
    #expect(hover.contains(expected), "\(hover)")
    let parts = hover.components(separatedBy: "\n\n---\n\n")
    #expect(Set(parts).count == parts.count, "\(hover)")
  }

  /// The transition of an app has the options of apps only.
  @Test func showsTheOptionsOfTheItem() {
    var client = LanguageClient()
    let place = client.open(Self.uri, marked: "app A { platform iOS 26; §transition none; root stack Home }\nscreen Home\n")
    let hover = client.request("textDocument/hover", place)["contents"]?["value"]?.string ?? ""
    #expect(hover.contains("of an app") && !hover.contains("zoom") && !hover.contains("curl"), "\(hover)")
  }

  /// Hover lists the transitions to and from a screen, and the target of a pattern's example URL.
  @Test func showsTransitionsAndLinks() {
    var client = LanguageClient()
    func text(_ word: String, _ number: Int) -> String {
      client.request("textDocument/hover", client.open(Self.uri, marked: Self.marked(word, number)))["contents"]?["value"]?.string ?? ""
    }
    let screen = text("Item(id: Int", 1)
    #expect(screen.contains("**What leads here**\n\n- Home: open: push Item\n- Home: help, afterwards: push Item"), "\(screen)")
    #expect(screen.contains("- link /items/{id}: push Item"), "\(screen)")
    #expect(text("Home {", 1).contains("**Where it leads**\n\n- open: push Item"))
    let link = text("/items", 1)
    #expect(link.contains("navgraph open shop://items/") && link.contains("Item(id: "), "\(link)")
  }

  @Test func showsWhereAScreenCanBe() {
    var client = LanguageClient()
    let text = """
      app A { platform iOS 26; root Main }
      tabs Main { tab home "Home" icon "a" stack Home; tab more "More" icon "b" stack Other }
      screen Home { on open -> push Item; on edit -> present Editor }
      screen Other { on open -> push Item }
      screen Item
      modal Editor { content stack Draft }
      screen Draft { on item -> push Item; on done -> dismiss }

      """
    let place = client.open(Self.uri, marked: text.replacing("screen Item", with: "screen §Item"))
    let hover = client.request("textDocument/hover", place)["contents"]?["value"]?.string ?? ""
    #expect(hover.contains("**Where it can be**: `Main` > `home`, `Main` > `more`, `Editor`\n"), "\(hover)")
  }

  /// A parameter is edited everywhere at once if each of its places has only its name.
  @Test func linksPlacesThatAreEditedTogether() {
    func lines(_ text: String) -> [Int]? {
      var client = LanguageClient()
      let result = client.request("textDocument/linkedEditingRange", client.open(Self.uri, marked: text))
      return result["ranges"]?.array?.map { $0["start"]?["line"]?.int ?? -1 }
    }
    let app = "app A { platform iOS 26; scheme \"a\"; root stack Home }\nscreen Item(id: Int)\nscreen Home {\n"
    #expect(lines(app + "  on open(§number: Int) -> push Item(id: number)\n}\n") == [3, 3])
    #expect(lines(app + "  on open(number: Int)\n  -> push Item(id: num§ber)\n}\n") == [3, 4])
    // `id` is the label, too.
    #expect(lines(app + "  on open(§id: Int) -> push Item(id)\n}\n") == nil)
    #expect(lines(app + "  on open -> push It§em(id: 1)\n}\n") == nil)
    #expect(lines(app + "  on open -> push Item(id: 1)\n}\nroute \"/{§one}\" -> home / Item(id: one)\n") == [5, 5])
  }

  /// A word that names a parameter and a value is written as both once their names differ.
  @Test func renamesParametersAndValues() {
    #expect(
      Self.renamed(Self.marked("id: Int) ->", 1), to: "number").contains("on open(number: Int) -> push Item(id: number)"))
    let screen = Self.renamed(Self.marked("id: Int, kind", 1), to: "number")
    #expect(screen.contains("push Item(number: id)"))
    #expect(screen.contains("screen Item(number: Int, kind: Kind = .book) { title \"Item {number}\" }"))
    #expect(screen.contains("home / Item(number: id, kind)"))
    let placeholder = Self.renamed(Self.marked("id}\", \"/i", 1), to: "number")
    #expect(placeholder.contains("route \"/items/{number}\", \"/i/{number}?kind={kind}\" -> home / Item(id: number, kind)"))
  }

  /// Renaming a case keeps its old name as the value, because URLs contain it.
  @Test func keepsWhatURLsCarry() {
    let text = Self.renamed(Self.marked("film }", 1), to: "movie")
    #expect(text.contains("enum Kind { book, movie = \"film\" }") && text.contains("kind: .movie)"))
    #expect(Self.renamed(text.replacing("movie = ", with: "§movie = "), to: "film") == Self.app)
    let again = Self.renamed(text.replacing("movie = ", with: "§movie = "), to: "video")
    #expect(again.contains("enum Kind { book, video = \"film\" }"), "\(again)")
  }

  @Test(arguments: [
    ("Item(id)\n", "Home", "can't be renamed to `Home`: "), ("Item(id)\n", "2", "`2` can't be a name"),
    ("Item(id)\n", "then", "`then` can't be a name"), ("Item(id)\n", "A B", "`A B` can't be a name"),
    ("item: Int", "number", "`item` is a key in what arrives with the notification \"item\""), ("Int)", "Number", "there is no name here"),
    ("/items", "x", "a pattern can't be renamed"), ("kind: Kind =", "id", "`kind` can't be renamed to `id`: "),
  ]) func refusesWithTheReason(word: String, name: String, reason: String) {
    let text = Self.renamed(Self.marked(word, 1), to: name)
    #expect(text.contains(reason) && !text.contains("\n"), "\(text)")
  }

  /// A client that can ask does so where states that apps have saved lose a screen. Others show a message.
  @Test(arguments: [
    ("Item(id)\n", "restored without the screen `Item` and those above it"),
    ("id: Int, kind", "restored without the screen `Item`, which has no value for the new name"), ("kind: Kind = .book) {", nil),
    ("id}\", \"/i", nil),
  ]) func confirmsTheEffectOnSavedStates(word: String, effect: String?) {
    var client = LanguageClient(confirms: true)
    var other = LanguageClient()
    let place = client.open(Self.uri, marked: Self.marked(word, 1))
    _ = other.open(Self.uri, marked: Self.marked(word, 1))
    let request = Self.added(("newName", .string("fresh")), to: place)
    let messages = other.send("textDocument/rename", request).filter { $0["method"]?.string == "window/showMessage" }
    #expect(messages.map { $0["params"]?["message"]?.string?.contains(effect ?? "") } == (effect == nil ? [] : [true]))
    let edit = client.request("textDocument/rename", request)
    let description = edit["changeAnnotations"]?["effect"]?["description"]?.string
    guard let effect else {
      #expect(description == nil && edit["changes"] != nil, "\(edit.line)")
      return
    }
    let isNamed = description?.contains(effect) ?? false
    #expect(isNamed && edit["changes"] == nil, "\(edit.line)")
    let edits = edit["documentChanges"]?.array?.flatMap { $0["edits"]?.array ?? [] } ?? []
    let areAnnotated = edits.allSatisfy { $0["annotationId"]?.string == "effect" }
    #expect(!edits.isEmpty && areAnnotated)
  }

  @Test func namesWhatWillBeRenamed() {
    var client = LanguageClient()
    let prepared = client.request("textDocument/prepareRename", client.open(Self.uri, marked: Self.marked("more\n", 1)))
    #expect(prepared["placeholder"]?.string == "more" && prepared["range"]?["start"]?["line"]?.int == 6)
  }
}
