import Foundation
import Testing

/// Tests of rules that are off by default and turned on by options.
@Suite struct OptionalRuleTests {
  private let app = "app Shop { root stack cart_list }\nscreen cart_list { on order -> stay }\n"

  @Test func styleIsOffUntilAskedFor() throws {
    let folder = try Folder(["App.navgraph": app])
    try Tool(in: folder).expect("check", "App.navgraph", code: 0, errors: Tool.noDiagnostics())
    try Tool(in: folder).expect("check", "App.navgraph", "--deny", "warnings", code: 0, errors: Tool.noDiagnostics())
    let one = try Tool(in: folder).expect("check", "App.navgraph", "--warn", "NAV1001", code: 0, errors: nil).errors
    #expect(one.hasPrefix("App.navgraph:2:8: warning: the screen `cart_list` isn't in UpperCamelCase"), "\(one)")
    #expect(!one.contains("NAV1005"), "\(one)")
    let all = try Tool(in: folder).expect("check", "App.navgraph", "--warn", "NAV10", code: 0, errors: nil).errors
    #expect(all.contains("[NAV1001]") && all.contains("[NAV1005]"), "\(all)")
    let most = try Tool(in: folder).expect("check", "App.navgraph", "--warn", "NAV10", "--allow", "NAV1005", code: 0, errors: nil).errors
    #expect(most.contains("[NAV1001]") && !most.contains("[NAV1005]"), "\(most)")
    let denied = try Tool(in: folder).expect("check", "App.navgraph", "--deny", "NAV1001", code: 1, errors: nil).errors
    #expect(denied.contains("error: the screen `cart_list`"), "\(denied)")
  }

  /// An `allow` of a rule that didn't run isn't reported as redundant.
  @Test func theSourceMayAllowStyle() throws {
    let folder = try Folder(["App.navgraph": app.replacingOccurrences(of: "screen", with: "allow NAV1001 \"old name\"\nscreen")])
    try Tool(in: folder).expect("check", "App.navgraph", code: 0, errors: Tool.noDiagnostics())
    try Tool(in: folder).expect("check", "App.navgraph", "--warn", "NAV1001", code: 0, errors: Tool.noDiagnostics())
  }
}
