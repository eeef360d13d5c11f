import Testing

/// Tests of steps without an effect, and of the order of outcome handlers and the rest of a sequence. See
/// `Grammar/internals/decisions/model.md`, "Steps".
@Suite struct StepTests {
  /// Returns the shown screens after these events, in order.
  private func walk(_ text: String, _ names: String..., isCollapsed: Bool = true, isRefused: Bool = false) -> [String] {
    var app = WalkedApp(text, isCollapsed: isCollapsed)
    for name in names { app.take(name, isRefused: isRefused && name == names.last) }
    return app.shown
  }

  // MARK: Pages

  let pages = """
    app Demo {
      root Main
    }
    tabs Main {
      tab first  stack First
      tab second pages Long
    }
    pages Long {
      page Zero
      page Two
      page Three
    }
    screen First { on more -> push First }
    screen Zero  { on turn -> page next; on back -> page previous then select first }
    screen Two   { on go -> page next then present Help; on turn -> page next }
    screen Three { on go -> page next then present Help; on back -> page previous }
    screen Help  { on done -> dismiss }

    assert Help within 1 of Three
    assert Help within 1 of Two
    """

  @Test func beyondTheLastPageTheSequenceGoesOn() {
    expect([615, 615], in: pages)
    #expect(walk(pages, "second", "turn", "turn", "go") == ["Three / Help"])
    #expect(walk(pages, "second", "turn", "go") == ["Three / Help"])
  }

  @Test func beforeTheFirstPageTheSequenceGoesOn() {
    #expect(walk(pages, "second", "back") == ["First"])
  }

  // MARK: Stacks

  let pop = """
    app Demo {
      root stack Home
    }
    screen Home {
      on go -> pop then push Next
    }
    screen Next {
      on more -> push Home
    }
    assert never Next after Home
    """

  @Test func popAtARootDoesNothingAndTheSequenceGoesOn() {
    let checked = CheckedText(pop)
    // `Next` is shown after `Home`, and the redundant `pop` is a warning.
    #expect(checked.codes.sorted() == [603, 1103], "\(checked.report)")
    #expect(walk(pop, "go") == ["Home > Next"])
    #expect(walk(pop, "go", "more", "go") == ["Home > Next > Next"])
  }

  @Test func anIdlePopIsReportedOnce() {
    let text = """
      app Demo {
        root stack Home
      }
      screen Home {
        on go -> pop then pop then push Next
      }
      screen Next {
        on more -> push Home
      }
      """
    #expect(CheckedText(text).codes == [603])
    #expect(walk(text, "go") == ["Home > Next"])
    #expect(walk(text, "go", "more", "go") == ["Home > Next"])
  }

  @Test func popThenReplaceAtARoot() {
    let text = """
      app Demo {
        root stack Home
      }
      screen Home {
        on go -> pop then replace Next
      }
      screen Next {
        on more -> replace Home
      }
      """
    expect([603], in: text)
    #expect(walk(text, "go") == ["Next"])
  }

  @Test func popToRootAtARoot() {
    let text = """
      app Demo {
        root stack Home
      }
      screen Home {
        on go -> pop to root then push Next
      }
      screen Next {
        on more -> pop to root then replace Next
      }
      """
    #expect(walk(text, "go") == ["Home > Next"])
    #expect(walk(text, "go", "more") == ["Next"])
  }

  @Test func popToWhatIsNotBelowDropsTheRest() {
    let text = """
      app Demo {
        root stack Home
      }
      screen Home {
        on list -> push List
        on last -> push Detail
      }
      screen List {
        on open -> push Detail
      }
      screen Detail {
        on done -> pop to List then push Thanks
        on both -> push Other then pop to List
      }
      screen Other  { on back -> pop }
      screen Thanks { on back -> pop }
      """
    #expect(walk(text, "last", "done") == ["Home > Detail"])
    #expect(walk(text, "list", "open", "done") == ["Home > List > Thanks"])
    #expect(walk(text, "last", "both") == ["Home > Detail > Other"])
    #expect(walk(text, "list", "open", "both") == ["Home > List"])
  }

  // MARK: Outcome handlers before the rest

  let arms = """
    app Demo {
      root stack Home
    }
    screen Home {
      on open -> present Sheet then { dismissed -> push Early }
    }
    modal Sheet { content stack Help }
    screen Help {
      on done -> dismiss then push Late
    }
    screen Early { on more -> stay }
    screen Late  { on more -> stay }
    """

  @Test func theArmRunsBeforeTheRest() {
    #expect(walk(arms, "open", "done") == ["Home > Early > Late"])
    #expect(walk(arms, "open", "swipe down") == ["Home > Early"])
    // Back shows it again.
    #expect(CheckedText(arms + "\nassert never Early after Late\n").codes.contains(1103))
  }

  @Test func whatTheArmPushesLiesBelowTheRest() {
    let text = arms.replacing("screen Late  { on more -> stay }", with: "screen Late { on more -> pop to Early }")
    let checked = CheckedText(text)
    #expect(!checked.codes.contains(604), "\(checked.report)")
    #expect(walk(text, "open", "done", "more") == ["Home > Early"])
  }

  @Test func anArmThatPresentsDropsTheRest() {
    let text = """
      app Demo {
        root stack Home
      }
      screen Home {
        on open -> present Sheet then { dismissed -> present Again }
      }
      modal Sheet { content stack Help }
      modal Again { content stack More }
      screen Help {
        on done -> dismiss then push Late
      }
      screen More { on close -> dismiss }
      screen Late { on more -> stay }
      """
    #expect(walk(text, "open", "done") == ["Home / More"])
    let checked = CheckedText(text)
    #expect(checked.codes.contains(601), "\(checked.report)")
  }

  @Test func anArmThatSelectsAnotherTabDropsTheRest() {
    let text = """
      app Demo {
        root Main
      }
      tabs Main {
        tab home stack Home
        tab more stack More
      }
      screen Home {
        on open -> present Sheet then { dismissed -> select more }
      }
      modal Sheet { content stack Help }
      screen Help {
        on done -> dismiss then push Late
        on all  -> dismiss all then push Late
      }
      screen More { on back -> select home }
      screen Late { on back -> pop }
      """
    #expect(walk(text, "open", "done") == ["More"])
    #expect(walk(text, "open", "done", "back") == ["Home"])
    // After `dismiss all` and the outcome handler, the sequence continues at the root's visible screen.
    #expect(walk(text, "open", "all") == ["More > Late"])
  }

  let nested = """
    app Demo {
      root stack Home
    }
    screen Home {
      on open -> present Low then { dismissed -> push Early }
    }
    modal Low { content stack First }
    screen First {
      on open -> present High then { dismissed -> push Middle }
    }
    modal High { content stack Help }
    screen Help {
      on done -> dismiss then push Late
      on all  -> dismiss all then push Late
    }
    screen Early  { on more -> stay }
    screen Middle { on more -> stay }
    screen Late   { on more -> stay }
    """

  @Test func dismissAllRunsTheLowestArmAlone() {
    #expect(walk(nested, "open", "open", "done") == ["Home / First > Middle > Late"])
    #expect(walk(nested, "open", "open", "all") == ["Home > Early > Late"])
  }

  @Test func anArmThatDismissesDropsTheRest() {
    let text = nested.replacing("dismissed -> push Middle", with: "dismissed -> dismiss")
    #expect(walk(text, "open", "open", "done") == ["Home > Early"])
  }

  @Test func dismissAllWithNothingUpGoesOnAtTheVisibleLeaf() {
    let text = """
      app Demo {
        root Desk
      }
      split Desk {
        sidebar stack List
        detail  stack Item
      }
      screen List { on go -> dismiss all then push Late }
      screen Item { on back -> stay }
      screen Late { on back -> pop }
      """
    #expect(walk(text, "go", isCollapsed: false) == ["List | Item > Late"])
    #expect(walk(text, "go", isCollapsed: true) == ["List > Late"])
  }

  // MARK: Peers

  @Test func selectingTheSelectedTabGoesOnThere() {
    let text = """
      app Demo {
        root Main
      }
      tabs Main {
        tab home stack Home
        tab more stack More
      }
      screen Home { on go -> select home then push Next }
      screen More { on go -> select home then push Next }
      screen Next { on go -> select home then pop to root }
      """
    #expect(walk(text, "go") == ["Home > Next"])
    #expect(walk(text, "go", "go") == ["Home"])
    #expect(walk(text, "more", "go") == ["Home > Next"])
  }

  @Test func aTabBarInAColumn() {
    let text = """
      app Demo {
        root Desk
      }
      split Desk {
        sidebar stack List
        detail  tabs Main
      }
      tabs Main {
        tab home stack Home
        tab more stack More
      }
      screen List { on go -> select Main.more then push Next }
      screen Home { on open -> present Sheet }
      screen More { on go -> stay }
      screen Next { on back -> pop }
      modal Sheet { content stack Help }
      screen Help { on go -> dismiss all then select Main.more then push Next; on other -> select Main.more }
      """
    #expect(walk(text, "go", isCollapsed: false) == ["List | More > Next"])
    #expect(walk(text, "open", "go", isCollapsed: false) == ["List | More > Next"])
    #expect(walk(text, "open", "other", "go", isCollapsed: false) == ["List | More > Next"])
  }

  @Test func anInspectorStaysWhileAnotherDetailIsShown() {
    let text = """
      app Demo {
        platform iOS 26
        root Desk
      }
      split Desk {
        sidebar   stack List
        detail    stack Item
        inspector stack Facts
      }
      screen List  { on facts -> show inspector; on next -> show detail Other; on less -> clear inspector }
      screen Item  { on facts -> show inspector }
      screen Other { on back -> stay }
      screen Facts { on less -> close; on push -> push More }
      screen More  { on back -> pop }
      """
    #expect(walk(text, "facts", "next", isCollapsed: false) == ["List | Other | Facts"])
    #expect(walk(text, "facts", "next", "less", isCollapsed: false) == ["List | Other"])
    // In a collapsed split, the inspector covers the visible column and doesn't change it.
    #expect(walk(text, "facts") == ["Facts"])
    #expect(walk(text, "facts", "less") == ["List"])
  }

  // MARK: Failed guards

  @Test func aRefusalKeepsTheStepsBefore() {
    let text = """
      app Demo {
        root stack Home
      }
      guard paid
      screen Home { on go -> push First then push Second then push Third }
      screen First  { on back -> pop }
      screen Second requires paid { on back -> pop }
      screen Third  { on back -> pop }
      """
    #expect(walk(text, "go") == ["Home > First > Second > Third"])
    #expect(walk(text, "go", isRefused: true) == ["Home > First"])
  }
}
