import NavGraphLinks
import Testing

/// Tests of the rules about URLs in the reference.
@Suite struct LinkReaderTests {
  private func rig() -> LinkFixture {
    LinkFixture(["\"/\"": "", "\"/chats/{id}\"": "id: String", "\"/@{user}\"": "user: String", "\"/f/{rest...}\"": "rest: [String]"])
  }

  private func expect(_ answers: KeyValuePairs<String, String>, _ rig: LinkFixture? = nil) {
    var rig = rig ?? self.rig()
    #expect(rig.diagnostics.isEmpty)
    for (url, answer) in answers { #expect(rig.open(url) == answer, "\(url)") }
  }

  @Test func oneTableForSchemesAndUniversalLinks() {
    expect([
      "my://chats/42": "/chats/{id} id=42",
      "https://my.example/chats/42": "/chats/{id} id=42",
      "my://@bob": "/@{user} user=bob",
      "my:///chats/42": "/chats/{id} id=42",
      "my://": "/", "my:///": "/", "https://my.example": "/", "https://my.example/": "/",
    ])
  }

  @Test func theAuthorityOfACustomSchemeIsASegmentAsWritten() {
    expect([
      "my://Chats/42": "no pattern",
      "my://@Bob:80": "/@{user} user=Bob:80",
      "my://f/a@b:1": "/f/{rest...} rest=[a@b:1]",
      "my://%63hats/42": "/chats/{id} id=42",
    ])
  }

  @Test func universalLinks() {
    expect([
      "http://my.example/chats/42": "notSecure",
      "https://my.example:443/chats/42": "/chats/{id} id=42",
      "https://my.example:8443/chats/42": "notPlainHost(written: \"my.example:8443\", host: \"my.example\")",
      "https://user@my.example/chats/42": "notPlainHost(written: \"user@my.example\", host: \"my.example\")",
      "https://other.example/chats/42": "unknownHost(\"other.example\")",
      "https://my.example.evil.example/chats/42": "unknownHost(\"my.example.evil.example\")",
      "https:///chats/42": "unknownHost(\"\")",
      "https://my%2Eexample/chats/42": "unknownHost(\"my%2eexample\")",
    ])
  }

  /// A wildcard matches one or more labels of a host name. An exact host precedes it.
  @Test func wildcards() {
    expect(
      [
        "https://my.example/chats/42": "/chats/{id} id=42",
        "https://a.my.example/chats/42": "/chats/{id} id=42",
        "https://A-1.b_c.My.example:443/chats/42": "/chats/{id} id=42",
        "https://help.my.example/chats/42": "/chats/{id} id=42",
        "https://my.example/topics/42": "no pattern", "https://a.my.example/topics/42": "no pattern",
        "https://help.my.example/topics/42": "/topics/{id} id=42",
        "https://a.help.my.example/chats/42": "/chats/{id} id=42",
        "https://my.example/any/42": "no pattern",
        "https://a.my.example/any/42": "/any/{id} id=42",
        "https://help.my.example/any/42": "/any/{id} id=42",
        "https://user@a.my.example/chats/42": "notPlainHost(written: \"user@a.my.example\", host: \"a.my.example\")",
        "https://a.my.example:80/chats/42": "notPlainHost(written: \"a.my.example:80\", host: \"a.my.example\")",
        "https://.my.example/chats/42": "unknownHost(\".my.example\")",
        "https://a..my.example/chats/42": "unknownHost(\"a..my.example\")",
        "https://*.my.example/chats/42": "unknownHost(\"*.my.example\")",
        "https://évil.my.example/chats/42": "unknownHost(\"évil.my.example\")",
        "https://evilmy.example/chats/42": "unknownHost(\"evilmy.example\")",
        "https://a.my.example.evil.example/chats/42": "unknownHost(\"a.my.example.evil.example\")",
      ],
      LinkFixture(
        app: "scheme my; hosts \"my.example\", \"*.my.example\"",
        [
          "\"/chats/{id}\"": "id: String", "\"/topics/{id}\" host \"help.my.example\"": "id: String",
          "\"/any/{id}\" host \"*.my.example\"": "id: String",
        ]))
  }

  @Test func schemeAndHostIgnoreCaseAndPathsDont() {
    expect([
      "MY://chats/42": "/chats/{id} id=42",
      "HTTPS://My.Example/chats/42": "/chats/{id} id=42",
      "https://my.example/Chats/42": "no pattern",
    ])
  }

  @Test func splitFirstAndDecodedThen() {
    expect([
      "my://chats/a%2Fb": "/chats/{id} id=a/b",
      "my://chats/a%3Fb%23c": "/chats/{id} id=a?b#c",
      "my://chats/caf%C3%A9": "/chats/{id} id=café",
      "my://chats/café": "/chats/{id} id=café",
      "my://chats/a+b": "/chats/{id} id=a+b",
      "my://chats/%2e%2ea": "/chats/{id} id=..a",
      "my://chats/%00": "/chats/{id} id=\0",
      "my://f/a//": "emptySegment at 9..9",
    ])
  }

  @Test func whatNeverMatches() {
    expect([
      "my://chats/%": "escape at 11..12",
      "my://chats/%2": "escape at 11..13",
      "my://chats/%G0": "escape at 11..14",
      "my://chats/%FF": "notUTF8 at 11..14",
      "my://chats/%C0%80": "notUTF8 at 11..17",
      "my://chats/%ED%A0%80": "notUTF8 at 11..20",
      "my://chats//42": "emptySegment at 11..11",
      "my:////chats": "emptySegment at 6..6",
      "my://chats/.": "dots at 11..12",
      "my://chats/%2E%2e": "dots at 11..17",
      "my://../42": "dots at 5..7",
      "": "noScheme", "chats/42": "noScheme", "/chats/42": "noScheme", "my:chats/42": "noScheme", "my:/chats/42": "noScheme",
      "://chats": "noScheme", "your://chats/42": "unknownScheme(\"your\")",
    ])
    var rig = rig()
    #expect(rig.open(Array("my://chats/".utf8) + [0xFF]) == "notUTF8 at 11..12")
    #expect(rig.open([0xFF, 0xFE]) == "noScheme")
  }

  @Test func oneTrailingSlashIsIgnored() {
    expect(["my://chats/42/": "/chats/{id} id=42", "my://chats/42/?a=1#b": "/chats/{id} id=42 unknown=a,#"])
    expect(["my://chats/42//": "emptySegment at 14..14"])
  }

  @Test func longOnes() {
    var rig = rig()
    let long = String(repeating: "a", count: 100_000)
    #expect(rig.open("my://chats/" + long) == "/chats/{id} id=" + long)
    #expect(rig.open("my://chats" + String(repeating: "/a", count: 50_000)) == "no pattern")
    #expect(rig.open("my://f" + String(repeating: "/a", count: 50_000)).hasPrefix("/f/{rest...} rest=[a, a, "))
    #expect(rig.open("my://chats/1?" + String(repeating: "a&", count: 50_000)) == "/chats/{id} id=1 unknown=a")
    #expect(rig.open("my://chats/" + String(repeating: "%41", count: 33_000)).count > 33_000)
  }
}
