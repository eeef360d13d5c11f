import UIKit

@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import PagesGenerated

/// What the sample Pages needs of an app.
@MainActor final class JournalApp: Journal.Factory, Journal.Guards {
  var isIntroduced = true
  var isSubscribed = false
  /// How often `subscribed` was asked.
  var questions = 0

  func introduced() async -> Bool { isIntroduced }
  func subscribed() async -> Bool {
    questions += 1
    return isSubscribed
  }

  func dayList(on events: Journal.DayList.Events) -> UIViewController { SampleScreen(Journal.Screen.dayList, events) }
  func hello(on events: Journal.Hello.Events) -> UIViewController { SampleScreen(Journal.Screen.hello, events) }
  func reminders(on events: Journal.Reminders.Events) -> UIViewController { SampleScreen(Journal.Screen.reminders, events) }
  func ready(on events: Journal.Ready.Events) -> UIViewController { SampleScreen(Journal.Screen.ready, events) }
  func write(on events: Journal.Write.Events) -> UIViewController { SampleScreen(Journal.Screen.write, events) }
  func remember(on events: Journal.Remember.Events) -> UIViewController { SampleScreen(Journal.Screen.remember, events) }
  func streak(on events: Journal.Streak.Events) -> UIViewController { SampleScreen(Journal.Screen.streak, events) }
  func offer(on events: Journal.Offer.Events) -> UIViewController { SampleScreen(Journal.Screen.offer, events) }
}
