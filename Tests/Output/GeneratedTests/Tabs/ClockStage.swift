import Foundation
import Testing
import UIKit

@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import TabsGenerated

/// The Tabs sample in a window: a hidden tab, a badge, a prominent tab, an action, and repeated taps.
@MainActor final class ClockStage: Clock.Factory, Clock.Conditions, Clock.Badges {
  let window = UIWindow(frame: .zero)
  private(set) var scene: Clock.NavigationScene!
  var hasWatch = false
  var alarms: String?
  private(set) var built: [String] = []

  init(_ prepare: (ClockStage) -> Void = { _ in }) {
    prepare(self)
    scene = Clock.NavigationScene(window: window, factory: self, conditions: self, badges: self)
  }

  func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    await rest({ scene.navigator.isIdle }, sourceLocation: sourceLocation)
  }

  var bar: UITabBarController { window.rootViewController as? UITabBarController ?? UITabBarController() }
  var selected: String? { bar.selectedTab?.identifier }
  var front: SampleScreen? {
    ((bar.content as? UINavigationController)?.topViewController ?? bar.content) as? SampleScreen
  }

  private func screen(_ screen: Clock.Graph.Screen, _ events: Any? = nil) -> UIViewController {
    built.append("\(screen)")
    return SampleScreen(screen, events)
  }

  func makeWorldClock(events: Clock.WorldClock.Events) -> UIViewController { screen(.worldClock, events) }
  func makeCity(name: String, events: Clock.City.Events) -> UIViewController { screen(.city(name: name), events) }
  func makeAlarms(events: Clock.Alarms.Events) -> UIViewController { screen(.alarms, events) }
  func makeStopwatch(events: Clock.Stopwatch.Events) -> UIViewController { screen(.stopwatch, events) }
  func makeTimers(events: Clock.Timers.Events) -> UIViewController { screen(.timers, events) }
  func makeTimer(name: String) -> UIViewController { screen(.timer(name: name)) }
  func makeAlarmEditor(events: Clock.AlarmEditor.Events) -> UIViewController { screen(.alarmEditor, events) }
}
