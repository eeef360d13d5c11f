import SwiftUI

@testable import DiarySwiftUI

/// The types that the diary's app supplies. It keeps the events of the screens that are measured.
@MainActor final class DiaryScreens: Diary.Factory, Diary.Guards {
  private(set) var list: Diary.DayList.Events?
  private(set) var days: [Int: Diary.Day.Events] = [:]

  func signedIn() async -> Bool { true }
  func dayList(on events: Diary.DayList.Events) -> some View {
    list = events
    return Text("days")
  }
  func day(number: Int, on events: Diary.Day.Events) -> some View {
    days[number] = events
    return Text("\(number)")
  }
  func monthList(on events: Diary.MonthList.Events) -> some View { Text("months") }
  func entry(text: String, on events: Diary.EntryScreen.Events) -> some View { Text(text) }
  func people(on events: Diary.People.Events) -> some View { Text("people") }
  func draft(on events: Diary.Draft.Events) -> some View { Text("draft") }
  func preview(on events: Diary.Preview.Events) -> some View { Text("preview") }
  func photos(on events: Diary.Photos.Events) -> some View { Text("photos") }
  func credentials(on events: Diary.Credentials.Events) -> some View { Text("credentials") }
  func lock(on events: Diary.Lock.Events) -> some View { Text("lock") }
}
