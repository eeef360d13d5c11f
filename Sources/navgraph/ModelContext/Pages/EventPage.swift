// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/event.md`, written by `EmbeddedPageTests`.
  static let eventPage = EmbeddedPage(
    path: "Grammar/reference/language/event.md",
    text: ###"""
# `on` and `events`

An event is something that happens on a screen, or in your app.
The graph declares which steps follow.

## Syntax

```ebnf
Event         = "on" Name [ Parameters ] [ "anchored" ] [ Requires ] Outcome ;
Outcome       = "->" Sequence | Branches ;
Branches      = "{" { Branch BREAK } "}" ;
Branch        = ( "when" Test | "otherwise" ) "->" Sequence ;
Events        = "events" Name [ "{" { ( Event | Allow ) BREAK } "}" ] ;
Uses          = "uses" Reference { "," Reference } ;
Arms          = "then" "{" { Arm BREAK } "}" ;
Arm           = Name [ "(" Name ")" ] Outcome ;
```

## Meaning

- The screen reports the event with a closure, and the graph declares the [steps](actions.md) that follow.
- The first [branch](condition.md) whose test is true runs.
  `otherwise` runs if no test is true.
- Handlers after `then` in braces belong to the last `present`.
  They run after the flow has ended with their outcome.
  The outcomes are `finished`, `finished(value)`, `dismissed`, and the names of buttons.
- `events` declares a group, which screens and the app include with `uses`.

## Options

| option | values | default | meaning |
|---|---|---|---|
| `anchored` | | no view | the event passes the view or bar button that it comes from, for a popover or a zoom |
| `requires` | guards or conditions | none | [guards](guard.md) that are evaluated on this way only |
| `uses` | groups of events | none | the shared events that a screen or the app has |

## Availability

- Events are available with UIKit output from iOS 15 on, and with SwiftUI output from iOS 16 on.
- An app-level event can't be `anchored` ([NAV0529](../diagnostics.md#nav0529)).
- The first step of an app-level event can't depend on the current screen ([NAV0528](../diagnostics.md#nav0528)).

## Diagnostics

| subject | diagnostics |
|---|---|
| syntax | [NAV0210](../diagnostics.md#nav0210), [NAV0211](../diagnostics.md#nav0211), [NAV0214](../diagnostics.md#nav0214) |
| branches | [NAV0345](../diagnostics.md#nav0345), [NAV0613](../diagnostics.md#nav0613), [NAV0616](../diagnostics.md#nav0616), [NAV0803](../diagnostics.md#nav0803) |
| handlers and results | [NAV0318](../diagnostics.md#nav0318), [NAV0407](../diagnostics.md#nav0407), [NAV0606](../diagnostics.md#nav0606), [NAV0608](../diagnostics.md#nav0608), [NAV0609](../diagnostics.md#nav0609) |
| groups | [NAV0312](../diagnostics.md#nav0312), [NAV0319](../diagnostics.md#nav0319), [NAV0414](../diagnostics.md#nav0414), [NAV0614](../diagnostics.md#nav0614) |
| app-level events | [NAV0528](../diagnostics.md#nav0528), [NAV0529](../diagnostics.md#nav0529) |
| style | [NAV1003](../diagnostics.md#nav1003), [NAV1008](../diagnostics.md#nav1008) |

## Example

```navgraph
app Reader { platform iOS 16; root stack Headlines; uses Session }
events Session { on signedOut -> dismiss all then restart }
events ArticleLinks { on open(article: Int) -> push Article(id: article) }
guard isAdult

screen Headlines {
  title "Today"
  uses  ArticleLinks
  on wine(article: Int) requires isAdult -> push Wine(article)
  on note(to: String?) anchored {
    when to is nil -> stay
    otherwise      -> present Note as popover then { finished(article) -> push Article(id: article); dismissed -> stay }
  }
}

screen Article(id: Int) { title }
screen Wine(article: Int) { title }
modal Note returns Int { content stack NoteForm }
screen NoteForm { title "Note"; on save(article: Int) -> finish(article); on cancel -> dismiss }
```

## Related pages

- Tour: [Events and sequences](../../guide/tour/events.md), [App-level events](../../guide/tour/app-events.md)
- [Events in your app](../../guide/connecting-your-app.md#events)
- [Actions](actions.md)

"""###)
}
