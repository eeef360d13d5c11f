import UIKit

@testable import DiaryInUIKit

/// The diary, in UIKit.
@MainActor final class DiaryControllers: Running {
  let window: UIWindow
  let scene: Diary.Scene

  init(_ answers: Answers, restoring saved: NSUserActivity? = nil) {
    window = UIWindow(frame: .zero)
    scene = Diary.Scene(window: window, restoring: saved, factory: Screens(), guards: Guards(answers: answers))
  }

  var wanted: [String] { words(of: scene.navigator.tree, pageName) }
  var isIdle: Bool { scene.navigator.isIdle }
  func stop() { scene.stop() }
  /// What the system keeps of it.
  var saved: Data? { scene.restorationActivity?.userInfo?["snapshot"] as? Data }
  func open(_ number: Int) -> String {
    let links = ["diary://days/5", "diary://days/6/photos", "diary://people"]
    let link = links[number % links.count]
    if let url = URL(string: link) { scene.open(url) }
    return link
  }

  final class Guards: Diary.Guards {
    let answers: Answers
    init(answers: Answers) { self.answers = answers }
    func signedIn() async -> Bool { answers.grants }
  }

  final class Screens: Diary.Factory {
    func dayList(on events: Diary.DayList.Events) -> UIViewController {
      ControllerPage(
        "dayList", ("day", { events.day(1) }), ("write", { Task { _ = await events.writeResult() } }), ("month", { events.month() }))
    }
    func monthList(on events: Diary.MonthList.Events) -> UIViewController {
      ControllerPage("monthList", ("day", { events.day(2) }), ("days", { events.days() }))
    }
    func day(number: Int, on events: Diary.Day.Events) -> UIViewController {
      ControllerPage(
        "day(\(number))", ("day", { events.day(number + 1) }), ("swap", { events.swap() }),
        ("delete", { Task { _ = await events.deleteResult() } }),
        ("sort", { Task { _ = await events.sortResult() } }), ("edit", { Task { _ = await events.editResult() } }),
        ("photos", { events.photos() }),
        ("home", { events.home() }), ("lock", { events.lock() }))
    }
    func entry(text: String, on events: Diary.EntryScreen.Events) -> UIViewController {
      ControllerPage("entry(\(text))", ("back", { events.back() }))
    }
    func people(on events: Diary.People.Events) -> UIViewController { ControllerPage("people", ("lock", { events.lock() })) }
    func draft(on events: Diary.Draft.Events) -> UIViewController {
      ControllerPage(
        "draft", ("done", { events.done() }), ("cancel", { events.cancel() }), ("preview", { events.preview() }),
        ("discard", { Task { _ = await events.discardResult() } }))
    }
    func preview(on events: Diary.Preview.Events) -> UIViewController {
      ControllerPage("preview", ("close", { events.close() }), ("all", { events.all() }), ("photos", { events.photos() }))
    }
    func photos(on events: Diary.Photos.Events) -> UIViewController {
      ControllerPage("photos", ("close", { events.close() }), ("all", { events.all() }))
    }
    func credentials(on events: Diary.Credentials.Events) -> UIViewController {
      ControllerPage("credentials", ("done", { events.done() }), ("cancel", { events.cancel() }))
    }
    func lock(on events: Diary.Lock.Events) -> UIViewController { ControllerPage("lock", ("unlock", { events.unlock() })) }
  }
}
