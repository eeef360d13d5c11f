// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/allow.md`, written by `EmbeddedPageTests`.
  static let allowPage = EmbeddedPage(
    path: "Grammar/reference/language/allow.md",
    text: ###"""
# `allow`

`allow` suppresses one diagnostic of the next item, with a reason.

## Syntax

```ebnf
Allow         = "allow" WORD STRING ;
```

## Meaning

- The next item is the declaration, event, or other line that follows in the same body.
- Several `allow` lines after each other apply to the same item.
- Errors of the families 01 to 04 and NAV0504 can't be suppressed.
- An `allow` that suppresses nothing is reported ([NAV0391](../diagnostics.md#nav0391)), and `navgraph check --fix` removes it.
- To suppress a diagnostic in a whole run, use `navgraph check --allow` or a [baseline](../formats.md#the-baseline).

## Options

| option | values | default | meaning |
|---|---|---|---|
| code | a code such as `NAV0601` | required | the diagnostic |
| reason | a text that isn't empty | required | why the diagnostic is acceptable |

## Availability

- `allow` doesn't change the generated code, so it's available with every output and system.

## Diagnostics

| diagnostic | problem |
|---|---|
| [NAV0321](../diagnostics.md#nav0321) | `allow` without a valid code or reason |
| [NAV0391](../diagnostics.md#nav0391) | unused `allow` |
| [NAV0392](../diagnostics.md#nav0392) | `allow` names an unknown code |

## Example

```navgraph
app Albums { platform iOS 16; root stack PhotoList }
screen PhotoList { title "Photos"; on open(photo: Int) -> push Photo(id: photo) }

screen Photo(id: Int) {
  title
  allow NAV0617 "similar photos can be opened without a limit"
  on similar(photo: Int) -> push Photo(id: photo)
}

allow NAV0601 "shown by the calibration SDK until 3.0"
screen Calibration { title "Calibrate" }
```

## Related pages

- Tour: [Suppressing a diagnostic](../../guide/tour/assertions.md#suppressing-a-diagnostic)
- [Diagnostics](../diagnostics.md)

"""###)
}
