import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let unknownRelease = Rule(
    number: 0901, severity: .warning, summary: "release of iOS that doesn't exist",
    rationale: """
      `platform` specifies the oldest system that the app runs on. After iOS 18 came iOS 26, so 19 to 25 were never released. Releases \
      after iOS \(App.Version.newest) are not known to this version of navgraph. Such a number is usually a mistake, and every option is \
      checked against it.
      """,
    failing: """
      app Shop {
        platform iOS 20
        root stack Home
      }
      screen Home
      """,
    corrected: """
      app Shop {
        platform iOS 18
        root stack Home
      }
      screen Home
      """)
}

extension Checker {
  func checkRelease() {
    guard let range = graph.app?.platformRange else { return }
    if platform.major > App.Version.newest.major {
      report(
        Diagnostic(
          .unknownRelease, message: "unknown release iOS \(platform): the newest known release is iOS \(App.Version.newest)", at: range,
          label: "later than iOS \(App.Version.newest)",
          help: ["write the oldest system that the app runs on, or use a newer version of navgraph"]
        ))
    } else if (19...25).contains(platform.major) {
      report(
        Diagnostic(
          .unknownRelease, message: "there is no iOS \(platform): after iOS 18 came iOS 26", at: range, label: "never released",
          help: ["write \(platformFix(for: "18")), or \(platformFix(for: "26"))"]))
    }
  }
}
