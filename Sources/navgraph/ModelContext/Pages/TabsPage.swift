// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/tabs.md`, written by `EmbeddedPageTests`.
  static let tabsPage = EmbeddedPage(
    path: "Grammar/reference/language/tabs.md",
    text: ###"""
# `tabs`

Tabs are a container with a tab bar.
Each tab keeps its content while another tab is selected.

## Syntax

```ebnf
Tabs          = "tabs" Name { Requires } [ "{" { TabsItem BREAK } "}" ] ;
TabsItem      = Tab | Section | Accessory | Setting | BarUse | Allow ;
Tab           = "tab" Name { TabAttribute | Requires | Instance | "->" Steps } ;
TabAttribute  = Text | "icon" STRING | "search" [ "activates" ] | "badge" | "prominent" | "first" | "hidden" "when" Test
              | "placement" WORD | "reselect" WORD ;
Section       = "section" [ Name ] { TabAttribute } [ "{" { ( Tab | Allow ) BREAK } "}" ] ;
Accessory     = "accessory" Instance [ "when" Test ] ;
```

## Meaning

- The content of a tab is a container or a screen.
  A tab with steps after `->` performs them and is never selected.
- At first, the tab with `first` is selected, or else the first tab with content.
- `select` changes the tab.
  Taps on tabs need no declaration.
- `requires` on a tab or on the tabs evaluates [guards](guard.md) whenever it's entered.
- An accessory is a screen above the bar, which stays while the user changes tabs.
- Tabs with `sidebarOnly` items and without a `style` have a sidebar on every device that supports one.

## Options

| option | values | default | meaning |
|---|---|---|---|
| text, `icon` | texts | none | the title, and the name of the icon |
| `first` | | the first tab with content | the tab that is selected at first |
| `badge` | | none | the tab shows a badge, whose text your app supplies |
| `hidden when` | a [test](condition.md) | shown | a tab or a section is hidden while the test is true |
| `search`, `search activates` | | | the search tab; selecting it begins a search |
| `prominent` | | | the bar sets the tab apart |
| `reselect` | `popToRoot`, `scrollToTop`, `none` | `popToRoot` | what a tap on the selected tab does |
| `placement` of a tab or a section | `automatic`, `default`, `optional`, `movable`, `pinned`, `fixed`, `sidebarOnly` | `automatic` | the `UITab.Placement` |
| `requires` | guards or conditions | none | guards of a tab, or of the tabs |
| `section` | an optional name and a title | | a group of tabs, whose title a sidebar shows |
| `style` | `automatic`, `tabBar`, `tabSidebar`, `sidebarAdaptable` | `automatic` | the `UITabBarController.Mode`; `sidebarAdaptable` has a sidebar, which `tabSidebar` shows at once |
| `minimize` | `automatic`, `never`, `onScrollDown`, `onScrollUp` | `automatic` | the `UITabBarController.MinimizeBehavior` |
| `accessory` | a screen, and a test after `when` | none | the view above the bar, while the test is true |
| `bar` | the name of an [appearance](appearance.md) | that of the app | the colors of the tab bar, and of the bars in it |

## Availability

- UIKit and SwiftUI output have all options.
  [Tabs](../platforms.md#tabs) lists the systems and what older systems show.
- `style`, `section`, `placement`, and `search` need iOS 18, and `search activates` and `minimize` iOS 26.
- `accessory` needs iOS 26. Its `when` needs iOS 26.1 in SwiftUI. `prominent` needs iOS 27.
- With SwiftUI output, the system pops to the root from iOS 26 on, whatever `reselect` specifies ([NAV0394](../diagnostics.md#nav0394)).
- Tabs in a column of a split need iOS 17 with SwiftUI output.

## Diagnostics

| subject | diagnostics |
|---|---|
| contents | [NAV0219](../diagnostics.md#nav0219), [NAV0317](../diagnostics.md#nav0317), [NAV0323](../diagnostics.md#nav0323), [NAV0504](../diagnostics.md#nav0504), [NAV0521](../diagnostics.md#nav0521), [NAV0522](../diagnostics.md#nav0522), [NAV0523](../diagnostics.md#nav0523), [NAV0524](../diagnostics.md#nav0524), [NAV1009](../diagnostics.md#nav1009) |
| first and search tabs | [NAV0333](../diagnostics.md#nav0333), [NAV0505](../diagnostics.md#nav0505), [NAV0506](../diagnostics.md#nav0506) |
| number of tabs | [NAV0507](../diagnostics.md#nav0507) |
| selecting | [NAV0514](../diagnostics.md#nav0514), [NAV0515](../diagnostics.md#nav0515) |
| conditions | [NAV0805](../diagnostics.md#nav0805) |
| options without an effect | [NAV0904](../diagnostics.md#nav0904), [NAV0905](../diagnostics.md#nav0905), [NAV0906](../diagnostics.md#nav0906), [NAV0919](../diagnostics.md#nav0919), [NAV0920](../diagnostics.md#nav0920) |
| accessory on older systems | [NAV0902](../diagnostics.md#nav0902) |

## Example

```navgraph
app Radio { platform iOS 18; root Main }
condition offline
condition isPlaying

tabs Main {
  tab stations "Stations" icon "radio"                      stack StationList reselect scrollToTop
  tab library  "Library"  icon "books.vertical" badge first stack Library placement pinned
  tab search search activates                               stack Search
  tab add      "Add"      icon "plus"                       -> present NewStation
  section extras "More" hidden when offline { tab news "News" icon "newspaper" stack News }
  accessory NowPlaying when isPlaying
  style     sidebarAdaptable
  minimize  onScrollDown
}

screen StationList { title "Stations" large; on saved -> select library }
screen Library { title "Library" }
screen Search { title "Search" }
screen News { title "News" }
screen NewStation { on done -> dismiss }
screen NowPlaying { on stations -> select Main.stations }
```

## Related pages

- Tour: [Tabs](../../guide/tour/tabs.md)
- [Refreshing badges and hidden tabs](../../guide/connecting-your-app.md#refreshing-badges-and-hidden-tabs)

"""###)
}
