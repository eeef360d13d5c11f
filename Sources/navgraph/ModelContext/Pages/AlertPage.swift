// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/alert.md`, written by `EmbeddedPageTests`.
  static let alertPage = EmbeddedPage(
    path: "Grammar/reference/language/alert.md",
    text: ###"""
# `alert` and `confirm`

An `alert` is a modal with a title, a message, buttons, and at most one text field.
A `confirm` is an action sheet.

## Syntax

```ebnf
Alert         = ( "alert" | "confirm" ) Name [ Parameters ] [ "{" { AlertItem BREAK } "}" ] ;
AlertItem     = Title | Message | Field | Button | Allow ;
Title         = "title" [ Text ] [ WORD ] ;
Message       = "message" Text ;
Field         = "field" Name Text [ Initial ] { WORD } ;
Initial       = "=" Text ;
Button        = "button" Name Text [ WORD ] [ Returned ] [ "when" Test ] ;
Returned      = "returns" Name ;
Text          = [ Verbatim ] STRING ;
Verbatim      = "verbatim" ;
```

## Meaning

- `present` shows the alert.
  The names of its buttons are its outcomes, for which an event can have [handlers](event.md).
- An alert needs a title or a message ([NAV0323](../diagnostics.md#nav0323)).
  A `confirm` doesn't.
  Both need a button.
- A name in braces shows a parameter in every text.
  `verbatim` before a text means that it's the same in every language.
- A button with `when` is shown only if the test is true when the alert is presented.
- A title has no mode here, in contrast to the title of a screen.
- To confirm that the user leaves a modal or a screen, use `dismissal confirm` of a [modal](modal.md) or `back confirm` of a [screen](screen.md).

## Options

| option | values | default | meaning |
|---|---|---|---|
| `title`, `message` | a text | none | the texts of the alert |
| `button` | a name and a text | at least one is required | a button, whose name is an outcome |
| role of a button | `plain`, `cancel`, `destructive` | `plain` | the role; at most one button is `cancel` |
| `returns` of a button | the name of the field | no value | the outcome has the typed text as its value |
| `when` of a button | a [test](condition.md) | shown | whether the button is shown |
| `field` | a name, a placeholder, and an initial text after `=` | none | a text field; an action sheet can't have one ([NAV0336](../diagnostics.md#nav0336)) |
| what is typed into a field | `email`, `number`, `decimal`, `phone`, `url` | any text | what the user types |
| `secure` of a field | | visible | hides the text and keeps it out of reports |
| `required` of a field | | optional | disables the buttons that return the field while it's empty |

## Availability

- UIKit output is available from iOS 15 on, and SwiftUI output from iOS 16 on.
  [Modals](../platforms.md#modals) lists the types.
- Alerts aren't restored.

## Diagnostics

| diagnostic | problem |
|---|---|
| [NAV0318](../diagnostics.md#nav0318) | handler for an impossible outcome |
| [NAV0323](../diagnostics.md#nav0323) | declaration that is missing its required content |
| [NAV0326](../diagnostics.md#nav0326) | braces in a text that name no parameter |
| [NAV0335](../diagnostics.md#nav0335) | button that returns an unknown field |
| [NAV0336](../diagnostics.md#nav0336) | text field in an action sheet |
| [NAV0337](../diagnostics.md#nav0337) | alert with several fields |
| [NAV0338](../diagnostics.md#nav0338) | `cancel` button that returns a value |
| [NAV0417](../diagnostics.md#nav0417) | value that a text can't show |
| [NAV0533](../diagnostics.md#nav0533) | alert field that no button returns |
| [NAV0534](../diagnostics.md#nav0534) | secure text that is saved with a screen |
| [NAV0808](../diagnostics.md#nav0808) | alert whose buttons can all be hidden |

## Example

```navgraph
app Files { platform iOS 16; root stack FileList }
condition canShare(name: String)

screen FileList {
  title "Files"
  on rename(name: String)  -> present RenameFile(name) then { save(newName) -> push File(name: newName) }
  on options(name: String) -> present Options(name) then { open -> push File(name) }
}

screen File(name: String) { title "{name}" }

alert RenameFile(name: String) {
  title   "Rename"
  message "The current name is {name}."
  field   name "Name"   = "{name}" required
  button  save "Save"   returns name
  button  keep "Cancel" cancel
}

confirm Options(name: String) {
  button open   "Open"
  button share  verbatim "AirDrop" when canShare(name)
  button delete "Delete" destructive
  button keep   "Cancel" cancel
}
```

## Related pages

- Tour: [Alerts, action sheets, and texts](../../guide/tour/alerts.md)
- [Localizable strings](../formats.md#strings)

"""###)
}
