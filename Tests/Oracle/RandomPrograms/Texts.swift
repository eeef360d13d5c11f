/// Contents of string literals.
enum Texts {
  static let plain = ["Hello", "Two words", "3 things", "a-b_c.d", "x"]

  static let strange = [
    "", " ", #"a \"quoted\" word"#, #"back\\slash"#, #"\\(interpolated)"#, #"two\nlines\tand a tab"#, #"\u{1F600} and \u{e9}"#,
    "é, 漢字 and 👩‍👩‍👧", #"\u{202e}reversed"#, #"\u{0}"#, "*/ // /* #", ##"""#"quoted"#""##.replacingQuotes, #"$0 % %@ $\{x\}"#, #"\{braces\}"#,
    "'single'", "`ticks`",
    "a://b", "…", #"\u{10FFFF}"#, "e\u{301}",
  ]

  static let addresses = [
    "https://a.example", "http://b.example/path/to?x=1&y=%20#z", "https://c.example:8080/~user", "https://xn--d.example/(x)'*!$,;=:@+",
    "https://e.example/a%2Fb/",
  ]
}

extension String {
  /// Quotes inside of a text are escaped.
  fileprivate var replacingQuotes: String { split(separator: "\"", omittingEmptySubsequences: false).joined(separator: #"\""#) }
}
