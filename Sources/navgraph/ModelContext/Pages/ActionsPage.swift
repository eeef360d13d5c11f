// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/actions.md`, written by `EmbeddedPageTests`.
  static let actionsPage = EmbeddedPage(
    path: "Grammar/reference/language/actions.md",
    text: ###"""
# Actions

An action is one step of an event, of an outcome handler, or of a tab.

## Syntax

```ebnf
Sequence      = OpenWindow | Steps ;
OpenWindow    = "open" "window" Instance "else" Steps ;
Steps         = Action { "then" Action } [ Arms ] ;
Action        = Push | Replace | Deeper | Select | Show | Clear | Turn | Pop | Dismiss | Close | Finish | Switch | Restart | Open
              | Browse | Stay ;
Push          = "push" Instance { "/" Instance } ;
Replace       = "replace" Instance ;
Present       = "present" Instance [ "as" WORD ] ;
Deeper        = "present" Instance [ "as" WORD ] { "/" Step } ;
Select        = "select" Reference ;
Show          = "show" ( "sidebar" | "content" | "detail" | "inspector" ) [ Instance ] ;
Clear         = "clear" WORD ;
Turn          = "page" ( "next" | "previous" | Instance ) ;
Pop           = "pop" [ "to" ( "root" | Reference ) ] ;
Dismiss       = "dismiss" [ "all" ] ;
Close         = "close" ;
Finish        = "finish" [ "(" Value ")" ] ;
Switch        = "switch" "to" Instance { "/" Step } ;
Restart       = "restart" ;
Open          = "open" STRING [ Arguments ] ;
Browse        = "browse" ( STRING | "(" Value ")" ) ;
Stay          = "stay" ;
```

## Meaning

- `then` joins actions to a sequence.
  Each action begins where the previous one led.
- `present`, `finish`, `close`, `open`, `browse`, `stay`, and `restart` end a sequence ([NAV0510](../diagnostics.md#nav0510)).
- After `/`, `push` names further screens, and `present` and `switch to` name what is visible in what they show.
- `push` and `present` always add an entry.
  `show` and `replace` keep a screen that is the same [place](parameters.md).

## Options

| option | values | default | meaning |
|---|---|---|---|
| `push S` | a screen; more screens after `/` | | adds screens to the stack |
| `replace S` | a screen | | puts a screen at the position of the current one |
| `present X` | a modal, an alert, a screen, or a container | | presents it; after `/`, what is visible in it |
| `as` of `present` | a [style](modal.md) | the modal's style | the style for this step |
| `select T` | a tab, also as `Main.tab` | | selects a tab and keeps its content |
| `show` | a column, and what it shows | the column as it is | shows a column of a split |
| `clear` | a column | | returns a column to its declared content |
| `page` | `next`, `previous`, or a page | | turns pages |
| `pop`, `pop to` | `root`, or a screen | the screen below | removes screens from the stack |
| `dismiss`, `dismiss all` | | | ends the innermost flow, or dismisses everything that is presented |
| `finish` | a value | no value | ends the innermost flow with an outcome |
| `close` | | | pops, clears the column, or dismisses: the way the user came |
| `switch to R` | a container or a screen; what is visible in it after `/` | | replaces the root |
| `restart` | | | shows the root of the app block again, with new state |
| `open` | the pattern of a route, with values | | opens the route as a link does |
| `open window X else` | a container or a screen, and steps | | opens a window, or runs the steps on devices with one window |
| `browse` | a text, or a value of type `URL` | | opens a website |
| `stay` | | | does nothing |

## Availability

- All actions are available with UIKit output from iOS 15 on, and with SwiftUI output from iOS 16 on.
- A graph that is embedded or external can't open windows ([NAV0530](../diagnostics.md#nav0530)).
- An external root can't be replaced or shown again ([NAV0527](../diagnostics.md#nav0527)).

## Diagnostics

| subject | diagnostics |
|---|---|
| syntax | [NAV0217](../diagnostics.md#nav0217) |
| names and values | [NAV0324](../diagnostics.md#nav0324), [NAV0350](../diagnostics.md#nav0350), [NAV0352](../diagnostics.md#nav0352), [NAV0415](../diagnostics.md#nav0415) |
| order of steps | [NAV0510](../diagnostics.md#nav0510) |
| steps that aren't possible on the screen | [NAV0503](../diagnostics.md#nav0503), [NAV0512](../diagnostics.md#nav0512), [NAV0513](../diagnostics.md#nav0513), [NAV0514](../diagnostics.md#nav0514), [NAV0515](../diagnostics.md#nav0515), [NAV0516](../diagnostics.md#nav0516), [NAV0517](../diagnostics.md#nav0517), [NAV0518](../diagnostics.md#nav0518), [NAV0519](../diagnostics.md#nav0519), [NAV0520](../diagnostics.md#nav0520), [NAV0523](../diagnostics.md#nav0523) |
| steps that can fail or have no effect | [NAV0603](../diagnostics.md#nav0603), [NAV0604](../diagnostics.md#nav0604), [NAV0605](../diagnostics.md#nav0605), [NAV0609](../diagnostics.md#nav0609), [NAV0615](../diagnostics.md#nav0615) |
| roots | [NAV0527](../diagnostics.md#nav0527), [NAV0620](../diagnostics.md#nav0620) |
| modals | [NAV0602](../diagnostics.md#nav0602), [NAV0606](../diagnostics.md#nav0606), [NAV0607](../diagnostics.md#nav0607) |
| windows | [NAV0530](../diagnostics.md#nav0530), [NAV0531](../diagnostics.md#nav0531) |

## Example

```navgraph
app Reader { platform iOS 16; scheme reader; root Main }
tabs Main { tab today "Today" icon "newspaper" stack Headlines; tab saved "Saved" icon "bookmark" stack Saved }

screen Headlines {
  title "Today"
  on open(article: Int)   -> push Article(id: article)
  on last                 -> select saved then push Article(id: 1)
  on window(article: Int) -> open window stack Article(id: article) else push Article(id: article)
  on note                 -> present stack Note as formSheet
}

screen Saved { title "Saved"; on site(page: URL) -> browse(page); on first -> open "/articles/{id}" (id: 1) }
screen Article(id: Int) { title; on next(article: Int) -> replace Article(id: article) }
screen Note { title "Note"; on text -> push NoteText; on cancel -> dismiss }
screen NoteText { title "Text"; on back -> pop; on saved -> dismiss all then select saved; on signOut -> switch to Gate }
screen Gate { on signedIn -> restart; on tour -> present Tour }
pages Tour { page Hello; page Ready }
screen Hello { on next -> page next }
screen Ready { on done -> finish }
route "/articles/{id}" -> today / Article(id)
```

## Related pages

- Tour: [Steps on a stack](../../guide/tour/screens-and-stacks.md#steps-on-a-stack), [Sequences](../../guide/tour/events.md#sequences)
- [Choosing between similar words](../../guide/choosing.md)

"""###)
}
