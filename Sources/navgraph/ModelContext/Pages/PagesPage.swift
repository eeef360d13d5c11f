// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/pages.md`, written by `EmbeddedPageTests`.
  static let pagesPage = EmbeddedPage(
    path: "Grammar/reference/language/pages.md",
    text: ###"""
# `pages`

Pages are a row of screens that the user swipes through.

## Syntax

```ebnf
Pages         = "pages" Name [ Parameters ] { Requires | Returns } [ "{" { ( Page | Setting | BarUse | Allow ) BREAK } "}" ] ;
Page          = "page" Instance ;
Turn          = "page" ( "next" | "previous" | Instance ) ;
```

## Meaning

- The first page is shown at first.
  Swipes need no declaration.
- `page next`, `page previous`, and `page P` turn the page.
  `page next` on the last page does nothing.
- Pages can be the root, or the content of a tab, a column, a modal, or the flow of a guard.
- A page is a screen ([NAV0521](../diagnostics.md#nav0521)).
- Pages can't be on a stack ([NAV0502](../diagnostics.md#nav0502)) or in other pages ([NAV0504](../diagnostics.md#nav0504)).
- A link names a page with `page`: `route "/tips/remember" -> tips / page Remember`.
- Parameters of the pages are values for the screens in them.

## Options

| option | values | default | meaning |
|---|---|---|---|
| `page` | a screen, with arguments | at least one is required | a page, in the order of the declaration |
| `requires` | guards or conditions | none | [guards](guard.md) that are evaluated whenever the pages are entered |
| `returns` | a type | no result | the type of the value after `finish`, if the pages are presented |
| `transition` | `scroll`, `curl` | `scroll` | how the page turns |

## Availability

- Pages are available with UIKit output from iOS 15 on, and with SwiftUI output from iOS 16 on.
- [Pages](../platforms.md#pages) lists the types.
- With SwiftUI output, pages with `transition curl` scroll ([NAV0394](../diagnostics.md#nav0394)).
- The grammar accepts `bar` in the body, and the compiler reports it as an option of another declaration ([NAV0310](../diagnostics.md#nav0310)).

## Diagnostics

| diagnostic | problem |
|---|---|
| [NAV0310](../diagnostics.md#nav0310) | option in the wrong declaration |
| [NAV0323](../diagnostics.md#nav0323) | declaration that is missing its required content |
| [NAV0502](../diagnostics.md#nav0502) | tabs, split or pages on a stack |
| [NAV0504](../diagnostics.md#nav0504) | tabs in tabs, split in a split, or pages in pages |
| [NAV0517](../diagnostics.md#nav0517) | `page` outside of pages |
| [NAV0521](../diagnostics.md#nav0521) | page that isn't a screen |
| [NAV0615](../diagnostics.md#nav0615) | `page next` on the last page, or `page previous` on the first |

## Example

```navgraph
app Journal { platform iOS 16; root stack DayList }
screen DayList { title "Journal"; on tour(name: String) -> present Tour(name) then { finished(days) -> push Plan(days) } }
screen Plan(days: Int) { title }

pages Tour(name: String) returns Int {
  page       Hello(name)
  page       Reminders
  transition curl
}

screen Hello(name: String) { on next -> page next; on last -> page Reminders }
screen Reminders { on back -> page previous; on done(days: Int) -> finish(days) }
```

## Related pages

- Tour: [Pages](../../guide/tour/pages.md)

"""###)
}
