import Foundation

// The localization that generated code uses, with catalogs for tests. On Linux, Foundation lacks it. The stand-ins for Foundation declare
// it themselves.
#if canImport(FoundationEssentials)

/// The localized strings of tests, instead of the system's string catalogs.
public enum HeadlessStrings {
  /// The texts, indexed by table and key, such as `Localizable/Delete %@?`, with `%@` and `%lld`, or `%1$@` and `%2$lld`, for the values.
  @TaskLocal public static var catalogue: [String: String] = [:]
}

extension String {
  /// A text with values, whose key contains a placeholder for each value: `Delete %@?`
  @available(iOS 15, *) public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var values: [String] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {
        key += literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
      }
      public mutating func appendInterpolation(_ value: String) { append("%@", value) }
      public mutating func appendInterpolation(_ value: Int) { append("%lld", value.formatted()) }

      private mutating func append(_ mark: String, _ value: String) {
        key += mark
        values.append(value)
      }
    }

    let key: String
    let values: [String]

    public init(_ value: String) { self.init(stringLiteral: value) }
    public init(stringLiteral value: String) {
      key = value
      values = []
    }
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      values = stringInterpolation.values
    }
  }

  @available(iOS 15, *) public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let found = HeadlessStrings.catalogue[(table ?? "Localizable") + "/" + keyAndValue.key] ?? keyAndValue.key
    self = keyAndValue.values.isEmpty ? found : filled(found, keyAndValue.values)
  }
}

/// Returns `text` with its placeholders replaced by the values.
private func filled(_ text: String, _ values: [String]) -> String {
  var result = ""
  var rest = Substring(text)
  var next = 0
  while let percent = rest.firstIndex(of: "%") {
    result += rest[..<percent]
    rest = rest[rest.index(after: percent)...]
    if rest.first == "%" {
      result += "%"
      rest = rest.dropFirst()
      continue
    }
    var place = next
    let digits = rest.prefix { $0 >= "0" && $0 <= "9" }
    if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
      place = number - 1
      rest = rest.dropFirst(digits.count + 1)
    } else {
      next += 1
    }
    guard let mark = ["@", "lld"].first(where: { rest.hasPrefix($0) }), values.indices.contains(place) else {
      result += "%"
      continue
    }
    result += values[place]
    rest = rest.dropFirst(mark.count)
  }
  return result + rest
}

#endif
