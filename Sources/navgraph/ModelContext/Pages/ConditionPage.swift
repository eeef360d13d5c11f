// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/condition.md`, written by `EmbeddedPageTests`.
  static let conditionPage = EmbeddedPage(
    path: "Grammar/reference/language/condition.md",
    text: ###"""
# `condition` and tests

A condition is a question that your app answers immediately.
It is true or false, and branches, tabs, buttons, and links can depend on it.

## Syntax

```ebnf
Condition     = "condition" Name [ Parameters ] [ "->" Instance ] ;
Test          = AllTest { "or" AllTest } ;
AllTest       = OneTest { "and" OneTest } ;
OneTest       = [ "not" ] ( Reference [ Arguments | Comparison ] | "(" Test ")" ) ;
Comparison    = ( "==" | "!=" ) Value | "is" [ "not" ] "nil" ;
Branches      = "{" { Branch BREAK } "}" ;
Branch        = ( "when" Test | "otherwise" ) "->" Sequence ;
```

## Meaning

- The first branch whose test is true runs.
  `otherwise` is the last branch.
  Without it, nothing happens if no test is true.
- A test combines conditions and values with `and`, `or`, `not`, and parentheses.
  `and` binds more tightly than `or`.
- A value is a parameter of the event, of the screen, of a link, or the value of an outcome handler.
- All conditions of one test are evaluated together.
- A condition in `requires` is evaluated like a [guard](guard.md), and its flow after `->` is presented if it's false.

## Options

| option | values | default | meaning |
|---|---|---|---|
| parameters | names with types | none | values that the answer depends on |
| `->` | a modal, a screen, or a container | no flow | the flow that is presented if `requires` names the condition and it's false |
| `A`, `A(value)` | a condition | | is true if the condition is |
| `isNew` | a value of type `Bool` | | is true if the value is |
| `==`, `!=` | a value of an enum, `Bool`, `String`, `Int`, or a type based on one, and a literal | | compares the value |
| `is nil`, `is not nil` | an optional value | | tests whether the value is absent |
| `not`, `and`, `or` | tests | | combine tests |

## Availability

- Conditions are available with UIKit output from iOS 15 on, and with SwiftUI output from iOS 16 on.
- A tab that a condition hides is left out of the bar on every system.
- The `when` of an accessory needs iOS 26.1 with SwiftUI output.
- Dates, URLs, UUIDs, doubles, and lists can't be compared ([NAV0418](../diagnostics.md#nav0418)).
  Use a condition with a parameter instead.

## Diagnostics

| diagnostic | problem |
|---|---|
| [NAV0214](../diagnostics.md#nav0214) | branch after `otherwise` |
| [NAV0312](../diagnostics.md#nav0312) | unused declaration |
| [NAV0327](../diagnostics.md#nav0327) | test whose name is both a condition and a value |
| [NAV0328](../diagnostics.md#nav0328) | flow of a condition that is never required |
| [NAV0418](../diagnostics.md#nav0418) | test that doesn't fit the type of the value |
| [NAV0419](../diagnostics.md#nav0419) | test for nil of a value that is never nil |
| [NAV0420](../diagnostics.md#nav0420) | compared texts that differ only in Unicode composition |
| [NAV0613](../diagnostics.md#nav0613) | branch that is never taken |
| [NAV0616](../diagnostics.md#nav0616) | branches over an enum that omit a case |
| [NAV0716](../diagnostics.md#nav0716) | link that never opens anything |
| [NAV0803](../diagnostics.md#nav0803) | branch with contradictory conditions |
| [NAV0805](../diagnostics.md#nav0805) | visibility condition that is constant |
| [NAV0808](../diagnostics.md#nav0808) | alert whose buttons can all be hidden |

## Example

```navgraph
app Papers { platform iOS 16; root stack Inbox }
enum Kind { invoice, receipt, letter }
condition offline
condition canArchive(id: String)
condition signedIn -> SignIn

screen Inbox {
  title "Inbox"
  on open(kind: Kind, id: String) {
    when kind == .letter                      -> push Letter(id)
    when kind == .invoice or kind == .receipt -> push Invoice(id)
  }
  on add(name: String?, isNew: Bool) {
    when name is nil or isNew and not offline -> stay
    when name != "settings"                   -> stay
    otherwise                                 -> push Settings
  }
  on more(id: String) {
    when canArchive(id) -> push Archive
    otherwise           -> stay
  }
}

screen Settings requires signedIn { title "Settings" }
screen Letter(id: String) { title }
screen Invoice(id: String) { title }
screen Archive { title "Archive" }
modal SignIn { content stack Credentials }
screen Credentials { title "Sign In"; on done -> finish; on cancel -> dismiss }
```

## Related pages

- Tour: [Conditions and branches](../../guide/tour/conditions.md)
- [Choosing between `guard` and `condition`](../../guide/choosing.md#guard-and-condition)
- [Answering conditions in your app](../../guide/connecting-your-app.md#guards-conditions-and-badges)

"""###)
}
