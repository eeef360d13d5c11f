import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let unusedProminence = Rule(
    number: 0920, severity: .warning, summary: "prominent tab that the system can't set apart",
    rationale: """
      From iOS 27 on, the bar sets one tab apart. That tab has to show content, so it can't be a tab that only runs an action, and there \
      can be only one.
      """,
    failing: """
      app Clock {
        root Main
      }
      tabs Main {
        tab world  stack WorldClock
        tab alarms stack Alarms
        tab add    prominent -> present NewAlarm
      }
      screen WorldClock
      screen Alarms
      modal NewAlarm { content stack AlarmEditor }
      screen AlarmEditor
      """,
    corrected: """
      app Clock {
        root Main
      }
      tabs Main {
        tab world  stack WorldClock
        tab alarms prominent stack Alarms
        tab add    -> present NewAlarm
      }
      screen WorldClock
      screen Alarms
      modal NewAlarm { content stack AlarmEditor }
      screen AlarmEditor
      """)

  static let unusedReselect = Rule(
    number: 0919, severity: .warning, summary: "`reselect` without an effect",
    rationale: """
      `reselect` specifies what a tap on the selected tab does. A tab that only runs an action is never selected. A tab pops its own \
      stack: a screen without one has nothing to pop, and pages, a split, or tabs stay as they are.
      """,
    failing: """
      app Clock {
        root Main
      }
      tabs Main {
        tab world  stack WorldClock
        tab alarms stack Alarms
        tab watch  reselect popToRoot Stopwatch
      }
      screen WorldClock
      screen Alarms
      screen Stopwatch
      """,
    corrected: """
      app Clock {
        root Main
      }
      tabs Main {
        tab world  stack WorldClock
        tab alarms stack Alarms
        tab watch  Stopwatch
      }
      screen WorldClock
      screen Alarms
      screen Stopwatch
      """)
}

extension Checker {
  func checkProminence() {
    for tabs in graph.tabSets {
      var first: SourceRange?
      for tab in tabs.tabs {
        guard let range = graph.tabs[tab].prominentRange else { continue }
        let name = graph.text(of: graph.tabs[tab].declared.name)
        if graph.tabs[tab].action != nil {
          report(
            Diagnostic(
              .unusedProminence, message: "the tab `\(name)` only runs an action, but a prominent tab must show content", at: range,
              label: "has no effect",
              help: ["remove it, or give the tab content"], fixes: [removalFix(of: "`prominent`", at: range)]))
        } else if let first {
          report(
            Diagnostic(
              .unusedProminence,
              message: "`\(graph.text(of: tabs.declared.name))` has two prominent tabs, but the system sets only one apart", at: range,
              label: "the second one", secondary: [Label(at: first, text: "the first one")],
              fixes: [removalFix(of: "`prominent`", at: range)]))
        } else {
          first = range
        }
      }
    }
  }

  func checkReselection() {
    for tab in graph.tabs {
      guard let range = tab.reselectRange, !tab.declared.isPoisoned else { continue }
      let name = graph.text(of: tab.declared.name)
      var why: String?
      if tab.action != nil {
        why = "it only runs an action and is never selected"
      } else if tab.reselect == .popToRoot, let content = tab.content {
        switch graph.instances[content].content {
        case .screen: why = "it has no stack"
        case .pages, .split, .tabs: why = "\(noun(of: graph.instances[content].content)) stays as it is"
        case .stack, .modal, .alert, .unknown: break
        }
      }
      guard let why else { continue }
      report(
        Diagnostic(
          .unusedReselect, message: "a second tap on the tab `\(name)` does nothing: \(why)", at: range, label: "has no effect",
          fixes: [removalFix(of: "`reselect`", at: range)]))
    }
  }
}
