import NavGraphCommandLine
import NavGraphLinks
import NavGraphSyntax

/// A line of a walk, split into words.
struct WalkCommand {
  /// The commands, and the lines about them that `help` shows.
  enum Word: String, CaseIterable {
    case tab, button, back, next, previous, dismiss, close
    case open, enter, app
    case `guard`, condition, confirm
    case undo, show, assert, test, help, quit

    var help: (usage: String, does: String) {
      switch self {
      case .tab: ("tab NAME", "Tap a tab.")
      case .button: ("button NAME [TEXT]", "Tap a button of an alert, with a text in its field.")
      case .back: ("back", "Go back.")
      case .next: ("next", "Swipe to the next page.")
      case .previous: ("previous", "Swipe to the previous page.")
      case .dismiss: ("dismiss", "Swipe down, or tap outside.")
      case .close: ("close", "Close the inspector.")
      case .open: ("open URL", "Open a link.")
      case .enter: ("enter IDENTIFIER [VALUE...]", "Enter through a shortcut, an activity, or a notification.")
      case .app: ("app EVENT [VALUE...]", "Send an app-level event.")
      case .guard: ("guard NAME yes|no", "Let a guard succeed or fail from now on (default: yes).")
      case .condition: ("condition NAME yes|no", "Make a condition true or false from now on (default: no).")
      case .confirm: ("confirm yes|no", "Answer confirmations of dismissals from now on (default: yes).")
      case .undo: ("undo", "Take the last step back.")
      case .show: ("show", "Show what is on the screen, and what can be done.")
      case .assert: ("assert", "Print an assertion that the walk shows to be true.")
      case .test: ("test", "Print the walk as a test in Swift.")
      case .help: ("help", "Show this list.")
      case .quit: ("quit", "End the walk.")
      }
    }
  }

  /// The first word.
  let name: String
  let words: [WalkValues.Word]

  /// Parses a line; nil for an empty line and for a comment. Spaces separate words, except in quotes. `name=value` names a value.
  init?(parsing line: String) throws(Failure) {
    var words: [WalkValues.Word] = []
    var (text, name) = ("", String?.none)
    var (isQuoted, isEscaped, isWord) = (false, false, false)
    func end() {
      if isWord { words.append(WalkValues.Word(name: name, text: text)) }
      (text, name, isWord) = ("", nil, false)
    }
    for scalar in line.unicodeScalars {
      if isEscaped {
        text.unicodeScalars.append(scalar)
        isEscaped = false
      } else if isQuoted, scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        isQuoted.toggle()
        isWord = true
      } else if !isQuoted, scalar == " " || scalar == "\t" || scalar == "\r" {
        end()
      } else if !isQuoted, scalar == "#", !isWord {
        break
      } else if !isQuoted, scalar == "=", name == nil, !words.isEmpty, WalkCommand.isName(text) {
        (name, text) = (text, "")
      } else {
        text.unicodeScalars.append(scalar)
        isWord = true
      }
    }
    guard !isQuoted else { throw .usage("a quote isn't closed") }
    end()
    guard let first = words.first else { return nil }
    self.name = first.text
    self.words = Array(words.dropFirst())
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return text.utf8.allSatisfy { $0 == UInt8(ascii: "_") || (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) }
  }
}
