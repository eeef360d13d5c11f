// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/modal.md`, written by `EmbeddedPageTests`.
  static let modalPage = EmbeddedPage(
    path: "Grammar/reference/language/modal.md",
    text: ###"""
# `modal`

A modal is something that is presented over other content, such as a sheet, a cover, or a popover.

## Syntax

```ebnf
Modal         = "modal" Name [ Parameters ] { Requires | Returns } [ "{" { ModalItem BREAK } "}" ] ;
ModalItem     = Content | Styles | Detents | Grabber | Undimmed | Setting | Allow ;
Content       = "content" Instance [ OnIdioms ] ;
Styles        = "style" Style { "," Style } ;
Style         = WORD [ "on" WORD ] ;
Detents       = "detents" Detent { "," Detent } ;
Detent        = ( "fraction" | "height" ) ( INTEGER | DECIMAL ) | WORD ;
Grabber       = "grabber" ;
Undimmed      = "undimmed" [ Detent ] ;
```

## Meaning

- `present` shows the modal.
  `finish`, `dismiss`, a swipe, or a link ends it.
  [Handlers](event.md) declare what follows.
- The content is a screen or a container.
  With `on`, it's the content for some kinds of devices.
- A screen or a container can also be presented without a `modal`.
- navgraph uses the first style for the kind of device, or else the first style without a device.
- A popover needs an `anchored` event ([NAV0509](../diagnostics.md#nav0509)).
- `detents`, `grabber`, `undimmed`, `placement`, and `compact` apply to sheets and popovers ([NAV0907](../diagnostics.md#nav0907)).

## Options

| option | values | default | meaning |
|---|---|---|---|
| `content` | a screen or a container, and `on` with kinds of devices | required | what the modal shows |
| `returns` | a type | no result | the type of the value after `finish` |
| `requires` | guards or conditions | none | [guards](guard.md) that are evaluated whenever the modal is entered |
| `style` | `automatic`, `pageSheet`, `formSheet`, `fullScreen`, `overFullScreen`, `currentContext`, `overCurrentContext`, `popover`; each with `on` and a kind of device | the system's | how the modal is presented |
| `compact` | `popover`, `pageSheet`, `formSheet`, `fullScreen`, `overFullScreen` | the system's; of a popover, its other style or a sheet | the style in a narrow window |
| `detents` | `medium`, `large`, `fraction N`, `height N`, or a name | `large` | the heights at which a sheet rests, in any order; your factory returns the height of a name |
| `grabber` | | none | the sheet shows a grabber |
| `undimmed` | an optional detent | dimmed | up to the height of the detent, or at every height, the content under the sheet stays usable |
| `placement` | `automatic`, `leading`, `center`, `trailing` | `automatic` | where a sheet is in a wide window |
| `dismissal` | `free`, `confirm`, `blocked` | `free` | `free`: a swipe or a link dismisses the modal; `confirm`: the screen is asked first, but not by `finish` and `dismiss`; `blocked`: neither dismisses it |
| `transition` | `standard`, `zoom`, `crossDissolve`, `flip`, `partialCurl` | `standard` | how the modal is presented and dismissed |

## Availability

- UIKit and SwiftUI output have all options.
  [Modals](../platforms.md#modals) lists the systems and what older systems show.
- `fraction`, `height`, and named detents need iOS 16, `transition zoom` iOS 18, and `placement` iOS 27.
- With SwiftUI output, `undimmed` and `compact` need iOS 16.4, and `crossDissolve` needs iOS 27.
- With SwiftUI output, `flip` and `partialCurl` use the standard transition ([NAV0394](../diagnostics.md#nav0394)).
  So does a `zoom` of a modal that the user can't swipe away.
- With SwiftUI output, `currentContext` and `overCurrentContext` cover the window where the graph has a split.
- `partialCurl` needs `style fullScreen` ([NAV0918](../diagnostics.md#nav0918)).

## Diagnostics

| subject | diagnostics |
|---|---|
| content and result | [NAV0323](../diagnostics.md#nav0323), [NAV0408](../diagnostics.md#nav0408), [NAV0415](../diagnostics.md#nav0415) |
| contents for devices | [NAV0454](../diagnostics.md#nav0454), [NAV0455](../diagnostics.md#nav0455), [NAV0456](../diagnostics.md#nav0456), [NAV0457](../diagnostics.md#nav0457), [NAV0458](../diagnostics.md#nav0458), [NAV0459](../diagnostics.md#nav0459) |
| ending | [NAV0602](../diagnostics.md#nav0602), [NAV0606](../diagnostics.md#nav0606), [NAV0607](../diagnostics.md#nav0607), [NAV0610](../diagnostics.md#nav0610), [NAV0709](../diagnostics.md#nav0709) |
| styles and popovers | [NAV0509](../diagnostics.md#nav0509), [NAV0912](../diagnostics.md#nav0912), [NAV0927](../diagnostics.md#nav0927) |
| sheets | [NAV0907](../diagnostics.md#nav0907), [NAV0908](../diagnostics.md#nav0908), [NAV0909](../diagnostics.md#nav0909) |
| transitions | [NAV0918](../diagnostics.md#nav0918), [NAV0922](../diagnostics.md#nav0922) |

## Example

```navgraph
app Contacts { platform iOS 16; root stack ContactList }

screen ContactList {
  title "Contacts"
  on add           -> present NewContact then { finished(name) -> push Contact(name) }
  on sort anchored -> present SortMenu
  on map anchored  -> present Map(of: "Ann")
}

screen Contact(name: String) { title }

modal NewContact returns String {
  content   stack NameForm
  style     pageSheet, formSheet on pad
  detents   medium, large, fraction 0.3, height 240, peek
  grabber
  undimmed  medium
  dismissal confirm
}

screen NameForm { title "New"; on save(name: String) -> finish(name); on cancel -> dismiss }
modal SortMenu { content SortList; style popover; compact popover }
screen SortList { on pick -> finish }
modal Map(of: String) { content MapView(of); placement trailing; transition zoom }
screen MapView(of: String) { on close -> dismiss }
```

## Related pages

- Tour: [Modals and results](../../guide/tour/modals.md), [Sheets](../../guide/tour/appearance.md#sheets)
- [Anchors](../../guide/connecting-your-app.md#anchors)

"""###)
}
