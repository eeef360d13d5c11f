import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import UIKit

@testable import DiarySwiftUI

/// The diary in SwiftUI.
@MainActor final class DiaryViews: Running {
  let window: UIWindow
  let scene: Diary.NavigationScene

  init(_ answers: Answers, leaves: Bool = false, hasWritten: @escaping @MainActor (String) -> Void = { _ in }) {
    let scene = Diary.NavigationScene(factory: Screens(leaves: leaves, hasWritten: hasWritten), guards: Guards(answers: answers))
    self.scene = scene
    window = .showing(NavGraph.RootView(scene.host))
  }

  var wanted: [String] { words(of: scene.navigator.tree, pageName) }
  /// The layers that can be shown. Nothing can be presented over an alert, so an alert under another layer isn't visible.
  var showable: [String] { wanted.enumerated().filter { $0.element != "alert" || $0.offset == wanted.count - 1 }.map(\.element) }
  var isIdle: Bool { scene.navigator.isIdle }
  func stop() { scene.stop() }
  var snapshot: NavGraph.Snapshot? { scene.navigator.snapshot }
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

  struct Screens: Diary.Factory {
    /// Whether each screen has a button that dismisses it with SwiftUI's `dismiss`.
    var leaves = false
    /// Called with the outcome of the event `write`.
    var hasWritten: @MainActor (String) -> Void = { _ in }

    @ViewBuilder private func page(_ name: String, _ events: (String, @MainActor () -> Void)...) -> some View {
      if leaves { LeavingPage(page: ViewPage(name, events)) } else { ViewPage(name, events) }
    }

    func makeDayList(events: Diary.DayList.Events) -> some View {
      page(
        "dayList", ("day", { events.day(1) }), ("write", { Task { hasWritten("\(await events.write.result())") } }),
        ("month", { events.month() }))
    }
    func makeMonthList(events: Diary.MonthList.Events) -> some View {
      page("monthList", ("day", { events.day(2) }), ("days", { events.days() }))
    }
    func makeDay(number: Int, events: Diary.Day.Events) -> some View {
      page(
        "day(\(number))", ("day", { events.day(number + 1) }), ("swap", { events.swap() }),
        ("delete", { Task { _ = await events.delete.result() } }),
        ("sort", { Task { _ = await events.sort.result() } }), ("edit", { Task { _ = await events.edit.result() } }),
        ("photos", { events.photos() }),
        ("home", { events.home() }), ("lock", { events.lock() }))
    }
    func makeEntry(text: String, events: Diary.EntryScreen.Events) -> some View { page("entry(\(text))", ("back", { events.back() })) }
    func makePeople(events: Diary.People.Events) -> some View { page("people", ("lock", { events.lock() })) }
    func makeDraft(events: Diary.Draft.Events) -> some View {
      page(
        "draft", ("done", { events.done() }), ("cancel", { events.cancel() }), ("preview", { events.preview() }),
        ("discard", { Task { _ = await events.discard.result() } }))
    }
    func makePreview(events: Diary.Preview.Events) -> some View {
      page("preview", ("close", { events.close() }), ("all", { events.all() }), ("photos", { events.photos() }))
    }
    func makePhotos(events: Diary.Photos.Events) -> some View {
      page("photos", ("close", { events.close() }), ("all", { events.all() }))
    }
    func makeCredentials(events: Diary.Credentials.Events) -> some View {
      page("credentials", ("done", { events.done() }), ("cancel", { events.cancel() }))
    }
    func makeLock(events: Diary.Lock.Events) -> some View { page("lock", ("unlock", { events.unlock() })) }
  }
}
