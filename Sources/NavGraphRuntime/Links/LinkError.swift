nonisolated extension NavGraph {
  /// Why a URL stands for no route. Segments are counted from 0; `text` is what the URL has, decoded where it can be.
  public nonisolated enum LinkError: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// Another app's scheme or host, or what is no link at all: without `//`, with a user, on a port of its own.
    case foreign(scheme: String, host: String?)
    /// A segment that no pattern can match.
    case malformed(segment: Int, text: String, Defect)
    /// No pattern goes on with this segment, or, if `text` is nil, none ends where the path does.
    case noRoute(segment: Int, text: String?)
    /// The text for a placeholder or a query key, which is not what it must be: `an Int`.
    case noValue(of: String, text: String, wanted: String)
    /// A pattern asks for this query key, or, if it is `#`, for a fragment.
    case missing(key: String)
    /// The path has a route, but not for this scheme or host.
    case elsewhere(scheme: String, host: String?)

    /// What is wrong with a segment.
    public nonisolated enum Defect: Hashable, Sendable {
      case empty, dots, escape, encoding
    }

    public var description: String {
      switch self {
      case .foreign(let scheme, let host):
        return "this app has no links that begin with `" + Self.origin(scheme, host) + "`"
      case .malformed(let segment, let text, let defect):
        let place = "segment " + String(segment + 1) + " of the path"
        switch defect {
        case .empty: return place + " is empty"
        case .dots: return place + " is `" + text + "`, which no link may hold"
        case .escape: return place + ", `" + text + "`, has a `%` without two hexadecimal digits behind it"
        case .encoding: return place + ", `" + text + "`, is not UTF-8 once its escapes are read"
        }
      case .noRoute(let segment, let text?):
        return "no route goes on with `" + text + "`, segment " + String(segment + 1) + " of the path"
      case .noRoute(0, nil): return "no route has an empty path"
      case .noRoute(let segment, nil): return "no route ends after segment " + String(segment) + " of the path"
      case .noValue(let name, let text, let wanted): return "`" + text + "`, given for `" + name + "`, is not " + wanted
      case .missing("#"): return "the fragment is missing"
      case .missing(let key): return "the query key `" + key + "` is missing"
      case .elsewhere(let scheme, let host):
        return "the routes that have this path are not for links that begin with `" + Self.origin(scheme, host) + "`"
      }
    }

    private static func origin(_ scheme: String, _ host: String?) -> String {
      scheme + ":" + (host.map { "//" + $0 } ?? "")
    }
  }
}
