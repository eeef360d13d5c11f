import SwiftUI

@testable import DiarySwiftUI

/// The types that the diary's app supplies. It keeps the events of the screens that are measured.
@MainActor final class DiaryScreens: Diary.Factory, Diary.Guards {
  private(set) var list: Diary.DayList.Events?
  private(set) var days: [Int: Diary.Day.Events] = [:]

  func signedIn() async -> Bool { true }
  func makeDayList(events: Diary.DayList.Events) -> some View {
    list = events
    return Text("days")
  }
  func makeDay(number: Int, events: Diary.Day.Events) -> some View {
    days[number] = events
    return Text("\(number)")
  }
  func makeMonthList(events: Diary.MonthList.Events) -> some View { Text("months") }
  func makeEntry(text: String, events: Diary.EntryScreen.Events) -> some View { Text(text) }
  func makePeople(events: Diary.People.Events) -> some View { Text("people") }
  func makeDraft(events: Diary.Draft.Events) -> some View { Text("draft") }
  func makePreview(events: Diary.Preview.Events) -> some View { Text("preview") }
  func makePhotos(events: Diary.Photos.Events) -> some View { Text("photos") }
  func makeCredentials(events: Diary.Credentials.Events) -> some View { Text("credentials") }
  func makeLock(events: Diary.Lock.Events) -> some View { Text("lock") }
}
