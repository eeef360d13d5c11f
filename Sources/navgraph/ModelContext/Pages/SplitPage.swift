// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/split.md`, written by `EmbeddedPageTests`.
  static let splitPage = EmbeddedPage(
    path: "Grammar/reference/language/split.md",
    text: ###"""
# `split`

A split shows up to four columns next to each other.
In a narrow window, its columns are one stack.

## Syntax

```ebnf
Split         = "split" Name { Requires } [ "{" { SplitItem BREAK } "}" ] ;
SplitItem     = Column | Collapse | Setting | BarUse | Allow ;
Column        = ( "sidebar" | "content" | "detail" | "inspector" ) Instance ;
Collapse      = "collapses" "to" WORD ;
```

## Meaning

- `sidebar` and `detail` are required.
  `content` is the column between them, and `inspector` is at the side of the detail.
- A column contains a screen or another container.
  What the declaration names is shown until the user opens something else.
- `show` and `clear` change a column.
  `close` on a screen of a column clears it.
  See [events](event.md).
- In a collapsed split, the column on top is the one that a link or an event has just opened.
  Otherwise it's the column after `collapses to`, or else the deepest column that shows something other than its declared content.
- A split in a split is an error ([NAV0504](../diagnostics.md#nav0504)).

## Options

| option | values | default | meaning |
|---|---|---|---|
| `sidebar`, `content`, `detail`, `inspector` | a screen or a container | `sidebar` and `detail` are required | what the column shows at first |
| `requires` | guards or conditions | none | [guards](guard.md) that are evaluated whenever the split is entered |
| `collapses to` | `sidebar`, `content`, `detail` | the deepest column that shows something else | the column on top in a narrow window |
| `display` | `automatic`, `secondaryOnly`, `oneBesideSecondary`, `oneOverSecondary`, `twoBesideSecondary`, `twoOverSecondary`, `twoDisplaceSecondary` | `automatic` | the `UISplitViewController.DisplayMode` |
| `display` | `tile`, `overlay`, `displace` | `automatic` | the `UISplitViewController.SplitBehavior`, on the same line |
| `bar` | the name of an [appearance](appearance.md) | that of the app | the colors of the bars in the split |

## Availability

- UIKit output is available from iOS 15 on, and SwiftUI output from iOS 16 on.
  [Splits](../platforms.md#splits) lists the systems.
- `inspector` needs iOS 26 with UIKit output, and iOS 17 with SwiftUI output ([NAV0903](../diagnostics.md#nav0903)).
- With SwiftUI output, the system arranges the columns instead of `displace` and `twoDisplaceSecondary` ([NAV0394](../diagnostics.md#nav0394)).
- With SwiftUI output before iOS 17, the `@State` of the views in a split is lost when the width changes between narrow and wide.

## Diagnostics

| diagnostic | problem |
|---|---|
| [NAV0323](../diagnostics.md#nav0323) | declaration that is missing its required content |
| [NAV0504](../diagnostics.md#nav0504) | tabs in tabs, split in a split, or pages in pages |
| [NAV0508](../diagnostics.md#nav0508) | split that collapses to a column that it doesn't have |
| [NAV0516](../diagnostics.md#nav0516) | `show` or `clear` of a column that isn't there |
| [NAV0619](../diagnostics.md#nav0619) | detail column that only shows its first screen |
| [NAV0903](../diagnostics.md#nav0903) | content that only an inspector column shows, on systems without one |
| [NAV0910](../diagnostics.md#nav0910) | display of three columns for a split of two |
| [NAV0911](../diagnostics.md#nav0911) | display that the behavior rules out |

## Example

```navgraph
app Mailbox { platform iOS 26; root Window }

split Window {
  sidebar   FolderList
  content   stack MessageList(folder: "Inbox")
  detail    stack NoMessage
  inspector Details
  collapses to sidebar
  display   twoBesideSecondary tile
}

screen FolderList { on open(folder: String) -> show content MessageList(folder) }
screen MessageList(folder: String) { title; on open(message: Int) -> show detail Message(id: message) }
screen NoMessage { title "No message"; on folders -> show sidebar }
screen Message(id: Int) { title; on details -> show inspector; on close -> close; on delete -> clear detail }
screen Details
```

## Related pages

- Tour: [Splits](../../guide/tour/splits.md)
- [Selected rows](../../guide/ipad-splits-and-windows.md#selected-rows) in your list
- [Choosing between `push`, `show`, `replace`, and `present`](../../guide/choosing.md#push-show-replace-and-present)

"""###)
}
