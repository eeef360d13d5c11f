import NavGraphSwift
import Testing

/// Tests of generated targets of links.
@Suite struct TargetTests {
  private static let app = """
    app Post { platform iOS 16; scheme post; root Main }
    tabs Main {
      tab inbox "Inbox" icon "a" stack Inbox
      tab deep  "Deep"  icon "b" stack Deep(list: 1)
      tab tour  "Tour"  icon "c" pages Tour(of: 1)
      tab desk  "Desk"  icon "d" split Desk
    }
    stack Deep(list: Int) { root First(list) }
    pages Tour(of: Int) { page Hello(number: of); page Bye }
    split Desk { sidebar Shelf; detail stack Blank }
    stack Archive { root Folders }
    tabs Panes {
      tab one "One" icon "a" stack One
      tab two "Two" icon "b" stack Two
    }
    modal Options         { content stack Settings }
    modal Book(of: Int)   { content Tour(of) }
    modal Panel           { content Panes }
    modal Bare(list: Int) { content Deep(list) }
    screen Inbox { on second -> push Second }
    screen Settings { on close -> dismiss }
    screen LogView(kind: String)
    screen Note
    screen First(list: Int)
    screen Second
    screen Folders
    screen Shelf
    screen Blank
    screen One
    screen Two
    screen Hello(number: Int)
    screen Bye

    """

  /// Returns the target of the app's only link, on one line.
  private func target(_ route: String) -> String {
    let (checked, output) = Samples.generate(Self.app + "route " + route)
    #expect(!checked.hasErrors, "\(checked.diagnostics.map(\.message))")
    let text = output.files.first { $0.name == "PostRoutes.swift" }?.text ?? ""
    let lines = text.split(separator: "\n").drop { !$0.contains("var target: Graph.Target {") }.dropFirst().prefix { $0 != "    }" }
    return lines.map { $0.drop { $0 == " " } }.joined(separator: " ").replacing("( ", with: "(").replacing("[ ", with: "[")
      .replacing(" )", with: ")").replacing(", ]", with: "]").replacing(" ]", with: "]")
  }

  @Test(arguments: [
    (#""/a" -> inbox / present Options"#, "presenting: [.present(.options)]"),
    (
      #""/a/{kind}" -> inbox / present Options / LogView(kind)"#,
      "presenting: [.present(.options, showing: .path([.settings, .logView(kind: kind)]))]"
    ),
    // The root of a stack is the first screen of the path, even if it isn't named.
    (
      #""/a" -> inbox / present Options / Settings / Second"#, "presenting: [.present(.options, showing: .path([.settings, .second]))]"
    ),
    (#""/a" -> inbox / present stack Note / Second"#, "presenting: [.present(.note, showing: .path([.note, .second]))]"),
    (#""/a" -> inbox / present Panel / two"#, "presenting: [.present(.panel, showing: .tab(PanesTab.two.index, .path([.two])))]"),
    (#""/a" -> inbox / present Panel"#, "presenting: [.present(.panel)]"),
    (#""/a/{of}" -> inbox / present Book(of) / page Bye"#, "presenting: [.present(.book(of: of), showing: .page(TourPage.bye.index))]"),
    // The arguments of a modal reach the root of its stack.
    (
      #""/a/{n}" -> inbox / present Bare(list: n) / Second"#,
      "presenting: [.present(.bare(list: n), showing: .path([.first(list: n), .second]))]"
    ),
    (
      #""/a" -> inbox / present Options / Second / present Panel / two / Second"#,
      "presenting: [.present(.options, showing: .path([.settings, .second])), .present(.panel, showing: .tab(PanesTab.two.index, .path([.two, .second])))]"
    ),
    (
      #""/a" -> here or inbox / Second / present Options / Note"#,
      "otherwise: .root(.main, .tab(MainTab.inbox.index, .path([.inbox, .second])))), presenting: [.present(.options, showing: .path([.settings, .note]))]"
    ),
    (
      #""/a" -> here / present Options / Second"#,
      "Target(.anywhere, presenting: [.present(.options, showing: .path([.settings, .second]))])"
    ),
    // Arguments of a container.
    (#""/a/{list}" -> Deep(list) / Second"#, ".tab(MainTab.deep.index, .path([.first(list: list), .second]))"),
    (#""/a" -> deep / Second"#, ".tab(MainTab.deep.index, .path([.first(list: 1), .second]))"),
    (
      #""/a/{of}" -> tour / Tour(of)"#,
      ".tab(MainTab.tour.index, .page(TourPage.hello.index, of: [TourPage.hello.index: .hello(number: of), TourPage.bye.index: .bye]))"
    ),
    (
      #""/a/{n}" -> tour / page Hello(number: n)"#,
      ".tab(MainTab.tour.index, .page(TourPage.hello.index, of: [TourPage.hello.index: .hello(number: n)]))"
    ),
    (#""/a" -> tour / page Bye"#, ".tab(MainTab.tour.index, .page(TourPage.bye.index))"),
    (#""/a" -> desk / detail Archive / Second"#, ".columns([.detail: .made(.stack(.archive, [.folders]), .path([.folders, .second]))])"),
  ]) func saysAllThatIsVisible(_ route: String, _ expected: String) {
    let text = target(route)
    #expect(text.contains(expected), "\(text)")
  }

  /// An unused value isn't bound, because the compiler would warn.
  @Test func bindsWhatIsUsed() {
    #expect(target(#""/a/{list}/{n}" -> Deep(list) / First(list: n)"#).contains("case .a(_, let n): return"))
  }
}
