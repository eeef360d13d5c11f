import Foundation

nonisolated extension NavGraph {
  /// What restoration keeps of a scene: names and texts, so that another version of the app can read it too. It is flat, whatever the
  /// graph: nothing that somebody else has written makes reading it go deep.
  public nonisolated struct Snapshot: Hashable, Sendable, Codable {
    /// The version of this format.
    static let version = 1
    /// In bytes. Beyond that, what can't be seen is left out first, then modals, then the tops of stacks.
    public static var limit: Int { 64 << 10 }

    nonisolated struct Part: Hashable, Sendable, Codable {
      var lowest: Record?
      var pushed: [Record]?
      var selected: String?
      /// The column of a split that was asked for last.
      var column: String?
      var isCollapsed: Bool?
      var showsInspector: Bool?
    }

    nonisolated struct Modal: Hashable, Sendable, Codable {
      var modal: Record
      var parts: [String: Part]
      var style: String?
      /// The layer of the screen whose continuation run, and the way down to it.
      var presenter: [Int]
      var continuation: Record?
      /// The kind of device that it was on, if it shows something else on others.
      var idiom: String?
    }

    var version = Snapshot.version
    /// The fingerprint of the graph: continuation mean something to that one only.
    var graph: String
    var root: Record
    var parts: [String: Part] = [:]
    var modals: [Modal] = []

    /// nil for what is not one, or of another version of this format, or too large to be one.
    public init?(_ data: Foundation.Data) {
      guard data.count <= Snapshot.limit, let read = try? Foundation.JSONDecoder().decode(Snapshot.self, from: data),
        read.version == Snapshot.version
      else { return nil }
      self = read
    }

    init(graph: String, root: Record) {
      self.graph = graph
      self.root = root
    }

    /// nil if not even the root has room.
    public var data: Foundation.Data? {
      if let whole = encoded { return whole }
      var part = self
      part.parts = part.parts.filter { part.isVisible($0.key) }
      if let text = part.encoded { return text }
      part.modals = []
      while part.encoded == nil, part.parts.contains(where: { $0.value.pushed != nil }) {
        for (key, old) in part.parts {
          let kept = old.pushed.map { $0.prefix($0.count / 2) } ?? []
          part.parts[key]?.pushed = kept.isEmpty ? nil : Array(kept)
        }
      }
      return part.encoded
    }

    /// nil where that is too large.
    private var encoded: Foundation.Data? {
      let data = try? Foundation.JSONEncoder().encode(self)
      return data.flatMap { $0.count > Snapshot.limit ? nil : $0 }
    }

    /// Whether nothing around that part shows something else.
    private func isVisible(_ key: String) -> Bool {
      var around = ""
      for name in key.split(separator: "/") {
        if let selected = parts[around]?.selected, selected != name { return false }
        around += "/" + name
      }
      return true
    }
  }
}
