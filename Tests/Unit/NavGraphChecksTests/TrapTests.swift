import NavGraphSyntax
import Testing

/// Dead ends and groups that can't be left (0610, 0612), and what only looks like one.
@Suite struct TrapTests {
  private let head = "app A { root stack Home }\nscreen Home { on a -> push Q }\n"

  @Test func groups() {
    let pair = "screen Q { back hidden\n on n -> replace S }\nscreen S { back hidden\n on n -> replace Q\nMORE }\nscreen T external"
    expect([612], in: head + pair.replacing("MORE", with: ""))
    for way in ["pop", "pop to root", "pop to Home", "restart", "switch to T", "close"] {
      let checked = Checked(
        head + pair.replacing("MORE", with: "on x -> \(way)"))
      #expect(!checked.codes.contains(612), "\(way)\n\(checked.report)")
    }
    // What stands on a member, or over it, only comes back to it.
    for way in ["push T", "present T"] {
      expect([612], in: head + pair.replacing("MORE", with: "on x -> \(way)").replacing("external", with: ""))
    }
    let checked = Checked(head + pair.replacing("MORE", with: ""))
    #expect(checked.report.contains("round: Q --n--> S --n--> Q"), "\(checked.report)")
    #expect(checked.report.contains("reached by: Home --a--> Q"), "\(checked.report)")
    // Back leads to a member of the group, not out of it.
    expect([612], in: head + "screen Q { back hidden\n on n -> push S }\nscreen S")
    // One Back button that leads out is enough.
    expect([], in: head + "screen Q { back hidden\n on n -> replace S }\nscreen S")
    // Back leads out where S was pushed elsewhere, and only back to Q where Q pushed it.
    expect(
      [612],
      in: "app A { root stack Home }\nscreen Home { on a -> push Q\n on b -> push S }\nscreen Q { back hidden\n on n -> push S }\nscreen S")
  }

  /// An accessory is at hand wherever its bar is shown, and what it presents comes back to there.
  @Test func accessories() {
    let app = """
      app A { platform iOS 26; root Main }
      tabs Main { tab a stack Home reselect none; accessory Mini }
      screen Home { on pay -> push Receipt }
      screen Receipt { back hidden }
      screen Mini { on p -> ACTION }
      screen N { on c -> dismiss }

      """
    expect([612], in: app.replacing("ACTION", with: "present N"))
    expect([610], in: app.replacing("ACTION", with: "stay").replacing("screen N {", with: "screen N external {"))
    expect([], in: app.replacing("ACTION", with: "select a then pop to root").replacing("screen N {", with: "screen N external {"))
    expect([], in: app.replacing("ACTION", with: "present N").replacing("on c -> dismiss", with: "on c -> dismiss all then pop to root"))
  }

  /// At the bottom of its stack a screen has no Back, though it has one elsewhere. What the accessory presents comes back to it, and is no
  /// way out for those who are at the bottom, even if it is for those who have Back.
  @Test func anAccessoryIsNoWayOutAtTheBottom() {
    let app = """
      app A { platform iOS 26; root stack Start }
      screen Start { on m -> present M }
      modal M { content T; style fullScreen }
      tabs T { tab a stack Y reselect none; accessory Mini }
      screen Y { on r -> replace Home; on p -> push Home; on close -> dismiss }
      screen Home
      screen Mini { on e -> ACTION }
      screen N { on x -> dismiss }

      """
    expect([612], in: app.replacing("ACTION", with: "present N"))
    expect([601], in: app.replacing("ACTION", with: "dismiss"))
  }

  @Test func deadEnds() {
    expect([610], in: head + "screen Q { back hidden }")
    expect([610], in: head + "screen Q { back hidden\n on n -> push Q }")
    expect([610], in: head + "screen Q { back hidden\n on n -> stay }")
    expect([610], in: head + "screen Q { on n -> replace S }\nscreen S { back hidden }")
    expect([], in: head + "screen Q { on n -> replace S }\nscreen S")
    // A splash that is replaced, a root that is switched to: sound.
    expect([916], in: "app A { root stack Splash }\nscreen Splash { on a -> replace Home }\nscreen Home { back hidden }")
    expect([916], in: "app A { root stack Splash }\nscreen Splash { on a -> switch to Home }\nscreen Home { back hidden }")
    // With the sheet one leaves what is in it.
    expect(
      [], in: head + "screen Q { on n -> present M }\nmodal M { content stack S }\nscreen S { on n -> push E }\nscreen E { back hidden }")
    // A dismissal that is asked for is one.
    expect(
      [],
      in: head
        + "screen Q { on n -> present M }\nmodal M {\n content stack S\n dismissal confirm\n}\nscreen S { on n -> push E }\nscreen E { back hidden }"
    )
  }

  @Test func inWhatIsPresented() {
    let modal = "modal M {\n content stack S\n dismissal blocked\n}\n"
    let home = "app A { root stack Home }\nscreen Home { on a -> present M }\n"
    expect([610], in: home + modal + "screen S {\n on n -> push E\n on x -> finish\n}\nscreen E { back hidden }")
    expect([610], in: home + modal + "screen S {\n on n -> replace E\n on x -> finish\n}\nscreen E")
    expect(
      [612],
      in: home + modal
        + "screen S {\n on n -> replace E\n on x -> finish\n}\nscreen E { on n -> replace F }\nscreen F { on n -> replace E }")
    expect([], in: home + modal + "screen S {\n on n -> push E\n on x -> finish\n}\nscreen E")
    // The whole of it: said once.
    expect([607], in: home + modal + "screen S {\n on n -> push E\n}\nscreen E { on m -> push F }\nscreen F { back hidden }")
    // Presented in two ways: the one that can't be swiped away counts.
    let two =
      "app A { root stack Home }\nscreen Home {\n on a -> present M\n on b -> present M as fullScreen\n}\nmodal M { content stack S }\n"
    expect([610], in: two + "screen S {\n on n -> replace E\n on x -> finish\n}\nscreen E")
    expect([], in: two + "screen S {\n on n -> replace E\n on x -> finish\n}\nscreen E { on c -> close }")
    // Over a blocked one.
    expect(
      [612],
      in: home + modal
        + "screen S {\n on n -> replace E\n on x -> finish\n}\nscreen E { on n -> present U }\nscreen U { on n -> dismiss }")
    expect(
      [],
      in: home + modal
        + "screen S {\n on n -> replace E\n on x -> finish\n}\nscreen E { on n -> present U then { dismissed -> finish } }\nscreen U")
    expect(
      [610],
      in: home + modal
        + "screen S {\n on n -> replace E\n on x -> finish\n}\nscreen E { on n -> present Ask then { yes -> stay } }\nalert Ask {\n title \"?\"\n button yes \"Yes\"\n}"
    )
    expect(
      [],
      in: home + modal
        + "screen S {\n on n -> replace E\n on x -> finish\n}\nscreen E { on n -> present Ask then { yes -> finish } }\nalert Ask {\n title \"?\"\n button yes \"Yes\"\n}"
    )
  }

  /// What is presented from two places ends where it was presented: it is a way out of neither.
  @Test func whatComesBackIsNoWayOut() {
    let twice =
      "app A { root stack Home }\nscreen Home {\n on a -> push Q\n on b -> present M\n}\nscreen Q { back hidden\n on n -> present M ARM }\n"
    let sheet = "modal M { content stack S }\nscreen S { on x -> EXIT }\n"
    func app(_ exit: String, _ arm: String = "") -> String { (twice + sheet).replacing("ARM", with: arm).replacing("EXIT", with: exit) }
    expect([612], in: app("stay"))
    expect([612], in: app("dismiss"))
    expect([612], in: app("finish", "then { dismissed -> stay }"))
    expect([612], in: app("push T") + "screen T { on y -> dismiss }")
    for (exit, arm) in [
      ("stay", "then { dismissed -> pop }"), ("finish", "then { finished -> pop to root }"), ("restart", ""),
      ("dismiss then pop to root", ""), ("dismiss all then pop to root", ""),
    ] {
      expect([], in: app(exit, arm))
    }
    // The arm of the other presenter leads out of nothing.
    let other = app("finish").replacing("on b -> present M", with: "on b -> present M then { finished -> switch to T }")
    expect([612], in: other + "screen T")
    // Nor does the guard's flow that is asked for elsewhere, too.
    expect(
      [612],
      in: "app A { root stack Home }\nscreen Home {\n on a -> push Q\n on b -> push T\n}\nguard g -> L\nmodal L { content stack In }\n"
        + "screen In { on ok -> finish }\nscreen T requires g\nscreen Q { back hidden\n on n -> present M }\nmodal M requires g { content stack S }\nscreen S"
    )
    // A screen on which the way back is found above one that hides it.
    expect(
      [],
      in: "app A { root stack Home }\nscreen Home { on a -> push Q\n on b -> push S }\nscreen Q { back hidden\n on n -> push S }\n"
        + "screen S { on r -> push R }\nscreen R { on o -> pop to root }")
  }

  /// Back from a column leads to the one before it, as it was left: another screen has taken the place of the declared one.
  @Test func threeColumns() {
    let split =
      "app A { root W }\nsplit W {\n sidebar stack Groups\n content stack List\n detail stack NoOne\n}\n"
      + "screen Groups { on g -> show content Sub }\nscreen List\nscreen NoOne\nscreen It\n"
    expect([612], in: split + "screen Sub {\n back hidden\n on d -> show detail It\n}")
    expect([], in: split + "screen Sub { on d -> show detail It }")
    expect([], in: split + "screen Sub {\n back hidden\n on d -> show detail It\n on s -> show sidebar\n}")
  }

  @Test func tabsColumnsPages() {
    let tabs = "app A { root Main }\ntabs Main { tab a stack Home\n tab b stack Other }\nscreen Other\nscreen Home { on a -> push Q }\n"
    expect([], in: tabs + "screen Q { back hidden }")
    expect([610], in: tabs + "screen Q {\n back hidden\n hides tabBar\n}")
    expect([], in: tabs + "screen Q {\n back hidden\n hides tabBar\n on x -> select b\n}")
    // The bar of one tab still goes back to its root.
    expect([], in: "app A { root Main }\ntabs Main { tab a stack Home }\nscreen Home { on a -> push Q }\nscreen Q { back hidden }")
    expect(
      [610],
      in: "app A { root Main }\ntabs Main { tab a stack Home reselect none }\nscreen Home { on a -> push Q }\nscreen Q { back hidden }")
    let split =
      "app A { root Desk ON }\nsplit Desk {\n sidebar Side\n detail stack Home\n}\nscreen Side { on a -> show detail Home }\nscreen Home { on a -> push Q }\nscreen Q { back hidden\nEXIT }"
    let pad = split.replacing("ON", with: "on pad\n root stack Start on phone") + "\nscreen Start"
    expect([], in: pad.replacing("EXIT", with: ""))
    expect([610], in: split.replacing("ON", with: "").replacing("EXIT", with: ""))
    expect([], in: split.replacing("ON", with: "").replacing("EXIT", with: "on x -> show sidebar"))
    // On a phone a column's own root lies on the column before it.
    let covering =
      "app A { root Desk ON }\nsplit Desk {\n sidebar Side\n detail stack Home\n}\nscreen Side { on a -> show detail }\nscreen Home { back hidden\nEXIT }"
    expect([610], in: covering.replacing("ON", with: "").replacing("EXIT", with: ""))
    expect([], in: covering.replacing("ON", with: "").replacing("EXIT", with: "on x -> show sidebar"))
    expect([], in: covering.replacing("ON", with: "on pad\n root stack Start on phone").replacing("EXIT", with: "") + "\nscreen Start")
    expect([], in: covering.replacing("ON", with: "").replacing(" back hidden\nEXIT", with: ""))
    let book =
      "app A { root Book }\npages Book {\n page stack Home\n page Two\n}\nscreen Two\nscreen Home { on a -> push Q }\nscreen Q { back hidden }"
    // A page that is no screen is refused.
    expect([521], in: book)
  }

  /// What can be swiped away on a phone holds the user on a pad.
  @Test func onOneKindOfDevice() {
    for (style, device) in [("fullScreen on pad, pageSheet", "a pad"), ("pageSheet\n  compact fullScreen", "a phone")] {
      let checked = Checked(
        """
        app A { root stack Home }
        screen Home { on m -> present M }
        modal M {
          content stack First
          style \(style)
        }
        screen First { on close -> dismiss; on on -> replace Last }
        screen Last
        """)
      #expect(checked.codes == [610], "\(checked.report)")
      #expect(checked.report.contains("covers the whole screen on \(device): no swipe leaves it"), "\(checked.report)")
    }
  }

  /// At the bottom of its stack a screen has no Back, though it has one where it is pushed.
  @Test func atTheBottomAndPushed() {
    let checked = Checked(
      """
      app A { root stack Home }
      screen Home { on m -> present M }
      modal M { content stack First; dismissal blocked }
      screen First { on done -> dismiss; on more -> push Last; on on -> replace Last }
      screen Last
      """)
    #expect(checked.codes == [610], "\(checked.report)")
  }

  /// A device that the file doesn't name is no reason, and a link that waits for what is up leads nowhere.
  @Test func whatIsNotMeant() {
    let app =
      "app A { scheme a; root stack Home on phone; root Pad on pad }\nscreen Home { on m -> present M }\nscreen Pad\n"
      + "modal M { content stack In; style pageSheet on phone, fullScreen }\nscreen In\n"
    #expect(Checked(app).codes == [], "\(Checked(app).report)")
    let held =
      "app A { scheme a; root stack Home }\nscreen Home { on m -> present M }\nmodal M { content stack First; dismissal blocked }\n"
      + "screen First { on done -> dismiss; on on -> replace Last }\nscreen Last { on out -> open \"/l\" }\nroute \"/l\" POLICY -> Home\n"
    for policy in ["links wait", "links reject"] {
      let checked = Checked(held.replacing("POLICY", with: policy))
      #expect(checked.codes == [610], "\(checked.report)")
    }
  }

  /// A phone opens no window, and a target is for its own kinds of devices: what leads out on a pad alone leads out of nothing on a phone.
  @Test func whatLeadsOutOnPadsAlone() {
    let app = """
      app A { platform iOS 26; scheme a; root stack Home }
      screen Home { on a -> push Q }
      screen Q {
        back hidden
        on x -> ACTION
      }
      route "/l" -> TARGET

      """
    func codes(_ action: String, _ target: String = "Home") -> [Int] {
      Checked(app.replacing("ACTION", with: action).replacing("TARGET", with: target)).codes
    }
    #expect(codes("open window stack Home else replace Q") == [610])
    #expect(codes("open window stack Home else pop to root") == [])
    #expect(codes("open \"/l\"", "Home / Q on pad -> Home") == [610])
    #expect(codes("open \"/l\"", "Home on pad -> Home") == [])
    let modal = "modal M { content stack In on phone; content stack Out on pad }\nscreen In\nscreen Out { on o -> restart }\n"
    #expect(Checked(app.replacing("ACTION", with: "present M").replacing("TARGET", with: "Home") + modal).codes == [612])
    let out = modal.replacing("screen In\n", with: "screen In { on o -> restart }\n")
    #expect(Checked(app.replacing("ACTION", with: "present M").replacing("TARGET", with: "Home") + out).codes == [])
  }

  /// A split that only events switch to is collapsed on a phone, too. One that only a pad shows isn't.
  @Test func splitsThatAreSwitchedTo() {
    let split =
      "split W {\n sidebar stack Side\n detail stack Home\n}\nscreen Side { on a -> push Q }\nscreen Home { on d -> stay }\n"
      + "screen Q { back hidden }\nscreen Start { on w -> switch to W }\n"
    expect([610], in: "app A { root Start }\n" + split)
    expect([], in: "app A { root Start on pad\n root stack Other on phone }\nscreen Other\n" + split)
    expect([], in: "app A { platform iOS 26\n root Start }\n" + split.replacing("switch to W", with: "open window W else stay"))
  }

  /// A link has put something else at the bottom of a column before anything showed the column, so its own screen is never lowest there.
  @Test func lowestOfAColumnThatIsNeverInFront() {
    let app = Checked(
      """
      app A { platform iOS 26; scheme a; root W }
      split W { sidebar stack Side; detail stack Own }
      screen Side
      screen Own { back hidden; on r -> pop to root }
      screen Other { back hidden; on o -> push Own }
      route "/l" -> W / detail Other

      """)
    #expect(app.codes == [612], "\(app.report)")
    #expect(app.report.contains("`Other`") && app.report.contains("`Own`"), "\(app.report)")
  }

  /// A link comes to a root only where that root is shown: no phone gets to `Other`.
  @Test func linksToRootsThatNothingShows() {
    let app = """
      app A { platform iOS 26; scheme a; root Home }
      guard g
      split Home { sidebar stack Side; detail stack Hidden }
      screen Side { on x requires g -> present In }
      screen Hidden { on o -> switch to Other }
      split Other { sidebar stack Trap; detail stack Hidden }
      screen Trap { on y -> push Deep }
      screen Deep { back hidden }
      screen In requires g
      entry shortcut "s" links now requires g -> here / present In

      """
    #expect(Checked(app).codes.filter { $0 == 610 } == [])
    #expect(Checked(app.replacing("on x requires g", with: "on z -> show detail\n on x requires g")).codes.filter { $0 == 610 } == [610])
  }

  /// What replaces a screen after a `pop` is the lowest where the screen before was the second, and on something where it was higher.
  @Test func replacedAfterAPop() {
    func codes(_ second: String, _ end: String = "on s -> stay", step: String = "pop then replace E") -> [Int] {
      let app = "app A { root stack Home }\nscreen Home { on b -> push B }\nscreen B { on c -> \(second) }\n"
      return Checked(app + "screen C { on e -> \(step) }\nscreen E { back hidden\n\(end) }\nscreen X\n").codes.filter { $0 != 601 }
    }
    #expect(codes("push C") == [610])
    #expect(codes("push C", "on p -> pop") == [])
    #expect(codes("replace C") == [916])
    #expect(codes("replace C", "on p -> pop") == [916, 603])
    // How high it is isn't followed further.
    #expect(codes("push C", "on p -> pop", step: "pop then replace X then replace E") == [])
  }

  /// A screen that is the lowest of its stack has no Back there, though it has one elsewhere in the same stack, and what is pushed on it
  /// only comes back to it.
  @Test func lowestAndPushedInOneStack() {
    let app =
      "app A { root stack Home }\nscreen Home { on m -> present M }\nmodal M { content stack First; dismissal blocked }\n"
      + "screen First { on done -> dismiss; on more -> push Y }\nscreen Y { on r -> WAY; on s -> push E }\n"
      + "screen E { on x -> push Z }\nscreen Z\n"
    for way in ["pop to root then replace E", "pop to First then replace E"] {
      let checked = Checked(app.replacing("WAY", with: way))
      #expect(checked.codes == [612], "\(way)\n\(checked.report)")
    }
    expect([], in: app.replacing("WAY", with: "replace E"))
    expect([], in: app.replacing("WAY", with: "pop then push E"))
    expect([], in: app.replacing("WAY", with: "pop to root then replace E").replacing("screen Z\n", with: "screen Z { on d -> dismiss }\n"))
  }

  /// What has taken the place of the only page with a way out is part of the trap.
  @Test func pagesBesideOneAnother() {
    let checked = Checked(
      """
      app A { root stack Home }
      screen Home { on m -> present M }
      modal M {
        content   P
        dismissal blocked
      }
      pages P { page First; page Last }
      screen First
      screen Last { on close -> dismiss; on on -> replace End }
      screen End
      """)
    #expect(checked.codes == [612], "\(checked.report)")
  }

  @Test func linksLeadIn() {
    // Only a link brings one to Q, and nothing leads on.
    expect(
      [610],
      in:
        "app A {\n root stack Home\n scheme a\n}\nscreen Home\nscreen Q { back hidden }\nroute \"/q\" -> Home / Q"
    )
    expect(
      [],
      in:
        "app A {\n root stack Home\n scheme a\n}\nscreen Home\nscreen Q { back hidden\n on x -> open \"/h\" }\nroute \"/q\" -> Home / Q\nroute \"/h\" -> Home"
    )
  }

  @Test func oneMistakeIsOneFinding() {
    // The event was meant to lead out.
    for step in [
      "push Nowhere", "select b", "show detail Home", "dismiss", "finish", "pop to Nowhere", "present Nowhere then { finished -> pop }",
    ] {
      let checked = Checked(head + "screen Q { back hidden\n on x -> \(step) }")
      #expect(checked.codes.count == 1 && !checked.codes.contains(610), "\(step)\n\(checked.report)")
    }
  }
}
