import Foundation
import Testing

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// The sample has no entry with a parameter of this type.
extension Messenger.Folder: NavGraph.PayloadValue {}

/// Tests the values of payloads.
@Suite struct PayloadTests {
  typealias Payload = NavGraph.Payload
  typealias Folder = Messenger.Folder
  typealias ChatID = Messenger.ChatID
  typealias MessageID = Messenger.MessageID

  func read<Value: NavGraph.PayloadValue>(_ value: Any?, as type: Value.Type = Value.self) -> Value? {
    let payload = Payload(value.map { ["key": $0] })
    return try? payload.read { payload throws(NavGraph.EntryError) in try payload.value("key", "T") as Value }.get()
  }

  func complaint<Value: NavGraph.PayloadValue>(_ value: Any?, as type: Value.Type) -> String? {
    let payload = Payload(value.map { ["key": $0] })
    let result = payload.read { payload throws(NavGraph.EntryError) in try payload.value("key", "T") as Value }
    if case .failure(let error) = result { return error.description } else { return nil }
  }

  @Test func numbers() {
    #expect(read(5, as: Int.self) == 5)
    #expect(read(NSNumber(value: 5), as: Int.self) == 5)
    #expect(read(NSNumber(value: 5.0), as: Int.self) == 5)
    #expect(read(Int64(5), as: Int.self) == 5)
    #expect(read("5", as: Int.self) == 5)
    #expect(read(NSNumber(value: UInt64.max), as: Int.self) == nil)
    #expect(read(5.5, as: Int.self) == nil)
    #expect(read(1e300, as: Int.self) == nil)
    #expect(read(Double.nan, as: Int.self) == nil)
    #expect(read("05", as: Int.self) == nil)
    #expect(read(true, as: Int.self) == nil)
    #expect(read(NSNumber(value: true), as: Int.self) == nil)
    #expect(read(2.5, as: Double.self) == 2.5)
    #expect(read(2, as: Double.self) == 2)
    #expect(read("2.5", as: Double.self) == 2.5)
    #expect(read(Double.infinity, as: Double.self) == nil)
    #expect(read(NSNumber(value: false), as: Double.self) == nil)
  }

  @Test func truth() {
    #expect(read(true, as: Bool.self) == true)
    #expect(read(NSNumber(value: false), as: Bool.self) == false)
    #expect(read("true", as: Bool.self) == true)
    #expect(read(1, as: Bool.self) == nil)
    #expect(read("yes", as: Bool.self) == nil)
  }

  @Test func textsAndWhatIsMadeOfThem() throws {
    let id = UUID()
    #expect(read("x", as: String.self) == "x")
    #expect(read(NSString(string: "x"), as: String.self) == "x")
    #expect(read("", as: String.self)?.isEmpty == true)
    #expect(read(5, as: String.self) == nil)
    #expect(read("ann", as: ChatID.self) == ChatID(rawValue: "ann"))
    #expect(read(id.uuidString, as: MessageID.self) == MessageID(rawValue: id))
    #expect(read(id, as: MessageID.self) == MessageID(rawValue: id))
    #expect(read("junk", as: Folder.self) == .spam)
    #expect(read("spam", as: Folder.self) == nil, "by raw value")
    let page = try #require(URL(string: "https://swift.org/x"))
    #expect(read("https://swift.org/x", as: URL.self) == page)
    #expect(read(page, as: URL.self) == page)
    #expect(read("file:///etc/passwd", as: URL.self) == nil)
    #expect(read(URL(fileURLWithPath: "/etc/passwd"), as: URL.self) == nil)
  }

  @Test func dates() {
    let noon = Date(timeIntervalSince1970: 1_700_049_600.25)
    #expect(read(noon, as: Date.self) == noon)
    #expect(read("2023-11-15T12:00:00.25Z", as: Date.self) == noon)
    #expect(read("2023-11-15T14:00:00.25+02:00", as: Date.self) == noon)
    #expect(read("2023-11-15", as: Date.self) == Date(timeIntervalSince1970: 1_700_006_400))
    #expect(read(1_700_006_400, as: Date.self) == nil)
    #expect(read("yesterday", as: Date.self) == nil)
  }

  @Test func whatMayBeMissing() throws {
    let payload = Payload(["null": NSNull(), "list": ["a", "b"], "mixed": ["a", 1] as [Any], "text": "x"] as [AnyHashable: Any])
    #expect(try payload.optional("nothing", "String") as String? == nil)
    #expect(try payload.optional("null", "String") as String? == nil)
    #expect(try payload.value("nothing", "Folder", or: Folder.archive) == .archive)
    #expect(try payload.list("list", "ChatID") == [ChatID(rawValue: "a"), ChatID(rawValue: "b")])
    #expect(try payload.list("nothing", "ChatID") as [ChatID] == [])
    #expect(try payload.optionalList("nothing", "ChatID") as [ChatID]? == nil)
    #expect(throws: NavGraph.EntryError.wrong(key: "mixed", type: "[ChatID]", found: "a list with the number 1")) {
      try payload.list("mixed", "ChatID") as [ChatID]
    }
    #expect(throws: NavGraph.EntryError.wrong(key: "text", type: "[Int]", found: "the text \"x\"")) {
      try payload.list("text", "Int") as [Int]
    }
    #expect(throws: NavGraph.EntryError.wrong(key: "text", type: "Int", found: "the text \"x\"")) {
      try payload.optional("text", "Int") as Int?
    }
  }

  @Test func complaintsSayWhatIsThere() {
    #expect(complaint(nil, as: Int.self) == "`key` is missing, which is to be of type T")
    #expect(complaint(true, as: Int.self) == "`key` is to be of type T, and is true")
    #expect(complaint(UInt64.max, as: Int.self) == "`key` is to be of type T, and is the number 18446744073709551615")
    #expect(complaint(Date(), as: Int.self) == "`key` is to be of type T, and is a date")
    #expect(complaint(["a": 1], as: Int.self) == "`key` is to be of type T, and is a dictionary")
    #expect(complaint(UUID(), as: Int.self) == "`key` is to be of type T, and is a UUID")
    #expect(complaint(Data(), as: Int.self) == "`key` is to be of type T, and is something else")
    let long = String(repeating: "\n", count: 100_000)
    #expect(complaint(long, as: Int.self) == "`key` is to be of type T, and is the text \"\(String(repeating: " ", count: 60))...\"")
  }

  @Test func entriesAreDecodedByTheirNames() throws {
    typealias Entry = Messenger.Entry
    let id = UUID()
    #expect(
      try Entry.decode(notification: "message", ["chat": "ann", "message": id.uuidString]).get()
        == .notificationMessage(chat: ChatID(rawValue: "ann"), message: MessageID(rawValue: id)))
    #expect(try Entry.decode(shortcut: "com.messenger.new", nil).get() == .shortcutComMessengerNew)
    #expect(throws: NavGraph.EntryError.unknown(kind: "shortcut", name: "blocked")) {
      try Entry.decode(shortcut: "blocked", ["contact": NSString(string: "bob")]).get()
    }
  }
}
