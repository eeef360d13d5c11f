// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/screen.md`, written by `EmbeddedPageTests`.
  static let screenPage = EmbeddedPage(
    path: "Grammar/reference/language/screen.md",
    text: ###"""
# `screen`

A screen is a leaf of the graph: one of your view controllers or views, with the values that it takes and the events that it reports.

## Syntax

```ebnf
Screen        = "screen" Name [ Parameters ] { Requires | External | Transient | Repeats | MadeAs } [ "{" { ScreenItem BREAK } "}" ] ;
External      = "external" [ STRING ] ;
Transient     = "transient" ;
Repeats       = "repeats" ;
MadeAs        = "view" | "controller" ;
ScreenItem    = Title | Subtitle | Back | Setting | BarUse | Uses | Event | Allow ;
Title         = "title" [ Text ] [ WORD ] ;
Subtitle      = "subtitle" [ Text ] ;
Back          = "back" [ Text ] [ WORD ] ;
BarUse        = "bar" Reference ;
Uses          = "uses" Reference { "," Reference } ;
Text          = [ Verbatim ] STRING ;
Verbatim      = "verbatim" ;
Template      = { LITERAL | "{" WORD "}" } ;
```

## Meaning

- Your app creates the screen in its [factory](../../guide/connecting-your-app.md#screens), with a closure for each event.
- `requires` evaluates [guards](guard.md) whenever the screen is entered.
- A `title` or `subtitle` line without a text leaves the text to the screen.
  A name in braces shows a parameter.
- `uses` adds the events of a [group](event.md).
  An event that the screen declares itself replaces the shared one with the same name.
- Of several `bar` lines, that of the screen has precedence over that of its container, and that over the app's.

## Options

| option | values | default | meaning |
|---|---|---|---|
| `external` | an optional reason | | your own code opens the screen |
| `transient` | | restored | the screen isn't saved or restored |
| `repeats` | | a cycle is reported (NAV0617) | a stack can contain the screen repeatedly |
| `view`, `controller` | | the framework of the output | whether your app makes the screen as a SwiftUI view or a view controller |
| `title` | a text, and `automatic`, `large`, `inline`, `inlineLarge`, `hidden` | `automatic` | the title and its size |
| `subtitle` | a text | none | the line under the title |
| `back` | a text, and `standard`, `generic`, `minimal` | `standard` | the Back button that leads back to this screen: with its text, with a generic text, or only the chevron |
| `back` | `hidden`, `confirm` | | on this screen, Back is hidden, or asks the screen first |
| `hides` | `tabBar`, `navigationBar`, `toolbar`, `statusBar`, `homeIndicator` | none | the bars that are hidden on the screen; `tabBar` also on the screens that are pushed on top of it |
| `swipeBack` | `content`, `edge`, `none` | `content` | where a swipe leads back: anywhere as in the system, only at the edge, or nowhere |
| `transition` | `standard`, `zoom` | `standard` | how the screen is pushed; a zoom starts from the view of an `anchored` event |
| `bar` | the name of an [appearance](appearance.md) | that of the container | the colors of the bars |

## Availability

- UIKit and SwiftUI output have all options.
  [Screens and bars](../platforms.md#screens-and-bars) lists systems and fallbacks.
- `inlineLarge` needs iOS 17, `back confirm` iOS 16, `transition zoom` iOS 18, and `subtitle` and `swipeBack content` iOS 26.
- SwiftUI output uses the standard transition for `transition zoom` of a screen that the user can't swipe away ([NAV0394](../diagnostics.md#nav0394)).
- In an app with tabs and SwiftUI output, a second tap on a tab pops a screen with `back confirm` without asking, from iOS 26 on.

## Diagnostics

| subject | diagnostics |
|---|---|
| values that are saved | [NAV0412](../diagnostics.md#nav0412) |
| screens that are never shown, or that the user can't leave | [NAV0601](../diagnostics.md#nav0601), [NAV0610](../diagnostics.md#nav0610), [NAV0612](../diagnostics.md#nav0612) |
| cycles and `repeats` | [NAV0617](../diagnostics.md#nav0617), [NAV0618](../diagnostics.md#nav0618) |
| bars and titles | [NAV0511](../diagnostics.md#nav0511), [NAV0915](../diagnostics.md#nav0915), [NAV0916](../diagnostics.md#nav0916), [NAV0921](../diagnostics.md#nav0921), [NAV0924](../diagnostics.md#nav0924), [NAV0928](../diagnostics.md#nav0928) |
| transitions and swipes | [NAV0917](../diagnostics.md#nav0917), [NAV0922](../diagnostics.md#nav0922), [NAV0925](../diagnostics.md#nav0925), [NAV0926](../diagnostics.md#nav0926) |
| documentation | [NAV1005](../diagnostics.md#nav1005) |

## Example

```navgraph
app Museum { platform iOS 16; root stack HallList }

screen HallList {
  title    "Halls" large
  subtitle "Open until six"
  back     "Halls" minimal
  on open(name: String)            -> push Hall(name)
  on picture(number: Int) anchored -> push Picture(number)
  on note                          -> push NoteEditor
  on crop                          -> push Crop
}

screen Hall(name: String) repeats { title "{name}" inline; on next(name: String) -> push Hall(name) }
screen Picture(number: Int) { title hidden; hides statusBar, homeIndicator; transition zoom }
screen NoteEditor transient controller { title "Note"; back confirm }
screen Crop view { title verbatim "Crop"; swipeBack none }
screen Tour external "opened by the audio guide"
```

## Related pages

- Tour: [Screens and stacks](../../guide/tour/screens-and-stacks.md#screens), [Bars and sheets](../../guide/tour/appearance.md)
- [Parameters and keys](parameters.md)

"""###)
}
