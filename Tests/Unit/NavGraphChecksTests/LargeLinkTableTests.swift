import LinkTables
import NavGraphSyntax
import Testing

/// Tests of tables with more than 500 links, as in large web apps. Valid tables have no diagnostics, and seeded mistakes have exactly one.
@Suite struct LargeLinkTableTests {
  /// Returns the code and the quoted text of each diagnostic.
  private func found(_ program: LinkProgram) -> (found: [String], report: String) {
    let checked = CheckedText(program.source)
    return (checked.diagnostics.map { "\($0.code.number) \(checked.source.text(in: $0.primary.range))" }, checked.report)
  }

  @Test func soundTablesAreQuiet() {
    #expect(LinkTables.all.count > 500)
    for table in [LinkTables.forge, LinkTables.forum, LinkTables.links, LinkTables.shop, LinkTables.tracker, LinkTables.all] {
      let narrowest = found(LinkProgram(patterns: table))
      #expect(narrowest.found == [], "\(narrowest.report.prefix(2000))")
      let ordered = found(LinkProgram(patterns: LinkProgram.inOrder(table), precedence: "order"))
      #expect(ordered.found == [], "\(ordered.report.prefix(2000))")
    }
  }

  /// The order of the table has no effect if the narrowest pattern wins.
  @Test func shuffledTablesAreQuiet() {
    for seed in 0..<6 {
      var random = Seeded(UInt64(seed))
      let shuffled = found(LinkProgram(patterns: LinkTables.all.shuffled(using: &random)))
      #expect(shuffled.found == [], "\(shuffled.report.prefix(2000))")
    }
  }

  /// A repeated pattern with other placeholder names is reported.
  @Test func plantedDuplicates() {
    for seed in 0..<12 {
      var random = Seeded(UInt64(100 + seed))
      let inOrder = seed % 2 == 1
      var table = inOrder ? LinkProgram.inOrder(LinkTables.all) : LinkTables.all.shuffled(using: &random)
      guard
        let copied = table.shuffled(using: &random).first(where: {
          $0.contains("{") && !$0.contains("?}") && !$0.contains("...") && !$0.contains("|")
        })
      else { continue }
      let copy = copied.replacing("{", with: "{own")
      // Inserted after the original.
      let place = table.firstIndex(of: copied) ?? 0
      table.insert(copy, at: inOrder ? table.count : place + 1 + random.below(table.count - place))
      let result = found(LinkProgram(patterns: table, precedence: inOrder ? "order" : "narrowest"))
      #expect(result.found == ["702 \"\(LinkProgram.written(copy))\""], "\(result.report.prefix(2000))")
    }
  }

  /// A pattern that crosses one of the table is reported, with a URL that both match.
  @Test(arguments: [
    ("/posts/draft-{name}", "links://posts/draft-x.json"), ("/uploads/scan-{name}.pdf/{page:Int}", nil),
    ("/{owner}/{repo}/commit/{sha}.json", nil),
    ("/{user}.html", "links://@x.html"), ("/@{n}ab", nil), ("/collections/sale-{year}-winter", nil),
    ("/collections/{name}-winter", "links://collections/sale-x-winter"),
    ("/top/{since:all|ever}", "links://top/all"), ("/badges/{level:1|gold}", "links://badges/1"),
    ("/notifications/{filter:unread|later}", "links://notifications/unread"), ("/gift/{card:12|gold}", "links://gift/12"),
    ("/search?page={page:Int}", "links://search?page=1&q=x"), ("/calendar/{n:Int}-01-01", "links://calendar/1111-01-01"),
    ("/calendar/{day}-31", "links://calendar/1111-10-31"), ("/policies/{policy:terms|imprint}", "links://policies/terms"),
    ("/user/{user}/{tab:comments|drafts}", "links://user/x/comments"), ("/user/me/{tab:comments|saved}", nil),
    ("/{first}/{second}/pull/{n:Double}", nil), ("/work3/items/{slug}/{rest...}", nil),
    ("/work3/files/report-{q}", "links://work3/files/report-x.csv"),
  ]) func plantedCrossings(_ planted: String, _ witness: String?) {
    let checked = CheckedText(LinkProgram(patterns: LinkTables.all + [planted]).source)
    let urls = checked.diagnostics.map { diagnostic in
      "\(diagnostic.code.number) " + (diagnostic.notes.first { $0.hasPrefix("example: ") }.map { String($0.dropFirst(9)) } ?? "")
    }
    #expect(urls == (witness.map { ["701 " + $0] } ?? []), "\(checked.report.prefix(3000))")
  }

  /// A pattern is shadowed if literals cover all cases of its enumeration.
  @Test func plantedShadows() {
    let literals = ["privacy", "terms", "refund"].map { "/policies/" + $0 }
    let result = found(LinkProgram(patterns: LinkTables.all + literals))
    #expect(result.found == ["703 \"/policies/{policy}\""], "\(result.report.prefix(2000))")
    let two = found(LinkProgram(patterns: LinkTables.all + literals.dropLast()))
    #expect(two.found == [])
  }

  /// With `precedence order`, a pattern after a wider one is shadowed.
  @Test func plantedOrder() {
    let table = LinkProgram.inOrder(LinkTables.all)
    for (narrow, wide) in [
      ("/user/me", "/user/{user}"), ("/work5/items/new", "/work5/items/{slug}"), ("/topics/{topic}", "/{owner}/{repo}"),
      ("/uploads/{name}.png", "/uploads/{name}"), ("/t/{slug}/{id:Int}/{post:Int}", "/work0/{page...}"),
      ("/collections/all/products/{handle}", "/collections/{collection}/products/{handle}"),
      ("/work7/files/{name}.csv", "/work7/files/{path...}"), ("/gift/{n:Int}", "/gift/{amount:Double}"),
    ] {
      var moved = table.filter { $0 != narrow }
      guard let place = moved.firstIndex(of: wide) else { continue }
      moved.insert(narrow, at: place + 1)
      let result = found(LinkProgram(patterns: moved, precedence: "order"))
      let isCovered = wide != "/work0/{page...}"
      #expect(result.found == (isCovered ? ["703 \"\(LinkProgram.written(narrow))\""] : []), "\(result.report.prefix(2000))")
    }
  }

  @Test func plantedAliases() {
    func codes(_ lines: String...) -> [String] { found(LinkProgram(patterns: LinkTables.all, more: lines)).found }
    #expect(codes(#"alias "/old/{a}/{b}" -> "/{a}/{b}""#) == [])
    #expect(codes(#"alias "/old/{a}/{b}" -> "/{b}/{a}/issues""#) == [])
    #expect(codes(#"alias "/one" -> "/two""#, #"alias "/two" -> "/one""#) == [#"708 "/two""#])
    #expect(codes(#"alias "/x/y/z/w" -> "/no/such/route/anywhere""#) == [#"710 "/no/such/route/anywhere""#])
    #expect(codes(#"alias "/topics" -> "/explore""#) == [#"702 "/topics""#])
    #expect(codes(#"route "/elsewhere" -> home / Page1"#) == [#"706 "/elsewhere""#])
  }
}
