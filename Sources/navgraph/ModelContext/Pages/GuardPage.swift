// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/guard.md`, written by `EmbeddedPageTests`.
  static let guardPage = EmbeddedPage(
    path: "Grammar/reference/language/guard.md",
    text: ###"""
# `guard` and `requires`

A guard is a question that your app answers, possibly after some time, before a place is entered.
It succeeds or fails.

## Syntax

```ebnf
Guard         = "guard" Name [ Parameters ] [ "->" Instance ] ;
Requires      = "requires" GuardUse { "," GuardUse } ;
GuardUse      = Reference [ Arguments ] ;
```

## Meaning

- `requires` on a screen, a tab, a modal, a root, or another container evaluates the guard whenever the place is entered.
- `requires` on an event, a route, or an entry evaluates it on this way only.
- If the guard fails and has a flow after `->`, the flow is presented.
  After `finish`, the guard is evaluated again.
- If the guard fails and has no flow, the step is dropped.
- A [condition](condition.md) in `requires` is evaluated like a guard.
- Results aren't remembered.

## Options

| option | values | default | meaning |
|---|---|---|---|
| parameters | names with types | none | values that the answer depends on |
| `->` | a modal, a screen, or a container | no flow | the flow that is presented if the guard fails |
| `requires` | guards or conditions, with arguments | none | the guards of a place or of a way, all of which must succeed |

## Availability

- Guards are available with UIKit output from iOS 15 on, and with SwiftUI output from iOS 16 on.
- The flows of guards aren't restored.
- The root of an external graph can't require a guard.
  Its events can ([NAV0526](../diagnostics.md#nav0526)).
- An accessory of tabs can't require a guard ([NAV0524](../diagnostics.md#nav0524)).

## Diagnostics

| diagnostic | problem |
|---|---|
| [NAV0312](../diagnostics.md#nav0312) | unused declaration |
| [NAV0322](../diagnostics.md#nav0322) | name with a dot where a plain name is expected |
| [NAV0458](../diagnostics.md#nav0458) | guard flow whose content depends on the device |
| [NAV0459](../diagnostics.md#nav0459) | modal contents with different results or guards |
| [NAV0524](../diagnostics.md#nav0524) | accessory that requires a guard |
| [NAV0526](../diagnostics.md#nav0526) | invalid external root |
| [NAV0721](../diagnostics.md#nav0721) | `links now` on a link that requires a guard |
| [NAV0801](../diagnostics.md#nav0801) | path to a guarded screen that skips the guard |
| [NAV0802](../diagnostics.md#nav0802) | guard whose flow requires the guard itself |
| [NAV0804](../diagnostics.md#nav0804) | guard flow that never finishes |
| [NAV0806](../diagnostics.md#nav0806) | guard that one `requires` names twice |
| [NAV0807](../diagnostics.md#nav0807) | guard that reads values that its container doesn't keep |
| [NAV1106](../diagnostics.md#nav1106) | `requires` assertion that fails |

## Example

```navgraph
app Shop { platform iOS 16; scheme shop; root Main }
guard signedIn -> SignIn
guard mayOpen(order: Int)

tabs Main {
  tab cart    "Cart"    icon "cart"   stack Cart
  tab account "Account" icon "person" stack Account requires signedIn
}

screen Cart { title "Cart"; on checkout requires signedIn -> present Checkout }
screen Account { title "Account"; on order(number: Int) -> push Order(number) }
screen Order(number: Int) requires signedIn, mayOpen(order: number) { title }
screen Checkout { on done -> dismiss }
modal SignIn { content stack Credentials }
screen Credentials { title "Sign In"; on done -> finish; on cancel -> dismiss }
route "/orders/{number}" -> account / Order(number)
```

## Related pages

- Tour: [Guards](../../guide/tour/guards.md), [Links during sign-in](../../guide/tour/links-during-sign-in.md)
- [Choosing between `guard` and `condition`](../../guide/choosing.md#guard-and-condition)
- [Answering guards in your app](../../guide/connecting-your-app.md#guards-conditions-and-badges)

"""###)
}
