import Testing

@testable import NavGraphDiagrams

/// Tests of the digests in a page's content security policy.
struct PagePolicyTests {
  /// The examples of FIPS 180-4, and lengths around the block size.
  @Test func digests() {
    func hexadecimal(_ text: String) -> String {
      SHA256.digest(of: Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    #expect(hexadecimal("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hexadecimal("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hexadecimal("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      hexadecimal(
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu")
        == "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1")
    #expect(hexadecimal(String(repeating: "x", count: 55)).count == 64 && hexadecimal(String(repeating: "x", count: 64)).count == 64)
    #expect(SHA256.source(for: "") == "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
    for (text, expected) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")] {
      #expect(Base64.text(of: Array(text.utf8)) == expected)
    }
  }

  /// The policy contains the digest of each script and style of the page.
  @Test func everyScriptAndStyleIsNamed() throws {
    let page = PageRenderer(
      of: Drawing(PictureTests.shop).diagram, pictures: PagePictures(whole: .svg("<svg fill=\"#ffffff\"></svg>")), theme: nil
    ).text
    for (start, end) in [("<script>", "</script>"), ("<style>", "</style>")] {
      let parts = page.components(separatedBy: start).dropFirst().compactMap { $0.components(separatedBy: end).first }
      #expect(!parts.isEmpty)
      for part in parts { #expect(page.contains(SHA256.source(for: part)), "\(part.prefix(80))") }
    }
    #expect(!page.contains("style=\"") && !page.contains("onclick="), "what the policy refuses isn't there")
  }
}
