public struct URL: Hashable, Sendable, Codable, CustomStringConvertible {
  public init?(string: String) { nil }
  public init(fileURLWithPath path: String) {}
  public var absoluteString: String { "" }
  public var description: String { "" }
  public var scheme: String? { nil }
  public var user: String? { nil }
  public var port: Int? { nil }
  public var fragment: String? { nil }
  public var host: String? { nil }
  public var path: String { "" }
  public var query: String? { nil }
  public var pathComponents: [String] { [] }
  public var pathExtension: String { "" }
  @available(iOS 16.0, *) public func host(percentEncoded: Bool = true) -> String? { nil }
  @available(iOS 16.0, *) public func path(percentEncoded: Bool = true) -> String { "" }
  @available(iOS 16.0, *) public func query(percentEncoded: Bool = true) -> String? { nil }
}

public struct URLQueryItem: Hashable, Sendable {
  public var name: String
  public var value: String?
  public init(name: String, value: String?) {
    self.name = name
    self.value = value
  }
}

public struct URLComponents: Hashable, Sendable {
  public init() {}
  public init?(string: String) {}
  @available(iOS 17.0, *) public init?(string: String, encodingInvalidCharacters: Bool) {}
  public init?(url: URL, resolvingAgainstBaseURL resolve: Bool) {}
  public var scheme: String?
  public var host: String?
  public var port: Int?
  public var path = ""
  public var query: String?
  public var fragment: String?
  public var percentEncodedHost: String?
  public var percentEncodedPath = ""
  public var percentEncodedQuery: String?
  public var queryItems: [URLQueryItem]?
  public var percentEncodedQueryItems: [URLQueryItem]?
  public var url: URL? { nil }
  public var string: String? { nil }
  public func url(relativeTo base: URL?) -> URL? { nil }
}

public struct CharacterSet: Hashable, Sendable {
  public static let urlPathAllowed = CharacterSet()
  public static let urlQueryAllowed = CharacterSet()
  public static let urlHostAllowed = CharacterSet()
  public static let urlFragmentAllowed = CharacterSet()
  public static let alphanumerics = CharacterSet()
  public init() {}
  public init(charactersIn string: String) {}
  public func union(_ other: CharacterSet) -> CharacterSet { self }
  public func subtracting(_ other: CharacterSet) -> CharacterSet { self }
}

extension StringProtocol {
  public func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String? { nil }
  public var removingPercentEncoding: String? { nil }
}
