// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/assert.md`, written by `EmbeddedPageTests`.
  static let assertPage = EmbeddedPage(
    path: "Grammar/reference/language/assert.md",
    text: ###"""
# `assert`

An assertion is a property of the whole graph that `navgraph check` verifies.

## Syntax

```ebnf
Assert        = "assert" ( "never" Reference "after" Reference
                         | Reference ( "within" INTEGER "of" | "only" "after" | "reaches" | "requires" ) Reference ) ;
```

## Meaning

- A name is that of a screen, a container, a modal, or an alert.
  After `requires`, it's that of a guard or a condition.
  An event can't be asserted, so [an action that is guarded](../../guide/authentication.md#an-action) is performed by a modal.
- An assertion that fails is an error, which shows a path that violates it.
- `only after`, `never`, and `requires` apply to every path, regardless of links, conditions, and guards.
- `check` reports an assertion that it couldn't decide ([NAV1105](../diagnostics.md#nav1105)).

## Options

| option | values | default | meaning |
|---|---|---|---|
| `A within N of B` | 0 to 1000000 | | `A` can be reached from `B` with at most `N` events, tabs, Back, and buttons, from a fresh start |
| `A only after B` | | | no path shows `A` before `B` |
| `never A after B` | | | no path that has shown `B` shows `A` |
| `A reaches B` | | | some path leads from `A` to `B` |
| `A requires G` | | | no path shows `A` unless the guard `G` has succeeded on the path |

## Availability

- Assertions don't change the generated code, so they're available with every output and system.

## Diagnostics

| diagnostic | problem |
|---|---|
| [NAV1101](../diagnostics.md#nav1101) | `within` assertion that fails |
| [NAV1102](../diagnostics.md#nav1102) | `only after` assertion that fails |
| [NAV1103](../diagnostics.md#nav1103) | `never ... after` assertion that fails |
| [NAV1104](../diagnostics.md#nav1104) | `reaches` assertion that fails |
| [NAV1105](../diagnostics.md#nav1105) | assertion that couldn't be decided |
| [NAV1106](../diagnostics.md#nav1106) | `requires` assertion that fails |

## Example

```navgraph
app Tickets { platform iOS 16; root stack Launch }
guard owner
screen Launch { on ready -> switch to Main }
tabs Main { tab events "Events" icon "calendar" stack Events; tab account "Account" icon "person" stack Account }
screen Events { title "Events"; on buy -> present stack Payment }
screen Payment { title "Payment"; on paid -> push Receipt; on cancel -> dismiss }
screen Receipt { title "Receipt"; on done -> dismiss }
screen Account { title "Account"; on privacy -> push Privacy }
screen Privacy requires owner { title "Privacy" }
assert Privacy within 2 of Main
assert Receipt only after Payment
assert Account reaches Receipt
assert never Launch after Events
assert Privacy requires owner
```

## Related pages

- Tour: [Assertions](../../guide/tour/assertions.md#assertions)
- [How certain the checks are](../../guide/why/certainty.md)

"""###)
}
