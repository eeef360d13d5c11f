import UIKit

@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import PagesGenerated

/// The factory and guards of the sample Pages.
@MainActor final class JournalApp: Journal.Factory, Journal.Guards {
  var isIntroduced = true
  var isSubscribed = false
  /// The number of evaluations of `subscribed`.
  var questions = 0

  func introduced() async -> Bool { isIntroduced }
  func subscribed() async -> Bool {
    questions += 1
    return isSubscribed
  }

  func makeDayList(events: Journal.DayList.Events) -> UIViewController { SampleScreen(Journal.Graph.Screen.dayList, events) }
  func makeHello(events: Journal.Hello.Events) -> UIViewController { SampleScreen(Journal.Graph.Screen.hello, events) }
  func makeReminders(events: Journal.Reminders.Events) -> UIViewController { SampleScreen(Journal.Graph.Screen.reminders, events) }
  func makeReady(events: Journal.Ready.Events) -> UIViewController { SampleScreen(Journal.Graph.Screen.ready, events) }
  func makeWrite(events: Journal.Write.Events) -> UIViewController { SampleScreen(Journal.Graph.Screen.write, events) }
  func makeRemember(events: Journal.Remember.Events) -> UIViewController { SampleScreen(Journal.Graph.Screen.remember, events) }
  func makeStreak(events: Journal.Streak.Events) -> UIViewController { SampleScreen(Journal.Graph.Screen.streak, events) }
  func makeOffer(events: Journal.Offer.Events) -> UIViewController { SampleScreen(Journal.Graph.Screen.offer, events) }
}
