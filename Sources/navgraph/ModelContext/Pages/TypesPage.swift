// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/types.md`, written by `EmbeddedPageTests`.
  static let typesPage = EmbeddedPage(
    path: "Grammar/reference/language/types.md",
    text: ###"""
# `type`, `enum`, and `extern type`

Types belong to parameters, to results, and to the values of links.
They determine what a URL can contain and what is saved.

## Syntax

```ebnf
Type          = "type" Name "=" TypeUse ;
Enum          = "enum" Name "{" [ EnumCase { ( "," | BREAK ) EnumCase } [ "," ] ] "}" ;
EnumCase      = Name [ "=" STRING ] ;
Extern        = "extern" "type" Name [ ":" WORD { "," WORD } ] ;
TypeUse       = ( WORD | "[" TypeUse "]" ) [ "?" ] ;
```

## Meaning

- `type` declares a distinct type that holds a value of a built-in type.
  It can't be based on another declared type ([NAV0409](../diagnostics.md#nav0409)).
- `enum` declares a type with cases.
  Links contain the raw value of a case, which is its name by default.
- `extern type` names a type of your app.
  The graph passes on its values without knowing their content.
- `T?` is an optional value, and `[T]` is a list.
  Lists can be nested and optional, such as `[[Int]]?`.
- [Patterns](../patterns.md#types) lists how a URL contains the values of each type.

## Options

| option | values | default | meaning |
|---|---|---|---|
| built-in types | `String`, `Int`, `Double`, `Bool`, `UUID`, `Date`, `URL` | | types that need no declaration |
| base of a `type` | a built-in type | required | what a value holds |
| raw value of a case | a text after `=` | the name of the case | what a URL contains |
| protocol of an `extern type` | `Codable` | none | screens with such a value can be restored |

## Availability

- Types are available with UIKit output from iOS 15 on, and with SwiftUI output from iOS 16 on.
- A URL or an entry can't contain a value of an `extern type`, except in an `entry intent` ([NAV0451](../diagnostics.md#nav0451)).
- A screen that takes a value of an `extern type` without `Codable` must be `transient` ([NAV0412](../diagnostics.md#nav0412)).
- A text can show a `String`, an `Int`, or a `Double`, also of a `type` that is based on one ([NAV0417](../diagnostics.md#nav0417)).

## Diagnostics

| diagnostic | problem |
|---|---|
| [NAV0304](../diagnostics.md#nav0304) | duplicate name in a declaration |
| [NAV0312](../diagnostics.md#nav0312) | unused declaration |
| [NAV0316](../diagnostics.md#nav0316) | unknown case of an enum |
| [NAV0409](../diagnostics.md#nav0409) | `type` based on a type that isn't built in |
| [NAV0410](../diagnostics.md#nav0410) | two cases with the same raw value |
| [NAV0411](../diagnostics.md#nav0411) | enum without cases |
| [NAV0412](../diagnostics.md#nav0412) | screen that can't be restored and isn't `transient` |
| [NAV0416](../diagnostics.md#nav0416) | `extern type` with a reserved name |
| [NAV0417](../diagnostics.md#nav0417) | value that a text can't show |
| [NAV0451](../diagnostics.md#nav0451) | value of a type that a URL or an entry can't carry |

## Example

```navgraph
app Museum { platform iOS 16; scheme museum; root stack HallList }
type HallID = Int
enum Floor { ground, first, roof = "r" }
extern type Sketch
extern type Note: Codable

screen HallList {
  title "Halls"
  on hall(id: HallID, floor: Floor) -> push Hall(id, floor)
  on draw(sketch: Sketch)           -> push Drawing(sketch)
  on notes(notes: [Note])           -> push Notes(notes)
}

screen Hall(id: HallID, floor: Floor, since: Date? = nil) { title }
screen Drawing(sketch: Sketch) transient { title "Drawing" }
screen Notes(notes: [Note]) { title "Notes" }
route "/halls/{id}/{floor}" -> HallList / Hall(id, floor)
```

## Related pages

- Tour: [Parameters and types](../../guide/tour/types.md)
- [Parameters and keys](parameters.md)

"""###)
}
