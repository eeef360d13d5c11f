// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/parameters.md`, written by `EmbeddedPageTests`.
  static let parametersPage = EmbeddedPage(
    path: "Grammar/reference/language/parameters.md",
    text: ###"""
# Parameters, arguments, and keys

Parameters are the values that a screen, an event, a container, a modal, an alert, a guard, a condition, or an entry takes.

## Syntax

```ebnf
Parameters    = "(" [ Parameter { "," Parameter } [ "," ] ] ")" ;
Parameter     = Name ":" TypeUse [ Key ] [ "=" Value ] ;
Key           = "key" ;
TypeUse       = ( WORD | "[" TypeUse "]" ) [ "?" ] ;
Instance      = [ Kind ] Reference [ Arguments ] ;
Kind          = "stack" | "tabs" | "split" | "pages" | "screen" | "modal" | "alert" ;
Reference     = WORD { "." WORD } ;
Arguments     = "(" [ Argument { "," Argument } [ "," ] ] ")" ;
Argument      = [ Name ":" ] Value ;
Value         = WORD | "." WORD | STRING | INTEGER | DECIMAL | "true" | "false" | "nil" | "[" [ Value { "," Value } [ "," ] ] "]" ;
```

## Meaning

- An argument has the label of its parameter.
  A name without a label is the argument of the parameter with this name.
- A parameter with a default can be left out.
  A default is a constant.
- A value is a parameter that is visible at this position, a case such as `.free`, a text, a number, `true`, `false`, `nil`, or a list.
- `key` marks the parameters of a screen that determine whether two screens are the same place.
  Without a key, all parameters do.
- Links, `show`, and `replace` compare places.
  A screen that is kept gets the new values.
  `push` and `present` always add an entry.
- A declaration has at most 200 parameters.

## Options

| option | values | default | meaning |
|---|---|---|---|
| type | a [type](types.md) | required | the type of the value |
| `key` | | all parameters | the parameter identifies the place; only a screen can have keys ([NAV0340](../diagnostics.md#nav0340)) |
| `=` | a value of the type | no default | the value if the argument is left out |
| label of an argument | the name of a parameter | the name of the value | the parameter that gets the value |

## Availability

- Parameters are available with UIKit output from iOS 15 on, and with SwiftUI output from iOS 16 on.
- Tabs and splits have no parameters.
- If a screen is kept, UIKit output calls [`updateHall(...)`](../../guide/connecting-your-app.md#updating-a-visible-screen) of the factory for a screen `Hall`.
  In SwiftUI, the view gets the new values and keeps its `@State`.

## Diagnostics

| diagnostic | problem |
|---|---|
| [NAV0304](../diagnostics.md#nav0304) | duplicate name in a declaration |
| [NAV0315](../diagnostics.md#nav0315) | unresolved value |
| [NAV0340](../diagnostics.md#nav0340) | `key` on a parameter that isn't a screen's |
| [NAV0401](../diagnostics.md#nav0401) | missing argument |
| [NAV0402](../diagnostics.md#nav0402) | unknown argument |
| [NAV0403](../diagnostics.md#nav0403) | duplicate argument |
| [NAV0404](../diagnostics.md#nav0404) | value of the wrong type |
| [NAV0405](../diagnostics.md#nav0405) | missing argument label |
| [NAV0406](../diagnostics.md#nav0406) | default of the wrong type |
| [NAV0412](../diagnostics.md#nav0412) | screen that can't be restored and isn't `transient` |
| [NAV0413](../diagnostics.md#nav0413) | number or list out of range |
| [NAV0535](../diagnostics.md#nav0535) | `key` on every parameter of a screen |
| [NAV0704](../diagnostics.md#nav0704) | parameter without a value in a link |
| [NAV0807](../diagnostics.md#nav0807) | guard that reads values that its container doesn't keep |
| [NAV1008](../diagnostics.md#nav1008) | unused parameter of an event or a container |

## Example

```navgraph
app Museum { platform iOS 16; scheme museum; root stack HallList }
enum Floor { ground, first }

screen HallList {
  title "Halls"
  on hall(id: Int, floor: Floor) -> push Hall(id, floor)
  on first                       -> push Hall(id: 1, floor: .first, tags: ["new", "quiet"])
  on last(hall: Int)             -> push Hall(id: hall)
}

screen Hall(id: Int key, floor: Floor = .ground, tags: [String] = [], since: Date? = nil) { title }
route "/halls/{id}?floor={floor?}" -> HallList / Hall(id, floor)
```

## Related pages

- Tour: [Parameters and types](../../guide/tour/types.md), [Keys](../../guide/tour/types.md#keys)
- Decisions: [Arguments and labels](../../internals/decisions/language.md#d-119-arguments-and-labels),
  [Places and keys](../../internals/decisions/model.md#places-and-keys)

"""###)
}
