import NavGraphCommandLine

/// A check for CI builds that stop because the plugin isn't trusted there.
enum PluginTrust {
  private static let flag = "-skipPackagePluginValidation"
  /// The misspelling is Xcode's.
  private static let setting = "IDESkipPackagePluginFingerprintValidatation"
  private static let command = "defaults write com.apple.dt.Xcode \(setting) -bool YES"
  /// Arguments with which xcodebuild doesn't build.
  private static let harmless = [
    "-version", "-list", "-showsdks", "-showBuildSettings", "-showdestinations", "-exportArchive", "-create-xcframework", "-runFirstLaunch",
    "-checkFirstLaunchStatus", "-downloadPlatform", "-downloadAllPlatforms", "-importPlatform", "-license", "-resolvePackageDependencies",
    "test-without-building",
  ]

  static func troubles(in tree: ProjectTree) -> [ProjectIssue] {
    guard tree.usesPlugin else { return [] }
    var troubles: [ProjectIssue] = []
    for file in tree.pipelines where !says(setting, in: file.text) {
      for (line, words) in commands(in: file.text) where isBuild(words) {
        troubles.append(
          ProjectIssue(
            "\(file.path):\(line): xcodebuild stops because \(PackageManifest.pluginName) isn't trusted on that machine",
            fix: "add \(flag), or run this command first: \(command)"))
      }
    }
    // Xcode Cloud runs xcodebuild itself, so only its scripts can contain the setting.
    let scripts = tree.pipelines.filter { Path.name(of: Path.folder(of: $0.path)) == "ci_scripts" }
    let folders = Set(scripts.map { Path.folder(of: $0.path) }).sorted(by: Path.precedes)
    for folder in folders {
      let script = Path.join(folder, "ci_post_clone.sh")
      if scripts.contains(where: { $0.path == script && says(setting, in: $0.text) }) { continue }
      troubles.append(
        ProjectIssue(
          "\(folder): Xcode Cloud stops because \(PackageManifest.pluginName) isn't trusted there",
          fix: "add this command to \(script): \(command)"))
    }
    return troubles
  }

  private static func says(_ word: String, in text: String) -> Bool { commands(in: text).contains { $0.words.contains(word) } }

  /// Returns the lines of a script or workflow without comments, with continued lines joined.
  private static func commands(in text: String) -> [(line: Int, words: String)] {
    var commands: [(line: Int, words: String)] = []
    var goesOn = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      var words = line.drop { $0 == " " || $0 == "\t" }
      if words.last == "\r" { words.removeLast() }
      if words.hasPrefix("#") || words.hasPrefix("//") { continue }
      // A folded text of YAML joins lines without a mark, so a line that begins with an option continues the previous one.
      let isOption = words.hasPrefix("-") && words.dropFirst().first?.isLetter == true
      let continues = words.hasSuffix("\\")
      if continues { words.removeLast() }
      if goesOn || isOption, !commands.isEmpty {
        commands[commands.count - 1].words += " " + words
      } else {
        commands.append((index + 1, String(words)))
      }
      goesOn = continues
    }
    return commands
  }

  private static func isBuild(_ command: String) -> Bool {
    let words = command.split { $0 == " " || $0 == "\t" || "\"'`;|&()[],".contains($0) }
    guard words.contains(where: { $0 == "xcodebuild" || $0.hasSuffix("/xcodebuild") }) else { return false }
    return !words.contains { word in word == flag || harmless.contains { word == $0 } }
  }
}
