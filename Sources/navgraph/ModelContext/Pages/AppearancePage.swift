// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/appearance.md`, written by `EmbeddedPageTests`.
  static let appearancePage = EmbeddedPage(
    path: "Grammar/reference/language/appearance.md",
    text: ###"""
# `appearance` and `bar`

An appearance is a named set of colors for bars.

## Syntax

```ebnf
Appearance    = "appearance" Name [ "{" { ( Paint | Allow ) BREAK } "}" ] ;
Paint         = ( "background" | "title" | "tint" ) ( STRING | WORD ) ;
BarUse        = "bar" Reference ;
```

## Meaning

- `bar` refers to an appearance, in a screen, a stack, tabs, a split, or the app block.
- The nearest `bar` applies: that of the screen, then that of its container, then that of the app.
- A color is the name of a color asset of your app.
- A line that is left out leaves this part to the system.

## Options

| option | values | default | meaning |
|---|---|---|---|
| `background` | a color asset, `transparent`, `opaque`, `system` | the system's | the background of the bar |
| `title` | a color asset, `system` | the system's | the titles |
| `tint` | a color asset, `system` | the system's | the buttons |

## Availability

- Appearances are available with UIKit output from iOS 15 on, and with SwiftUI output from iOS 16 on.
- [Screens and bars](../platforms.md#screens-and-bars) lists the types.
- From iOS 26 on, the system draws the backgrounds of bars.
  The colors of titles and buttons still apply.
- A screen that never has a bar ignores its `bar` line ([NAV0921](../diagnostics.md#nav0921)).

## Diagnostics

| diagnostic | problem |
|---|---|
| [NAV0309](../diagnostics.md#nav0309) | invalid option value |
| [NAV0310](../diagnostics.md#nav0310) | option in the wrong declaration |
| [NAV0312](../diagnostics.md#nav0312) | unused declaration |
| [NAV0914](../diagnostics.md#nav0914) | empty name of an icon or a color |
| [NAV0921](../diagnostics.md#nav0921) | navigation bar option on a screen without a bar |

## Example

```navgraph
app Gallery { platform iOS 16; root Main; bar Plain }

tabs Main {
  tab rooms "Rooms" icon "photo"    stack Rooms
  tab saved "Saved" icon "bookmark" stack Saved
  bar Strip
}

stack Rooms { root RoomList; bar Brand }
screen RoomList { title "Rooms"; on open(room: String) -> push Room(name: room) }
screen Room(name: String) { title; bar Clear }
screen Saved { title "Saved" }
appearance Plain { background system; title system; tint "accent" }
appearance Strip { background opaque }
appearance Brand { background "brandBlue"; title "white"; tint "white" }
appearance Clear { background transparent }
```

## Related pages

- Tour: [Bars](../../guide/tour/appearance.md#bars)
- Decisions: [Bars](../../internals/decisions/uikit.md#bars)

"""###)
}
