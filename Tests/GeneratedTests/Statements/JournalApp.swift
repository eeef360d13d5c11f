import UIKit

@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import PagesGenerated

/// What the sample Pages needs of an app.
@MainActor final class JournalApp: Journal.Factory, Journal.Guards {
  var isIntroduced = true
  func introduced() async -> Bool { isIntroduced }

  func dayList(on events: Journal.DayList.Events) -> UIViewController { SampleScreen(Journal.Screen.dayList, events) }
  func hello(on events: Journal.Hello.Events) -> UIViewController { SampleScreen(Journal.Screen.hello, events) }
  func reminders(on events: Journal.Reminders.Events) -> UIViewController { SampleScreen(Journal.Screen.reminders, events) }
  func ready(on events: Journal.Ready.Events) -> UIViewController { SampleScreen(Journal.Screen.ready, events) }
  func write(on events: Journal.Write.Events) -> UIViewController { SampleScreen(Journal.Screen.write, events) }
  func remember(on events: Journal.Remember.Events) -> UIViewController { SampleScreen(Journal.Screen.remember, events) }
}
