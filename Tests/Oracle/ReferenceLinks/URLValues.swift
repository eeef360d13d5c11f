/// Texts for placeholders: values of every kind, and texts that are nearly values.
enum URLValues {
  static func valid(for kind: ReferenceKind, using dice: inout Dice) -> String {
    switch kind {
    case .string: return dice.chance(percent: 70) ? dice.pick(from: words) : dice.pick(from: strings)
    case .int: return dice.chance(percent: 60) ? String(dice.below(100_000)) : dice.pick(from: ints)
    case .double: return dice.chance(percent: 50) ? "\(dice.below(1000)).\(dice.below(100))" : dice.pick(from: doubles)
    case .bool: return dice.pick(from: ["true", "false"])
    case .uuid: return dice.pick(from: uuids)
    case .date: return dice.pick(from: dates)
    case .url: return dice.pick(from: urls)
    case .words(let words): return words.isEmpty ? "" : dice.pick(from: words)
    case .list(let element): return valid(for: element, using: &dice)
    case .form(let form, _): return valid(for: form, using: &dice)
    }
  }

  /// Returns a text that matches a form, or nearly matches it.
  private static func valid(for form: ReferenceForm, using dice: inout Dice) -> String {
    if dice.chance(percent: 25) { return dice.pick(from: form.samples(isInt: false)) }
    switch form.meaning {
    case .words(let words): return dice.pick(from: words)
    case .numbers(let first, let last, let isPadded):
      let (start, end) = (Int(first) ?? 0, Int(last) ?? 0)
      let number = String(start + dice.below(min(end - start, 10_000) + 1) + (dice.chance(percent: 5) ? 1 : 0))
      return (isPadded ? String(repeating: "0", count: max(0, first.count - number.count)) : "") + number
    case .characters(let all, let least, let most):
      let count = least + dice.below(min((most ?? least + 5) - least, 5) + 1) + (dice.chance(percent: 5) ? 1 : 0)
      return String((0..<count).map { _ in dice.pick(from: Array(all)) })
    }
  }

  /// Returns a text of any kind, or one that isn't a value.
  static func any(using dice: inout Dice) -> String {
    dice.pick(
      from: [words, strings, ints, doubles, uuids, dates, urls, broken, ["true", "false", "TRUE", "True", "yes", "1 ", " true"]][
        dice.below(9)])
  }

  static let words = [
    "a", "b", "x", "me", "new", "42", "swift-lang", "hello", "the-quick-brown-fox", "user_1", "q", "z", "about", "settings", "id",
  ]
  static let strings = [
    "a b", "a/b", "100%", "a?b", "a#b", "a&b=c", "a+b", "a;b", "é", "e\u{301}", "日本語", "🙂", "👨‍👩‍👧", "\u{0}", "\u{7F}", "\n", "%41", "..x",
    "...",
    "@me", "!room:server.org", "#alias:server.org", "$event", "~", "*", "{id}", "\"q\"", "'", "\\", "x.html", ".html", "@", "a@b", "-", "_",
    "\u{202E}evil", "\u{FEFF}x", "ß", "İ", "K", "ﬁ", "x=y", "[x]", "a:80", "a,b", "(a)", "|", "^", "`", "<script>", "null", "undefined",
  ]
  static let ints = [
    "0", "1", "-1", "9223372036854775807", "-9223372036854775808", "9223372036854775806", "10", "999999999999999999", "-42",
  ]
  static let doubles = [
    "0", "-0", "0.0", "-0.0", "1.5", "-1.5", "00.50", "007", "123456789012345678901234567890", "0.1", "1.10", "9007199254740993", "3.0",
    "0.000000000000000000000000000000000001", "-12.75",
  ]
  static let uuids = [
    "5F0C1A2E-8B7D-4C3E-9A61-2D4B6F8E0A1C", "5f0c1a2e-8b7d-4c3e-9a61-2d4b6f8e0a1c", "00000000-0000-0000-0000-000000000000",
    "FFFFFFFF-ffff-FFFF-ffff-FFFFFFFFFFFF",
  ]
  static let dates = [
    "2026-01-31", "2024-02-29", "2000-02-29", "1970-01-01", "0000-01-01", "9999-12-31", "2026-01-31T09:30Z", "2026-01-31T09:30:15Z",
    "2026-01-31T09:30:15.25Z", "2026-01-31T09:30+05:30", "2026-01-31T23:59:59.999999-11:45", "1969-12-31T23:59:59.5Z",
    "0000-02-29T00:00+00:00", "2026-06-30T00:00:00.0Z",
  ]
  static let urls = [
    "https://a.example", "http://a.example/", "https://a.example/x?y=z", "HTTPS://A.EXAMPLE/Q", "https://a.example:8080/x",
    "https://a.example/x#y", "https://a.example/100%25", "http://10.0.0.1/feed.xml", "https://a-b.c_d.example/~x/;v=1,2", "https://x?q",
    "https://x#f", "https://a.example./",
  ]
  /// Texts that are nearly values.
  static let broken = [
    "", " ", "00", "01", "-01", "+1", "-", "--1", "1-", "9223372036854775808", "-9223372036854775809", "99999999999999999999999", "1e5",
    "1.",
    ".5", "-.5", "NaN", "nan", "inf", "Infinity", "0x10", "1_000", "1,5", "١", "１", "1 ", " 1", "1\n", "1.5.2", "1e400", "-", ".",
    "True", "TRUE", "yes", "5F0C1A2E8B7D4C3E9A612D4B6F8E0A1C", "5F0C1A2E-8B7D-4C3E-9A61-2D4B6F8E0A1",
    "5F0C1A2E-8B7D-4C3E-9A61-2D4B6F8E0A1CC",
    "5G0C1A2E-8B7D-4C3E-9A61-2D4B6F8E0A1C", "{5F0C1A2E-8B7D-4C3E-9A61-2D4B6F8E0A1C}", "5F0C1A2E-8B7D4-C3E-9A61-2D4B6F8E0A1C",
    "2023-02-29", "1900-02-29", "2026-00-01", "2026-13-01", "2026-01-00", "2026-01-32", "2026-1-1", "26-01-01", "2026/01/01", "20260101",
    "2026-01-31T09:30", "2026-01-31T24:00Z", "2026-01-31T09:60Z", "2026-01-31T09:30:60Z", "2026-01-31t09:30z", "2026-01-31T09:30:15.Z",
    "2026-01-31 09:30Z", "2026-01-31T09:30+24:00", "2026-01-31T09:30+0530", "2026-01-31T09Z", "2026-01-31Z", "12026-01-01", "-2026-01-01",
    "javascript:alert(1)", "file:///etc/passwd", "ftp://a.example", "https:", "https:/a", "https://", "https:///x", "https://?q",
    "//a.example",
    "https://user@a.example", "https://user:pw@a.example/", "https://a b", "https://é.example", "https://a.example/é",
    "https://a.example/%zz",
    "https://a.example/%4", "https://a.example/a#b#c", "https://[::1]/", "https://a.example:x/", "https://-a.example", "http:a.example",
    "https://a.example/<x>", " https://a.example", "https://a.example/\n", "https://a.example:/x", "https://a%2Eexample", "https://.a",
    String(repeating: "9", count: 400), "-" + String(repeating: "9", count: 400), String(repeating: "9", count: 400) + ".5",
    "0." + String(repeating: "0", count: 400) + "1", "1" + String(repeating: "0", count: 308), "1" + String(repeating: "0", count: 309),
  ]
}
