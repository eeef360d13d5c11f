import Foundation

nonisolated extension NavGraph {
  /// What restoration keeps of a scene: names and texts, so that another version of the app can read it too.
  ///
  /// It is flat, whatever the graph: nothing that somebody else has written makes reading it go deep.
  public nonisolated struct Snapshot: Hashable, Sendable, Codable {
    /// The version of this format.
    static let version = 1
    /// In bytes. Beyond that, what can't be seen is left out first, then modals, then the tops of stacks.
    public static var limit: Int { 64 << 10 }

    nonisolated struct Part: Hashable, Sendable, Codable {
      var lowest: Note?
      var pushed: [Note]?
      #if TABS || PAGES
      var selected: String?
      #endif
      #if SPLITS
      /// The column of a split that was asked for last.
      var column: String?
      var isCollapsed: Bool?
      var showsInspector: Bool?
      #endif
    }

    nonisolated struct Modal: Hashable, Sendable, Codable {
      var modal: Note
      var parts: [String: Part]
      var style: String?
      /// The layer of the screen whose continuation run, and the way down to it.
      var presenter: [Int]
      #if CONTINUATIONS
      var continuation: Note?
      #endif
    }

    var version = Snapshot.version
    /// The fingerprint of the graph: continuation mean something to that one only.
    var graph: String
    var root: Note
    var parts: [String: Part] = [:]
    var modals: [Modal] = []

    /// nil for what is not one, or of another version of this format, or too large to be one.
    public init?(_ data: Foundation.Data) {
      guard data.count <= Snapshot.limit, let read = try? Foundation.JSONDecoder().decode(Snapshot.self, from: data),
        read.version == Snapshot.version
      else { return nil }
      self = read
    }

    init(graph: String, root: Note) {
      self.graph = graph
      self.root = root
    }

    /// nil if not even the root has room.
    public var data: Foundation.Data? {
      var part = self
      var text = part.encoded
      #if TABS || PAGES
      if Snapshot.isTooLarge(text) {
        part.parts = part.parts.filter { part.isVisible($0.key) }
        text = part.encoded
      }
      #endif
      if Snapshot.isTooLarge(text) {
        part.modals = []
        text = part.encoded
      }
      while Snapshot.isTooLarge(text), part.parts.contains(where: { $0.value.pushed != nil }) {
        part.parts = part.parts.mapValues { old in
          var new = old
          let count = (old.pushed?.count ?? 0) / 2
          new.pushed = count == 0 ? nil : old.pushed.map { Array($0.prefix(count)) }
          return new
        }
        text = part.encoded
      }
      return Snapshot.isTooLarge(text) ? nil : text
    }

    private var encoded: Foundation.Data? { try? Foundation.JSONEncoder().encode(self) }

    private static func isTooLarge(_ data: Foundation.Data?) -> Bool { data.map { $0.count > limit } ?? false }

    #if TABS || PAGES
    /// Whether nothing around that part shows something else.
    private func isVisible(_ key: String) -> Bool {
      var around = ""
      for name in key.split(separator: "/") {
        if let selected = parts[around]?.selected, selected != name { return false }
        around += "/" + name
      }
      return true
    }
    #endif
  }
}
