/// Ordinary names for things and parameters.
enum PlainNames {
  static let things = [
    "Chat", "Inbox", "Album", "Photo", "Ticket", "Order", "Basket", "Recipe", "Garden", "Harbour", "Letter", "Museum", "Person", "Quarry",
    "Ship", "Timer", "Valley", "Weather", "Year", "Zebra",
  ]
  static let words = [
    "account", "book", "city", "draft", "editor", "folder", "group", "house", "item", "journey", "kind", "lesson", "member", "note",
    "owner", "piece", "query", "reader", "song", "tag",
  ]
}
