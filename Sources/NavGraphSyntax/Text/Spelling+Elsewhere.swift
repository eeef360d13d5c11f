extension Spelling {
  /// Returns the word among `legal` that corresponds to `word` in UIKit, in SwiftUI, or in everyday language.
  package static func meaning(of word: some StringProtocol, among legal: some Collection<String>) -> String? {
    let word = word.lowercased()
    let rows = elsewhere.lazy.filter { $0.words.contains(word) }
    return rows.flatMap(\.meant).first { legal.contains($0) }
  }

  private static let elsewhere: [(words: [String], meant: [String])] = [
    (["block", "never", "prevent", "disabled"], ["blocked", "none"]),
    (["allow", "allowed", "enabled"], ["free"]),
    (["ask", "confirmed", "prompt"], ["confirm"]),
    (["full", "fullscreencover", "cover"], ["fullScreen"]),
    (["half"], ["medium"]), (["full"], ["large"]),
    (["primary", "master", "leading"], ["sidebar"]),
    (["supplementary", "middle", "list"], ["content"]),
    (["secondary", "trailing"], ["detail"]),
    (["sheet", "card", "modal"], ["pageSheet"]),
    (["iphone", "ios"], ["phone"]),
    (["ipad", "ipados", "tablet"], ["pad"]),
    (["macos", "catalyst", "desktop"], ["mac"]),
    (["visionos", "visionpro"], ["vision"]),
    (["danger", "delete", "red"], ["destructive"]),
    (["fade", "dissolve"], ["crossDissolve"]),
    (["big"], ["large"]), (["small", "compact"], ["inline"]),
    (["root", "top"], ["popToRoot", "scrollToTop"]),
    (["done", "success", "succeeded", "completed", "result", "saved", "ok"], ["finished"]),
    (["cancel", "canceled", "cancelled", "closed", "aborted"], ["dismissed"]),
  ]
}
