// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/app.md`, written by `EmbeddedPageTests`.
  static let appPage = EmbeddedPage(
    path: "Grammar/reference/language/app.md",
    text: ###"""
# `app`

The `app` block declares what a scene shows first, which systems and URLs the app supports, and how its Swift is generated.
A graph has one `app` block, unless it contains only modules.

## Syntax

```ebnf
App           = "app" Name [ "{" { AppItem BREAK } "}" ] ;
AppItem       = Platform | Scheme | Hosts | Strings | Root | Setting | Expiry | BarUse | Uses | Event | Allow ;
Platform      = "platform" WORD ( INTEGER | DECIMAL ) ;
Scheme        = "scheme" SchemeName { "," SchemeName } ;
SchemeName    = WORD | STRING ;
Hosts         = "hosts" STRING { "," STRING } ;
Strings       = "strings" [ STRING ] [ WORD ] ;
Root          = "root" Instance { Requires | RootPlace } [ OnIdioms ] ;
RootPlace     = "embedded" | "external" ;
OnIdioms      = "on" WORD { "," WORD } ;
Setting       = ( "output" | "access" | "links" | "precedence" | "style" | "display" | "minimize" | "dismissal" | "transition" | "hides"
                | "compact" | "placement" | "swipeBack" )
                WORD { [ "," ] WORD } ;
Expiry        = "links" "expire" "after" INTEGER WORD ;
```

## Meaning

- The name of the app is the namespace of the generated Swift.
- `root` declares what a scene shows first.
  An app needs one root, and can have another one for each kind of device.
- A root with `requires` evaluates its guards before it's shown.
- An event in the `app` block is an [app-level event](event.md), which your app sends from outside of any screen.
- `uses` adds the events of a group to the app-level events.

## Options

| option | values | default | meaning |
|---|---|---|---|
| `platform` | `iOS` and a release, from 15 on | `iOS 15` | the oldest system that the generated code runs on |
| `scheme` | names, separated by commas | none | the custom URL schemes of the app |
| `hosts` | texts, separated by commas | none | the hosts of universal links; [a star](../patterns.md#hosts-with-a-wildcard) is a wildcard |
| `root` | a container or a screen | required | what a scene shows first |
| `on` of a root | `phone`, `pad`, `mac`, `vision` | each device without a separate root | the kinds of devices that the root is for |
| `embedded`, `external` of a root | | a window | the root fills a container of your app, or is a screen that your app already shows |
| `strings` | the name of a table, and `main`, `module`, or `framework` | `"Localizable"`, `main` | the table and the bundle in which the app looks up [texts](../../guide/tour/alerts.md#texts) |
| `output` | `uikit`, `swiftui`, or both | `uikit` | the framework of the generated code |
| `access` | `internal`, `package`, `public` | `internal` | the access level of the generated code |
| `links` | `dismiss`, `over`, `wait`, `reject` | `dismiss` | [what a link does to modals](../../guide/links/deep-links.md#choosing-what-happens-to-modals); `now` is only for single routes and entries |
| `links expire after` | a number of `seconds`, `minutes`, or `hours` (`1 second`, `1 minute`, `1 hour`); at most 365 days | no limit | [how long a link waits](../../guide/links/deep-links.md#limiting-the-wait) |
| `precedence` | `narrowest`, `order` | `narrowest` | whether the more specific pattern wins, or [the first one](../patterns.md#the-order-of-declaration) |
| `transition` | `crossDissolve`, `none` | `crossDissolve` | how one root replaces another |
| `bar` | the name of an [appearance](appearance.md) | none | the colors of bars in the whole app |

## Availability

- All options are available with UIKit and SwiftUI output.
  `output swiftui` needs iOS 16 ([NAV0923](../diagnostics.md#nav0923)).
- With SwiftUI output, a stack can't be an `external` root ([limitations](../../guide/swiftui.md#limitations)).
- navgraph doesn't generate apps for macOS, tvOS, or watchOS ([known limitations](../../project/known-limitations.md#platforms)).
- `on vision` needs iOS 17. [Output](../platforms.md#output) lists the systems.

## Diagnostics

| subject | diagnostics |
|---|---|
| number of `app` blocks | [NAV0305](../diagnostics.md#nav0305), [NAV0306](../diagnostics.md#nav0306) |
| roots | [NAV0307](../diagnostics.md#nav0307), [NAV0308](../diagnostics.md#nav0308), [NAV0525](../diagnostics.md#nav0525), [NAV0526](../diagnostics.md#nav0526), [NAV0527](../diagnostics.md#nav0527), [NAV0913](../diagnostics.md#nav0913) |
| options | [NAV0309](../diagnostics.md#nav0309), [NAV0310](../diagnostics.md#nav0310), [NAV0311](../diagnostics.md#nav0311) |
| names, hosts, and access | [NAV0346](../diagnostics.md#nav0346), [NAV0395](../diagnostics.md#nav0395), [NAV0707](../diagnostics.md#nav0707) |
| systems | [NAV0901](../diagnostics.md#nav0901), [NAV0923](../diagnostics.md#nav0923) |

## Example

```navgraph
app Journal {
  platform   iOS 16
  scheme     journal
  hosts      "journal.example", "*.journal.example"
  strings    "Navigation" main
  root       Main requires unlocked
  root       Desk requires unlocked on pad, mac
  output     uikit
  access     internal
  links      over
  links      expire after 10 minutes
  precedence order
  transition none
  on locked -> dismiss all then restart
}

guard unlocked -> Lock
stack Main { root DayList }
split Desk { sidebar DayIndex; detail stack NoDay }
screen DayList { title "Days"; on open(day: Date) -> push Day(date: day) }
screen DayIndex { on open(day: Date) -> show detail Day(date: day) }
screen NoDay { title "No day" }
screen Day(date: Date) { title }
screen Lock { on done -> finish }
route "/days/{date}" -> Main / Day(date) on pad, mac -> Desk / detail Day(date)
```

## Related pages

- Tour: [A first program](../../Guide.md#a-first-program), [Roots](../../guide/tour/roots.md), [Windows and devices](../../guide/tour/windows-and-devices.md)
- [Part of an app](../../guide/start/existing-app.md): embedded and external roots

"""###)
}
