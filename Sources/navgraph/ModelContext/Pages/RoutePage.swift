// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/route.md`, written by `EmbeddedPageTests`.
  static let routePage = EmbeddedPage(
    path: "Grammar/reference/language/route.md",
    text: ###"""
# `route` and `alias`

A route declares which URLs the app opens, and the place that they lead to.
An alias is another pattern of a route.

## Syntax

```ebnf
Route         = "route" Pattern { "," Pattern } { RouteOption | Expiry | Requires } ( "->" Targets | LinkBranches ) ;
Pattern       = STRING ;
RouteOption   = "host" STRING { "," STRING } | "scheme" SchemeName { "," SchemeName } | "links" WORD ;
Expiry        = "links" "expire" "after" INTEGER WORD ;
Alias         = "alias" Pattern { "," Pattern } "->" Pattern ;
LinkBranches  = "{" { LinkBranch BREAK } "}" ;
LinkBranch    = ( "when" Test | "otherwise" ) "->" ( Targets | Stay ) ;
Targets       = Target { OnIdioms "->" Target } ;
Target        = [ Here ] Step { "/" Step } [ Arms ] ;
Here          = "here" ( "or" | "/" ) ;
Step          = Present | StepColumn | StepPage | Instance ;
StepColumn    = ( "sidebar" | "content" | "detail" | "inspector" ) Instance ;
StepPage      = "page" Instance ;
```

## Meaning

- A target names what is visible: the root, tabs and columns, all screens of a stack, and the modals.
- A screen directly after a split is in the `detail` column.
  For another column, name it: `Inbox / sidebar Folders / Folder(id)`.
  After `present`, it names what is visible in the modal.
- A placeholder has the type of the parameter that it supplies.
- [Patterns](../patterns.md) contains the rules of matching.
  The production `PatternText` is the grammar of a pattern.
- `here` is the stack in front that can contain the screen.
  The place after `or` is used if there isn't one ([NAV0711](../diagnostics.md#nav0711)).
- Handlers after `then` belong to the last modal of the target.
- The first branch whose test is true is followed.
  `stay` opens nothing.
- The placeholders of an alias are matched with those of its route by position.
- [Deep links](../../guide/links/deep-links.md#what-opening-a-link-does) describes what opening a link does.

## Options

| option | values | default | meaning |
|---|---|---|---|
| patterns | one or more texts that begin with `/` | required | the URLs that the route matches |
| `host` | texts, separated by commas, or one text that begins with a placeholder | the app's `hosts` and schemes | restricts the route to these hosts, adds them to the associated domains, and excludes custom schemes |
| `scheme` | names, separated by commas | the app's schemes | restricts the route to these schemes |
| `links` | `dismiss`, `over`, `wait`, `reject`, `now` | the app's `links` | [what the link does to modals](../../guide/links/deep-links.md#choosing-what-happens-to-modals) |
| `links expire after` | a number of `seconds`, `minutes`, or `hours` (`1 second`, `1 minute`, `1 hour`); at most 365 days | the app's limit | [how long the link waits](../../guide/links/deep-links.md#limiting-the-wait) |
| `requires` | guards or conditions | none | [guards](guard.md) that are evaluated on this way only |
| `on` of a target | `phone`, `pad`, `mac`, `vision`, and another target after `->` | each device without a separate target | the target for kinds of devices |
| target of an alias | the pattern of a route | required | the route |

## Availability

- Routes are available with UIKit output from iOS 15 on, and with SwiftUI output from iOS 16 on.
- [Entry points](../platforms.md#entry-points) lists the types.
- A link with `links now` must lead to `here / present ...` ([NAV0720](../diagnostics.md#nav0720)).
  Neither the link nor what it presents can have a guard ([NAV0721](../diagnostics.md#nav0721)).
- Only one link waits.
  If another one arrives, the earlier link is dropped.

## Diagnostics

| subject | diagnostics |
|---|---|
| patterns | [NAV0230](../diagnostics.md#nav0230), [NAV0231](../diagnostics.md#nav0231), [NAV0232](../diagnostics.md#nav0232), [NAV0233](../diagnostics.md#nav0233), [NAV0234](../diagnostics.md#nav0234), [NAV0235](../diagnostics.md#nav0235), [NAV0236](../diagnostics.md#nav0236), [NAV0237](../diagnostics.md#nav0237), [NAV0238](../diagnostics.md#nav0238), [NAV0240](../diagnostics.md#nav0240), [NAV0241](../diagnostics.md#nav0241), [NAV0242](../diagnostics.md#nav0242) |
| placeholders and their types | [NAV0450](../diagnostics.md#nav0450), [NAV0451](../diagnostics.md#nav0451), [NAV0452](../diagnostics.md#nav0452), [NAV0453](../diagnostics.md#nav0453), [NAV0705](../diagnostics.md#nav0705), [NAV0715](../diagnostics.md#nav0715) |
| several patterns | [NAV0701](../diagnostics.md#nav0701), [NAV0702](../diagnostics.md#nav0702), [NAV0703](../diagnostics.md#nav0703), [NAV0706](../diagnostics.md#nav0706), [NAV0712](../diagnostics.md#nav0712) |
| targets | [NAV0301](../diagnostics.md#nav0301), [NAV0350](../diagnostics.md#nav0350), [NAV0351](../diagnostics.md#nav0351), [NAV0352](../diagnostics.md#nav0352), [NAV0454](../diagnostics.md#nav0454), [NAV0457](../diagnostics.md#nav0457), [NAV0704](../diagnostics.md#nav0704), [NAV0711](../diagnostics.md#nav0711) |
| aliases | [NAV0708](../diagnostics.md#nav0708), [NAV0710](../diagnostics.md#nav0710), [NAV0713](../diagnostics.md#nav0713) |
| hosts and delivery | [NAV0707](../diagnostics.md#nav0707), [NAV0709](../diagnostics.md#nav0709), [NAV0716](../diagnostics.md#nav0716) |
| `links now` | [NAV0720](../diagnostics.md#nav0720), [NAV0721](../diagnostics.md#nav0721) |
| documentation | [NAV1006](../diagnostics.md#nav1006) |

## Example

```navgraph
app Wiki {
  platform iOS 16
  scheme   wiki, "wiki-dev"
  hosts    "wiki.example"
  root     Main
}

tabs Main { tab pages "Pages" icon "doc" stack PageList; tab saved "Saved" icon "bookmark" stack Saved }
guard signedIn
condition betaEnabled
screen PageList { title "Pages" }
screen Saved { title "Saved" }
screen Page(name: String, part: String? = nil) { title }
screen Beta { title "Beta" }
modal Editor(page: String) { content stack EditorForm(page) }
screen EditorForm(page: String) { title "Edit"; on done -> finish; on cancel -> dismiss }
modal Reset(token: String) { content NewPassword(token) }
screen NewPassword(token: String) { on done -> finish; on cancel -> dismiss }
route "/w/{name}?part={part?}", "/read/{name}"                -> here or pages / Page(name, part)
route "/start" host "{lang}.wiki.example"                     -> pages / Page(name: lang)
route "/edit/{page}" scheme wiki links wait requires signedIn -> pages / present Editor(page) then { finished -> select saved }
route "/reset/{token: hex 8...40}" links now links expire after 1 hour -> here / present Reset(token)

route "/beta" {
  when betaEnabled -> pages / Beta
  otherwise        -> stay
}

alias "/page/{name}" -> "/w/{name}"
```

## Related pages

- Tour: [Deep links](../../guide/tour/deep-links.md), [Links during sign-in](../../guide/tour/links-during-sign-in.md)
- [Universal links](../../guide/links/universal-links.md), [Testing links](../../guide/links/testing-links.md)

"""###)
}
