// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/entry.md`, written by `EmbeddedPageTests`.
  static let entryPage = EmbeddedPage(
    path: "Grammar/reference/language/entry.md",
    text: ###"""
# `entry`

An entry declares an entry point that isn't a URL, with the values that it carries and the place that it leads to.

## Syntax

```ebnf
Entry         = "entry" ( "shortcut" | "notification" | "activity" | "intent" | "file" ) STRING [ Parameters ] { RouteOption | Expiry | Requires }
                ( "->" Targets | LinkBranches ) ;
RouteOption   = "host" STRING { "," STRING } | "scheme" SchemeName { "," SchemeName } | "links" WORD ;
Expiry        = "links" "expire" "after" INTEGER WORD ;
LinkBranches  = "{" { LinkBranch BREAK } "}" ;
```

## Meaning

- The text is the identifier of the entry, and the parameters are the values that it carries.
- Targets, branches, `links`, and `requires` have the same meaning as in a [route](route.md).
- `navgraph routes` lists the entries after the links.
- The grammar accepts `host` and `scheme`, and the compiler reports them, because an entry isn't a URL ([NAV0310](../diagnostics.md#nav0310)).
- [Entry points](../../guide/links/entry-points.md) describes how your app passes entries to the scene.

## Options

| option | values | default | meaning |
|---|---|---|---|
| `shortcut` | the `type` of the shortcut item | | a quick action of the Home Screen |
| `notification` | the category of the notification | | the user taps a notification |
| `activity` | the `activityType` | | a user activity |
| `file` | the extension, without a dot | | a file that the user opens with the app; parameters of type `URL` get it, and others must be optional or have a default |
| `intent` | a name that you choose | | an App Intent of your app, whose values can have any type |
| `links` | `dismiss`, `over`, `wait`, `reject`, `now` | the app's `links` | what the entry does to modals |
| `links expire after` | a number of `seconds`, `minutes`, or `hours` (`1 second`, `1 minute`, `1 hour`); at most 365 days | the app's limit | how long the entry waits |
| `requires` | guards or conditions | none | [guards](guard.md) that are evaluated on this way only |

## Availability

- Entries are available with UIKit output from iOS 15 on, and with SwiftUI output from iOS 16 on, except for `entry intent`, which needs iOS 16.
- [Entry points](../platforms.md#entry-points) lists the types.
- The buttons of notifications and the titles of shortcuts aren't part of the language.
  Your app provides them.

## Diagnostics

| diagnostic | problem |
|---|---|
| [NAV0350](../diagnostics.md#nav0350) | target whose first step isn't in the root |
| [NAV0351](../diagnostics.md#nav0351) | target that isn't in one of the roots |
| [NAV0352](../diagnostics.md#nav0352) | target step that isn't possible here |
| [NAV0451](../diagnostics.md#nav0451) | value of a type that a URL or an entry can't carry |
| [NAV0704](../diagnostics.md#nav0704) | parameter without a value in a link |
| [NAV0705](../diagnostics.md#nav0705) | unused placeholder |
| [NAV0706](../diagnostics.md#nav0706) | two routes with the same destination |
| [NAV0709](../diagnostics.md#nav0709) | link that can't pass a blocked modal |
| [NAV0711](../diagnostics.md#nav0711) | `here` without an alternative place |
| [NAV0714](../diagnostics.md#nav0714) | entry that is never delivered |
| [NAV0716](../diagnostics.md#nav0716) | link that never opens anything |
| [NAV0720](../diagnostics.md#nav0720) | `links now` on a link that can't be shown at once |
| [NAV0721](../diagnostics.md#nav0721) | `links now` on a link that requires a guard |
| [NAV1006](../diagnostics.md#nav1006) | route or entry without a description |

## Example

```navgraph
app Tracker { platform iOS 16; root Main }
enum Carrier { post, drone }
guard signedIn
tabs Main { tab parcels "Parcels" icon "shippingbox" stack ParcelList; tab archive "Archive" icon "archivebox" stack Archive }
screen ParcelList { title "Parcels" }
screen Archive { title "Archive" }
screen Parcel(id: String) { title }
screen ImportPreview(file: URL) { title "Import" }
modal AddParcel(carrier: Carrier = .post) { content ParcelForm(carrier) }
screen ParcelForm(carrier: Carrier) { on save -> finish; on cancel -> dismiss }
entry shortcut "com.tracker.add"                         -> parcels / present AddParcel
entry notification "delivered" (parcel: String) links over links expire after 1 hour -> parcels / Parcel(id: parcel)
entry activity "com.tracker.view" (parcel: String)       -> here or parcels / Parcel(id: parcel)
entry intent "AddParcel" (carrier: Carrier)              -> parcels / present AddParcel(carrier)
entry file "trackerexport" (file: URL) requires signedIn -> archive / ImportPreview(file)
```

## Related pages

- Tour: [Other entry points](../../guide/tour/deep-links.md#other-entry-points-and-branches)
- [Writing a payload](../../guide/links/entry-points.md#writing-a-payload)

"""###)
}
