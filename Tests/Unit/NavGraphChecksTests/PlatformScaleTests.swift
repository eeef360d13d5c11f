import NavGraphModel
import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Tests of families 09 and 10 with large and hostile graphs: the checks end quickly, with few diagnostics.
@Suite struct PlatformScaleTests {
  @Test func everyScreenHasFacts() {
    let count = 2000
    var text = "app A {\n platform iOS 16\n root Main\n}\ntabs Main {\n"
    for index in 0..<4 { text += "tab t\(index) stack S\(index)\n" }
    text += "accessory Strip\n}\nscreen Strip\nappearance Look { tint system }\n"
    for index in 0..<count {
      text += "screen S\(index) { title inline; back \"B\" minimal; hides tabBar, toolbar; transition zoom; bar Look"
      text += "; on a anchored -> push S\((index * 7 + 4) % count); on b anchored -> push S\((index + 1) % count) }\n"
    }
    let checked = CheckedText(text)
    #expect(checked.codes.isEmpty, "\(checked.report.prefix(1000))")
  }

  /// An example path to each screen would be as long as the chain.
  @Test func everyFactIsIdle() {
    let count = 1000
    var text = "app A { root stack S0 }\n"
    for index in 0..<count { text += "screen S\(index) { hides tabBar; back hidden; on a -> push S\(index + 1) }\n" }
    let checked = CheckedText(text + "screen S\(count) { on p -> pop }")
    #expect(checked.codes.filter { $0 == 915 }.count == count && checked.codes.filter { $0 == 916 }.count == 1)
    #expect(checked.diagnostics.filter { $0.code == Code(915) && !$0.notes.isEmpty }.count == 20)
  }

  /// A hundred tab bars have the same accessory, from which a chain of a hundred screens starts.
  @Test func manyAccessoriesLeadToTheSame() {
    let count = 100
    var text = "app A {\n platform iOS 16\n root R0\n}\n"
    for index in 0..<count {
      text += "tabs R\(index) { tab a stack H\(index); tab b stack H\(index); accessory Strip }\n"
      text += "screen H\(index) { on n -> switch to R\((index + 1) % count) }\n"
      text += "screen D\(index) { on n -> push D\((index + 1) % count); on p -> present stack D\((index * 3) % count) }\n"
    }
    let checked = CheckedText(text + "screen Strip { on o -> present stack D0 }")
    #expect(checked.codes.filter { $0 == 902 }.count == 1, "\(checked.report.prefix(1000))")
    #expect(checked.diagnostics.filter { $0.code == Code(902) }.allSatisfy { $0.message.utf8.count < 200 })
  }

  /// An accessory and a tab bar with very many prominent tabs, detents, and styles.
  @Test func longLists() {
    let count = 2000
    var text = "app A {\n root Main on phone\n}\ntabs Main {\n"
    for index in 0..<count { text += "tab t\(index) prominent placement movable icon \"\" stack S\n" }
    text += "}\nscreen S { on m -> present M }\nmodal M {\n content stack S\n detents "
    text += (0..<count).map { "height \($0 % 7 + 100)" }.joined(separator: ", ") + "\n style "
    text += (0..<count).map { $0 % 2 == 0 ? "pageSheet on pad" : "popover" }.joined(separator: ", ") + "\n}\n"
    let checked = CheckedText(text)
    // Each redundant item has one short diagnostic.
    #expect(checked.codes.filter { $0 / 100 == 9 }.count > 4 * count - 20)
    #expect(checked.diagnostics.allSatisfy { $0.message.utf8.count < 300 && $0.secondary.count < 10 && $0.notes.count < 10 })
  }

  @Test func styleOfALargeApp() {
    let count = 1000
    var text = "app shop { root Main; scheme s }\nstack Main { root s0 }\n"
    for index in 0..<count {
      text += "screen s\(index) { on Tap_\(index)(Value: Int) -> push s\((index + 1) % count) }\nroute \"/r\(index)\" -> Main / s\(index)\n"
    }
    let checked = CheckedText(text, optional: OptionalRules(Set(CheckRules.all.map(\.code).filter { $0.family == 10 })))
    #expect(checked.codes.filter { $0 == 1001 }.count == count + 1)
    #expect(checked.codes.filter { $0 == 1002 }.count == 2 * count)
    #expect(checked.codes.filter { $0 == 1006 }.count == count)
    #expect(checked.codes.filter { $0 == 1007 }.count == 1)
    #expect(checked.codes.filter { $0 == 1008 }.count == count)
    #expect(!CheckedText(text).codes.contains { $0 >= 1000 })
  }
}
