import Foundation

nonisolated extension NavGraph {
  /// The saved state of a scene. It consists of names and texts, so that other versions of the app can decode it. Its structure is flat, so
  /// decoding untrusted data can't recurse deeply.
  public nonisolated struct Snapshot: Hashable, Sendable, Codable {
    static let version = 1
    /// The maximum size in bytes. To reduce a larger snapshot, the invisible parts are left out first, then the modals, then the top
    /// screens of stacks.
    public static var limit: Int { 64 << 10 }

    nonisolated struct Part: Hashable, Sendable, Codable {
      var lowest: Record?
      var pushed: [Record]?
      var selected: String?
      var column: String?
      var isCollapsed: Bool?
      var showsInspector: Bool?
    }

    nonisolated struct Modal: Hashable, Sendable, Codable {
      var modal: Record
      var parts: [String: Part]
      var style: String?
      /// The path of indices to the screen whose `continuation` runs, beginning with the index of its layer.
      var presenter: [Int]
      var continuation: Record?
      /// The idiom on which the modal was shown, if its content differs between idioms.
      var idiom: String?
    }

    var version = Snapshot.version
    /// The fingerprint of the graph. Continuations are restored only if it's equal.
    var graph: String
    var root: Record
    var parts: [String: Part] = [:]
    var modals: [Modal] = []

    /// Decodes a snapshot. Returns nil if the data is invalid, has another version of the format, or exceeds `limit`.
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

    /// The encoded snapshot; nil if not even its root fits into `limit`.
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

    /// The encoded snapshot; nil if it exceeds `limit`.
    private var encoded: Foundation.Data? {
      let data = try? Foundation.JSONEncoder().encode(self)
      return data.flatMap { $0.count > Snapshot.limit ? nil : $0 }
    }

    /// Returns whether the part is in the selected tab or page of each container around it.
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
