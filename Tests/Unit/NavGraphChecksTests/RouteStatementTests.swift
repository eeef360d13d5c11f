import Testing

/// Tests of the rules about single routes, each with an invalid and a valid program.
@Suite struct RouteStatementTests {
  private static let app = """
    app Shop {
      scheme shop
      root   Main
    }
    tabs Main {
      tab home  stack Home
      tab pairs Pairs
    }
    split Pairs {
      sidebar stack Home
      detail  stack Home
    }
    guard open(shop: String)
    screen Home
    screen List(list: String)
    screen Item(id: Int, list: String? = nil)
    screen Note(text: String?)
    screen Tags(tags: [String])
    modal Sheet(id: Int) { content Item(id) }

    """

  private func codes(_ lines: String...) -> [Int] {
    CheckedText(RouteStatementTests.app + lines.joined(separator: "\n")).codes.filter { $0 / 100 == 7 }
  }

  /// Every parameter without a default, of every screen in the target, needs a value.
  @Test func everyScreenOfTheWayIsFed() {
    #expect(codes(#"route "/l/{list}/{id}" -> home / List(list) / Item(id)"#) == [])
    #expect(codes(#"route "/i/{id}" -> home / List / Item(id)"#) == [704])
    #expect(codes(#"route "/i/{id}" -> home / List(list: "all") / Item(id)"#) == [])
    #expect(codes(#"route "/n" -> home / Note"#) == [704])
    #expect(codes(#"route "/n/{text?}" -> home / Note(text)"#) == [])
    #expect(codes(#"route "/p/{list}" -> pairs / sidebar List(list) / detail Item"#) == [704])
    #expect(codes(#"route "/p/{list}/{id}" -> pairs / sidebar List(list) / detail Item(id)"#) == [])
    #expect(codes(#"route "/s" -> home / present Sheet"#) == [704])
    #expect(codes(#"route "/s/{id}" -> home / present Sheet(id)"#) == [])
    #expect(codes(#"route "/i/{id?}" -> home / Item(id)"#) == [704])
    #expect(codes(#"route "/i/{id}/{list?}" -> home / Item(id, list)"#) == [])
    // Each of several patterns must supply all values.
    #expect(codes(#"route "/i/{id}/{list}", "/j/{id}" -> home / Item(id, list)"#) == [])
    #expect(codes(#"route "/l/{list}/{id}", "/j/{id}" -> home / List(list) / Item(id)"#) == [704])
  }

  /// An unused placeholder is an error, and an argument of a guard is a use.
  @Test func placeholdersAreUsed() {
    #expect(codes(#"route "/i/{id}/{slug}" -> home / Item(id)"#) == [705])
    #expect(codes(#"route "/i/{id}/{_}" -> home / Item(id)"#) == [])
    #expect(codes(#"route "/i/{id}/{shop}" requires open(shop) -> home / Item(id)"#) == [])
    #expect(codes(#"route "/t?tag={tag}" -> home / Tags(tags: [tag])"#) == [])
  }

  @Test func aliasesEnd() {
    let route = #"route "/i/{id}" -> home / Item(id)"#
    #expect(codes(route, #"alias "/a/{x}" -> "/b/{x}""#, #"alias "/b/{y}" -> "/i/{y}""#) == [])
    #expect(codes(route, #"alias "/a/{x}" -> "/a/{x}""#) == [708])
    #expect(codes(route, #"alias "/a" -> "/b""#, #"alias "/b" -> "/c""#, #"alias "/c" -> "/a""#) == [708])
    #expect(codes(route, #"alias "/a" -> "/b""#, #"alias "/b" -> "/c""#, #"alias "/c" -> "/b""#) == [708])
    #expect(codes(route, #"alias "/a" -> "/i/x""#) == [710])
    #expect(codes(route, #"alias "/a" -> "/i/7""#) == [])
    #expect(codes(route, #"alias "/a" -> "/i/{id}""#) == [704])
    #expect(codes(route, #"alias "/a/{id}/{b}" -> "/i/{id}""#) == [705])
    // The value distinguishes the alias from other patterns with the same path.
    #expect(codes(route, #"alias "/i/7" -> "/i/8""#) == [])
    // A pattern that the route already has is a duplicate, not a cycle.
    #expect(codes(route, #"alias "/i/{n}" -> "/i/{n}""#) == [702])
  }

  /// Two routes with the same state are reported, whatever the names and the order of their placeholders.
  @Test func sameStateTwice() {
    #expect(codes(#"route "/a/{id}" -> home / Item(id)"#, #"route "/b/{n}" -> home / Item(id: n)"#) == [706])
    #expect(codes(#"route "/a/{id}" -> home / Item(id)"#, #"route "/b/{n}" -> home / Item(id: n, list: nil)"#) == [706])
    #expect(codes(#"route "/a/{id}" -> home / Item(id)"#, #"route "/b/{n}" -> home / Item(id: n, list: "x")"#) == [])
    #expect(codes(#"route "/a" -> home / Tags(tags: ["x"])"#, #"route "/b" -> home / Tags(tags: ["x"])"#) == [706])
    #expect(codes(#"route "/a" -> home / Tags(tags: ["x"])"#, #"route "/b" -> home / Tags(tags: ["y"])"#) == [])
    #expect(codes(#"route "/a/{id}" -> home / Item(id)"#, #"route "/b/{id}" requires open(shop: "b") -> home / Item(id)"#) == [])
    #expect(codes(#"route "/a/{id}" -> home / Item(id)"#, #"route "/b/{id}" -> home / Home / Item(id)"#) == [706])
    #expect(codes(#"route "/a/{id}" -> home / Item(id)"#, #"entry shortcut "a" (id: Int) -> home / Item(id)"#) == [])
  }

  @Test func pastBlockedModals() {
    let blocked = "modal Setup {\n  content Home\n  dismissal blocked\n}\nroute \"/setup\" -> home / present Setup\n"
    for (policy, found) in [("dismiss", [709]), ("over", [709]), ("wait", []), ("reject", [])] {
      #expect(codes(blocked, "route \"/i/{id}\" links \(policy) -> home / Item(id)") == found)
      #expect(codes(blocked, "entry shortcut \"i\" (id: Int) links \(policy) -> home / Item(id)") == found)
      #expect(codes("route \"/i/{id}\" links \(policy) -> home / Item(id)") == [])
    }
    #expect(codes(blocked, #"route "/i/{id}" -> home / Item(id)"#) == [])
  }

  /// Very many placeholders, and a table whose search can't end, have few diagnostics after a short time.
  @Test func hostileTables() {
    let names = (0..<1_000).map { "p\($0)" }
    let list = names.map { "\($0): String? = nil" }.joined(separator: ", ")
    let many = CheckedText(
      RouteStatementTests.app
        + "screen Many(\(list))\nroute \"/\(names.map { "{\($0)?}" }.joined(separator: "/"))\" -> home / Many(\(names.joined(separator: ", ")))"
    )
    #expect(many.diagnostics.count < 10, "\(many.report.prefix(2000))")

    // 24 Boolean segments, and patterns that fix three of them each: an instance of a hard problem.
    var random = Seeded(7)
    var text = RouteStatementTests.app + "screen Cube(\((0..<24).map { "p\($0): Bool" }.joined(separator: ", ")))\n"
    for number in 0..<110 {
      var fixed: [Int: Bool] = [:]
      while number > 0, fixed.count < 3 { fixed[random.below(24)] = random.chance(50) }
      let segments = (0..<24).map { index in fixed[index].map { "\($0)" } ?? "{p\(index)}" }
      let arguments = (0..<24).map { index in fixed[index].map { "p\(index): \($0)" } ?? "p\(index)" }
      text += "route \"/\(segments.joined(separator: "/"))\" -> home / Cube(\(arguments.joined(separator: ", ")))\n"
    }
    let cube = CheckedText(text)
    #expect(cube.codes.filter { $0 / 100 == 7 }.allSatisfy { (701...703).contains($0) || $0 == 712 }, "\(cube.report.prefix(2000))")
    #expect(cube.codes.contains(712) && cube.codes.count < 120)
    let open = cube.diagnostics.first { $0.code.number == 712 }
    #expect(open?.message.hasPrefix("can't determine whether ") == true && open?.notes.isEmpty == false)
  }
}
