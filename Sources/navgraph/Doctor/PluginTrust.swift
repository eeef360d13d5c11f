import NavGraphCommandLine

/// Builds on the machines of others that stop at the plugin, because nobody is there to trust it.
enum PluginTrust {
  private static let flag = "-skipPackagePluginValidation"
  /// The name is Xcode's own, with its slip of the pen.
  private static let setting = "IDESkipPackagePluginFingerprintValidatation"
  private static let command = "defaults write com.apple.dt.Xcode \(setting) -bool YES"
  /// What xcodebuild does without building.
  private static let harmless = [
    "-version", "-list", "-showsdks", "-showBuildSettings", "-showdestinations", "-exportArchive", "-create-xcframework", "-runFirstLaunch",
    "-checkFirstLaunchStatus", "-downloadPlatform", "-downloadAllPlatforms", "-importPlatform", "-license", "-resolvePackageDependencies",
    "test-without-building",
  ]

  static func troubles(_ tree: ProjectTree) -> [Trouble] {
    guard tree.usesPlugin else { return [] }
    var troubles: [Trouble] = []
    for file in tree.pipelines where !says(setting, file.text) {
      for (line, words) in commands(file.text) where isBuild(words) {
        troubles.append(
          Trouble(
            "\(file.path):\(line): xcodebuild stops because \(PackageManifest.pluginName) isn't trusted on that machine",
            fix: "add \(flag), or run this command first: \(command)"))
      }
    }
    // Xcode Cloud runs xcodebuild itself, so only its scripts can say it.
    let scripts = tree.pipelines.filter { Path.name(of: Path.folder(of: $0.path)) == "ci_scripts" }
    let folders = Set(scripts.map { Path.folder(of: $0.path) }).sorted(by: Path.precedes)
    for folder in folders {
      let script = Path.join(folder, "ci_post_clone.sh")
      if scripts.contains(where: { $0.path == script && says(setting, $0.text) }) { continue }
      troubles.append(
        Trouble(
          "\(folder): Xcode Cloud stops because \(PackageManifest.pluginName) isn't trusted there",
          fix: "add this command to \(script): \(command)"))
    }
    return troubles
  }

  private static func says(_ word: String, _ text: String) -> Bool { commands(text).contains { $0.words.contains(word) } }

  /// The lines of a script or workflow, those that go on in the next one joined, without comments.
  private static func commands(_ text: String) -> [(line: Int, words: String)] {
    var commands: [(line: Int, words: String)] = []
    var goesOn = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      var words = line.drop { $0 == " " || $0 == "\t" }
      if words.last == "\r" { words.removeLast() }
      if words.hasPrefix("#") || words.hasPrefix("//") { continue }
      // A folded text of YAML joins its lines without a mark: then options stand at their beginning.
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
