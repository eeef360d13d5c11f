nonisolated extension NavGraph {
  /// The reason why a URL matches no route. Segments are counted from 0, and `text` is decoded if possible.
  public nonisolated enum LinkError: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The scheme or host belongs to another app, or the URL isn't a link: it lacks `//`, or has a user or port.
    case foreign(scheme: String, host: String?)
    /// A segment that no pattern can match.
    case malformed(segment: Int, text: String, Defect)
    /// No pattern continues with this segment. If `text` is nil, no pattern ends where the path ends.
    case noRoute(segment: Int, text: String?)
    /// The text isn't a valid value of the placeholder or query key; `wanted` describes valid ones, such as `an Int`.
    case noValue(of: String, text: String, wanted: String)
    /// A pattern requires this query key, or a fragment if the key is `#`.
    case missing(key: String)
    /// Patterns match the path, but not for this scheme or host.
    case elsewhere(scheme: String, host: String?)

    /// The defect of a segment.
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
