import NavGraphModel
import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Guards that some ways to a place ask and others don't: for each kind of way in, one that leaks and one that doesn't.
@Suite struct LeakTests {
  /// What every start of the app shows is kept from nobody by a guard on a link: that its author sees without being told.
  @Test func linksToWhatEachStartShows() {
    let app =
      "app A { scheme a; root Main; root Desk on pad }\nguard g -> Login\nscreen Login { on ok -> finish }\nstack Main { root Home }\n"
      + "split Desk { sidebar stack Home; detail stack Empty }\nscreen Empty\nscreen Home { on o requires g -> push Orders }\nscreen Orders\n"
    let route = "route \"/o\" requires g -> Main / Orders on pad -> "
    for first in ["Desk", "Desk / sidebar Home / detail Empty", "Desk / sidebar Home"] {
      #expect(Checked(app + route + first).codes == [], "\(first)")
    }
    #expect(Checked(app + route + "Desk / sidebar Home / detail Orders\nroute \"/p\" -> Desk / detail Orders").codes == [801])
  }

  /// The root of one kind of device that asks is no reason to trust a link on others.
  @Test func linksToSwitchedRootsComeFromEachRoot() {
    func app(_ phone: String, _ pad: String) -> String {
      "app A { scheme a; root Main\(phone) on phone; root Desk\(pad) on pad }\nguard g -> Login\nscreen Login { on ok -> finish }\n"
        + "stack Main { root Home }\nstack Desk { root Table }\nstack Side { root Safe }\nscreen Safe\n"
        + "screen Home { on side requires g -> switch to Side }\nscreen Table { on side requires g -> switch to Side }\n"
        + "route \"/side\" -> Side\nroute \"/safe\" requires g -> Side / Safe\n"
    }
    #expect(Checked(app("", "")).codes.contains(801))
    #expect(Checked(app("", " requires g")).codes.contains(801))
    #expect(Checked(app(" requires g", "")).codes.contains(801))
    #expect(!Checked(app(" requires g", " requires g")).codes.contains(801))
  }

  /// An event that one kind of device shows protects nothing that only another one shows.
  @Test func eventsAndWhatTheirLinksShowOnOtherDevices() {
    let app =
      "app A { platform iOS 26; scheme a; root Main; root Desk on pad }\nguard g -> Login\nscreen Login { on ok -> finish }\n"
      + "tabs Main { tab a stack Home; tab b stack Other; accessory Strip }\nstack Desk { root Orders }\nscreen Home\nscreen Other\n"
      + "route \"/o\" -> a / Orders on pad -> Desk / Orders\n"
    let strip = "screen Strip { on open requires g -> open \"/o\" }\n"
    #expect(!Checked(app + strip + "screen Orders").findings.contains { $0.code == Code(801) && $0.notes.joined().contains("Desk") })
    #expect(Checked(app + "screen Strip\nscreen Orders { on again requires g -> open \"/o\" }").codes.contains(801))
  }

  /// A program around the lines under test: `P` is what `g` should protect.
  func text(_ lines: String, app: String = "root Main") -> String {
    """
    app A { scheme a; \(app) }
    guard g -> SignIn
    guard h
    modal SignIn { content stack Credentials }
    \(lines)
    """
  }

  func leaks(_ checked: Checked) -> [Diagnostic] { checked.findings.filter { $0.code == Code(801) } }

  /// Expects one leak, with this walk.
  func leaks(
    _ walk: String, _ lines: String, app: String = "root Main", at location: SourceLocation = #_sourceLocation
  ) {
    let checked = Checked(text(lines, app: app))
    let found = leaks(checked)
    #expect(found.count == 1, "\(checked.report)", sourceLocation: location)
    #expect(found.first?.notes == ["walk without it: \(walk)"], "\(checked.report)", sourceLocation: location)
    #expect(checked.codes.allSatisfy { $0 == 801 || $0 == 312 }, "\(checked.report)", sourceLocation: location)
    for finding in found { expectWhole(finding, checked.source, at: location) }
  }

  func isTight(_ lines: String, app: String = "root Main", at location: SourceLocation = #_sourceLocation) {
    let checked = Checked(text(lines, app: app))
    #expect(leaks(checked).isEmpty, "\(checked.report)", sourceLocation: location)
    #expect(checked.codes.allSatisfy { $0 == 312 || $0 == 601 }, "\(checked.report)", sourceLocation: location)
  }

  let main = "stack Main { root Home }\nscreen Credentials { on done -> finish }\n"
  let tabs = """
    tabs Main {
      tab home "Home" icon "a" stack Home
      tab more "More" icon "b" stack More
    }
    screen Credentials { on done -> finish }

    """

  @Test func events() {
    leaks("Main > Home --free--> P", main + "screen Home { on a requires g -> push P; on free -> push P }\nscreen P")
    isTight(main + "screen Home { on a requires g -> push P; on free requires g -> push P }\nscreen P")
    isTight(main + "screen Home { on a requires g -> push P; on free -> push P }\nscreen P requires g")
    isTight(main + "screen Home { on a requires g -> push P; on free -> push Q }\nscreen P\nscreen Q")
    leaks(
      "Main > Home --free--> Q --on--> P",
      main + "screen Home { on a requires g -> push P; on free -> push Q }\nscreen P\nscreen Q { on on -> push P }")
    // Another guard is not this one.
    #expect(Checked(text(main + "screen Home { on a requires g -> push P; on b requires h -> push P }\nscreen P")).codes == [801, 801])
    // A branch and a sequence protect what they show last.
    leaks(
      "Main > Home --b--> Q",
      main + "screen Home { on a requires g -> push P then push Q; on b -> push Q; on c -> push P }\nscreen P\nscreen Q")
    isTight(main + "screen Home { on a requires g -> push P then push Q; on c -> push P }\nscreen P\nscreen Q")
    // What only shows again what is below protects nothing new.
    isTight(main + "screen Home { on a -> push P }\nscreen P { on b requires g -> pop; on c requires h -> pop to Home }")
  }

  @Test func askedBefore() {
    // Every walk to Q has been asked for g already.
    isTight(main + "screen Home { on a requires g -> push Q; on b requires g -> push P }\nscreen Q { on c -> push P }\nscreen P")
    isTight(main + "screen Home { on b requires g -> push P; on a -> push Q }\nscreen Q requires g { on c -> push P }\nscreen P")
    leaks(
      "Main > Home --z--> Q --c--> P",
      main + "screen Home { on b requires g -> push P; on z -> push Q }\nscreen Q { on c -> push P }\nscreen P")
    // Inside the flow of the guard it has been asked as well.
    isTight(main + "screen Home { on a requires g -> present M }\nmodal M { content stack P }\nscreen P\n")
  }

  @Test func replaceShowPageSelect() {
    leaks(
      "Main > Home --free--> P", main + "screen Home { on a requires g -> push P; on free -> replace P }\nscreen P { on b -> push Home }")
    leaks(
      "Main > detail > Home --free--> P",
      "split Main { sidebar List; detail stack Home }\nscreen List { on a requires g -> show detail P }\nscreen Home { on free -> show detail P }\nscreen P\nscreen Credentials { on done -> finish }"
    )
    isTight(
      "split Main { sidebar List; detail stack Home }\nscreen List { on a requires g -> show detail P }\nscreen Home\nscreen P\nscreen Credentials { on done -> finish }"
    )
    leaks(
      "Main > First --swipe--> P",
      "pages Main { page First; page P }\nscreen First { on a requires g -> page P }\nscreen P\nscreen Credentials { on done -> finish }")
    leaks("Main > home > Home --tab more--> More", tabs + "screen Home { on a requires g -> select more }\nscreen More")
    isTight(
      tabs.replacing("stack More", with: "stack More requires g") + "screen Home { on a requires g -> select more }\nscreen More")
    // What the other tab shows further on.
    leaks(
      "Main > home > Home --tab more--> More --free--> P",
      tabs + "screen Home { on a requires g -> select more then push P }\nscreen More { on free -> push P }\nscreen P")
    isTight(tabs + "screen Home { on a requires g -> select more then push P }\nscreen More\nscreen P")
    isTight(
      tabs.replacing("stack More", with: "stack More requires g")
        + "screen Home { on a requires g -> select more then push P }\nscreen More { on free -> push P }\nscreen P")
  }

  @Test func placesAreNotNames() {
    // The same screen in another stack is another place.
    isTight(tabs + "screen Home { on a requires g -> push P }\nscreen More { on free -> push P }\nscreen P")
  }

  @Test func presented() {
    leaks(
      "Main > Home --free--> M > P",
      main + "screen Home { on a requires g -> present M; on free -> present M }\nmodal M { content stack P }\nscreen P")
    isTight(main + "screen Home { on a requires g -> present M; on free -> present M }\nmodal M requires g { content stack P }\nscreen P")
    isTight(
      main + "screen Home { on a requires g -> present M }\nmodal M { content stack P }\nscreen P { on again -> dismiss then present M }")
    // Arms: what they show is another matter; but they are ways.
    leaks(
      "Main > Home --b--> P",
      main
        + "screen Home { on a requires g -> push P; on b -> present M then { finished -> push P } }\nmodal M { content stack Q }\nscreen Q { on ok -> finish }\nscreen P"
    )
    isTight(
      main
        + "screen Home { on a requires g -> push P; on b -> present M then { finished -> push P } }\nmodal M { content stack Q }\nscreen Q { on ok requires g -> finish }\nscreen P"
    )
    isTight(
      main
        + "screen Home { on a requires g -> push P; on b -> present M then { finished -> push P } }\nmodal M requires g { content stack Q }\nscreen Q { on ok -> finish }\nscreen P"
    )
    leaks(
      "Main > Home --b--> P",
      main
        + "screen Home { on a requires g -> push P; on b -> present M then { dismissed -> push P } }\nmodal M { content stack Q }\nscreen Q { on ok requires g -> dismiss }\nscreen P"
    )
    leaks(
      "Main > Home --b--> P",
      main
        + "screen Home { on a requires g -> push P; on b -> present Sure then { yes -> push P } }\nalert Sure { title \"Sure?\"; button yes \"Yes\" }\nscreen P"
    )
    // After `dismiss` the place of the presenter counts.
    leaks(
      "Main > Home --b--> M > Q --ok--> P",
      main
        + "screen Home { on a requires g -> push P; on b -> present M }\nmodal M { content stack Q }\nscreen Q { on ok -> dismiss then push P }\nscreen P"
    )
    isTight(
      tabs
        + "screen Home { on b requires g -> present M; on a requires g -> push P }\nscreen More { on c -> present N }\nmodal N { content stack R }\nscreen R { on d -> dismiss then push S }\nscreen S\nmodal M { content stack Q }\nscreen Q { on ok -> dismiss then push P }\nscreen P"
    )
    // One sheet for two tabs: only where it was presented the way goes on.
    isTight(
      tabs.replacing("stack Home", with: "stack Home requires g")
        + "screen Home { on b -> present M; on a requires g -> push P }\nscreen More { on c -> present M }\nmodal M { content stack Q }\nscreen Q { on ok -> dismiss then push P }\nscreen P"
    )
  }

  @Test func actionsOfTabs() {
    let bar = """
      tabs Main {
        tab home "Home" icon "a" stack Home
        tab new "New" icon "b" -> present M
      }
      screen Credentials { on done -> finish }
      modal M { content stack P }
      screen P

      """
    leaks("Main > home > Home --tab new--> M > P", bar + "screen Home { on a requires g -> present M }")
    isTight(bar.replacing("modal M", with: "modal M requires g") + "screen Home { on a requires g -> present M }")
    isTight(bar + "screen Home { on a -> present M }")
  }

  @Test func routesAndEntries() {
    leaks("\"/p\" --> P", main + "screen Home { on a requires g -> push P }\nscreen P\nroute \"/p\" -> Main / P")
    isTight(main + "screen Home { on a requires g -> push P }\nscreen P\nroute \"/p\" requires g -> Main / P")
    leaks("Main > Home --a--> P", main + "screen Home { on a -> push P }\nscreen P\nroute \"/p\" requires g -> Main / P")
    // Beneath what a link shows.
    leaks(
      "\"/q\" --> P > Q",
      main + "screen Home { on a requires g -> push P }\nscreen P { on q -> push Q }\nscreen Q\nroute \"/q\" -> Main / P / Q")
    isTight(
      main + "screen Home { on a requires g -> push P }\nscreen P { on q -> push Q }\nscreen Q\nroute \"/q\" requires g -> Main / P / Q")
    // An alias leads where its route leads.
    isTight(
      main + "screen Home { on a requires g -> push P }\nscreen P\nroute \"/p\" requires g -> Main / P\nalias \"/old\" -> \"/p\"")
    leaks(
      "shortcut \"p\" --> P", main + "screen Home { on a requires g -> push P }\nscreen P\nentry shortcut \"p\" -> Main / P")
    isTight(main + "screen Home { on a requires g -> push P }\nscreen P\nentry shortcut \"p\" requires g -> Main / P")
    leaks("Main > Home --b--> P", main + "screen Home { on b -> push P }\nscreen P\nentry shortcut \"p\" requires g -> Main / P")
    // `open` is an event, and a link all the same.
    leaks("\"/p\" --> P", main + "screen Home { on a requires g -> open \"/p\" }\nscreen P\nroute \"/p\" -> Main / P")
    leaks(
      "\"/m\" --> M > P",
      main + "screen Home { on a requires g -> present M }\nmodal M { content stack P }\nscreen P\nroute \"/m\" -> Main / present M")
    // A tab that a link opens.
    leaks("Main > home > Home --tab more--> More", tabs + "screen Home\nscreen More\nroute \"/more\" requires g -> more")
    leaks(
      "\"/more\" --> P", tabs + "screen Home\nscreen More { on p requires g -> push P }\nscreen P\nroute \"/more\" -> more / P")
  }

  @Test func here() {
    leaks(
      "\"/u\" --> P", main + "screen Home { on a requires g -> push P }\nscreen P\nroute \"/u\" -> here or Main / P")
    isTight(main + "screen Home { on a requires g -> push P }\nscreen P\nroute \"/u\" requires g -> here or Main / P")
    leaks(
      "Main > home > Home --a--> P",
      tabs + "screen Home { on a -> push P }\nscreen More\nscreen P\nroute \"/u\" requires g -> here or more / P")
    isTight(
      tabs + "screen Home { on a requires g -> push P }\nscreen More\nscreen P\nroute \"/u\" requires g -> here or more / P")
  }

  @Test func roots() {
    leaks(
      "Main > Home", main + "screen Home { on q -> push Q }\nscreen Q { on a requires g -> switch to Main }",
      app: "root Main; root Q on pad")
    isTight(
      main + "screen Home { on q -> switch to Q }\nscreen Q { on a requires g -> switch to Main }",
      app: "root Main requires g; root Q on pad")
    // A reset of the root that is up protects nothing new.
    isTight(main + "screen Home { on a requires g -> switch to Main }")
    // Everything in a guarded root has been asked.
    isTight(main + "screen Home { on a requires g -> push P; on b -> push P }\nscreen P", app: "root Main requires g")
    // Another root, which asks nobody.
    leaks(
      "Q --b--> M > P",
      main + "screen Home { on a requires g -> present M }\nscreen Q { on b -> present M }\nmodal M { content stack P }\nscreen P",
      app: "root Main; root Q on pad")
  }

  @Test func externalScreens() {
    leaks(
      "Share --b--> M > P",
      main
        + "screen Home { on a requires g -> present M }\nscreen Share external \"an extension\" { on b -> present M }\nmodal M { content stack P }\nscreen P"
    )
  }

  @Test func guardFlows() {
    // What the guard's own flow shows comes after the question.
    isTight(
      "stack Main { root Home }\nscreen Home { on a requires g -> present M }\nmodal M { content stack P }\nscreen P\nscreen Credentials { on done -> finish; on help -> present M }"
    )
    // The flow of another guard has not asked this one.
    leaks(
      "Main > Home --k says no--> Help --b--> M > P",
      main
        + "guard k -> Help\nscreen Help { on b -> present M; on ok -> finish }\nscreen Home { on a requires g -> present M; on c requires k -> push Q }\nscreen Q\nmodal M { content stack P }\nscreen P"
    )
  }

  /// Mistakes that have a finding of their own cause no leak.
  @Test func brokenQuestions() {
    let codes = Checked(text(main + "screen Home { on a requires g -> push P; on free requires gg -> push P }\nscreen P")).codes
    #expect(codes.contains(801) == false && !codes.isEmpty)
    let half = Checked(text(main + "screen Home {\n on a requires g -> push P\n on free requires -> push P\n }\nscreen P")).codes
    #expect(half.contains(801) == false && !half.isEmpty)
    let screen = Checked(text(main + "screen Home { on a requires g -> push P; on free -> push P }\nscreen P requires gg")).codes
    #expect(screen.contains(801) == false && !screen.isEmpty)
    let allowed = Checked(
      text(main + "screen Home {\n on a requires g -> push P\n allow NAV0801 \"a preview\"\n on free -> push P\n }\nscreen P"))
    #expect(allowed.codes.filter { $0 != 312 } == [], "\(allowed.report)")
  }

  /// The fix puts the guard on the screen, wherever its head ends.
  @Test func fixes() {
    for (screen, mended) in [
      ("screen P", "screen P requires g"), ("screen P(id: String = \"a\")", "screen P(id: String = \"a\") requires g"),
      ("screen P requires h { title \"P\" }", "screen P requires h, g { title \"P\" }"),
      ("screen P transient", "screen P requires g transient"),
    ] {
      let checked = Checked(text(main + "screen Home { on a requires g -> push P; on free -> push P }\n" + screen))
      let fix = leaks(checked).first?.fixes.first
      #expect(fix.map { checked.mended(by: $0).hasSuffix(mended) } == true, "\(screen)")
      #expect(fix.map { leaks(Checked(checked.mended(by: $0))).isEmpty } == true, "\(screen)")
    }
  }
}
