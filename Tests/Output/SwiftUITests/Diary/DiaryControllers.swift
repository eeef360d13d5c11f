import UIKit

@testable import DiaryInUIKit

/// The diary in UIKit.
@MainActor final class DiaryControllers: Running {
  let window: UIWindow
  let scene: Diary.NavigationScene

  init(_ answers: Answers, restoring saved: NSUserActivity? = nil) {
    window = UIWindow(frame: .zero)
    scene = Diary.NavigationScene(window: window, restoring: saved, factory: Screens(), guards: Guards(answers: answers))
  }

  var wanted: [String] { words(of: scene.navigator.tree, pageName) }
  var isIdle: Bool { scene.navigator.isIdle }
  func stop() { scene.stop() }
  var saved: Data? { scene.restorationActivity?.userInfo?["snapshot"] as? Data }
  func open(_ number: Int) -> String {
    let links = ["diary://days/5", "diary://days/6/photos", "diary://people"]
    let link = links[number % links.count]
    if let url = URL(string: link) { scene.open(url: url) }
    return link
  }

  final class Guards: Diary.Guards {
    let answers: Answers
    init(answers: Answers) { self.answers = answers }
    func signedIn() async -> Bool { answers.grants }
  }

  final class Screens: Diary.Factory {
    func makeDayList(events: Diary.DayList.Events) -> UIViewController {
      ControllerPage(
        "dayList", ("day", { events.day(1) }), ("write", { Task { _ = await events.write.result() } }), ("month", { events.month() }))
    }
    func makeMonthList(events: Diary.MonthList.Events) -> UIViewController {
      ControllerPage("monthList", ("day", { events.day(2) }), ("days", { events.days() }))
    }
    func makeDay(number: Int, events: Diary.Day.Events) -> UIViewController {
      ControllerPage(
        "day(\(number))", ("day", { events.day(number + 1) }), ("swap", { events.swap() }),
        ("delete", { Task { _ = await events.delete.result() } }),
        ("sort", { Task { _ = await events.sort.result() } }), ("edit", { Task { _ = await events.edit.result() } }),
        ("photos", { events.photos() }),
        ("home", { events.home() }), ("lock", { events.lock() }))
    }
    func makeEntry(text: String, events: Diary.EntryScreen.Events) -> UIViewController {
      ControllerPage("entry(\(text))", ("back", { events.back() }))
    }
    func makePeople(events: Diary.People.Events) -> UIViewController { ControllerPage("people", ("lock", { events.lock() })) }
    func makeDraft(events: Diary.Draft.Events) -> UIViewController {
      ControllerPage(
        "draft", ("done", { events.done() }), ("cancel", { events.cancel() }), ("preview", { events.preview() }),
        ("discard", { Task { _ = await events.discard.result() } }))
    }
    func makePreview(events: Diary.Preview.Events) -> UIViewController {
      ControllerPage("preview", ("close", { events.close() }), ("all", { events.all() }), ("photos", { events.photos() }))
    }
    func makePhotos(events: Diary.Photos.Events) -> UIViewController {
      ControllerPage("photos", ("close", { events.close() }), ("all", { events.all() }))
    }
    func makeCredentials(events: Diary.Credentials.Events) -> UIViewController {
      ControllerPage("credentials", ("done", { events.done() }), ("cancel", { events.cancel() }))
    }
    func makeLock(events: Diary.Lock.Events) -> UIViewController { ControllerPage("lock", ("unlock", { events.unlock() })) }
  }
}
