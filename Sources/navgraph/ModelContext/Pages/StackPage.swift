// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/stack.md`, written by `EmbeddedPageTests`.
  static let stackPage = EmbeddedPage(
    path: "Grammar/reference/language/stack.md",
    text: ###"""
# `stack`

A stack contains a first screen and the screens that are pushed on it, like a navigation controller.

## Syntax

```ebnf
Stack         = "stack" Name [ Parameters ] { Requires | Returns } [ "{" { ( StackRoot | BarUse | Allow ) BREAK } "}" ] ;
StackRoot     = "root" Instance ;
Returns       = "returns" TypeUse ;
BarUse        = "bar" Reference ;
```

## Meaning

- `stack S`, where `S` is a screen, is a stack whose first screen is `S`.
  It needs no declaration.
- `push`, `replace`, `pop`, `pop to S`, and `pop to root` change the stack around the screen.
  See [events](event.md).
- The Back button and the swipe from the edge need no declaration.
- A stack contains only screens.
  Tabs, a split, or pages on a stack are an error ([NAV0502](../diagnostics.md#nav0502)).
- A stack in a stack is an error too ([NAV0501](../diagnostics.md#nav0501)).
- Parameters of the stack are values for its first screen.

## Options

| option | values | default | meaning |
|---|---|---|---|
| `root` | a screen, with arguments | required | the first screen |
| `requires` | guards or conditions | none | [guards](guard.md) that are evaluated whenever the stack is entered |
| `returns` | a type | no result | the type of the value after `finish`, if the stack is presented |
| `bar` | the name of an [appearance](appearance.md) | that of the app | the colors of the bars in the stack |

## Availability

- UIKit output is available from iOS 15 on, and SwiftUI output from iOS 16 on, because it uses `NavigationStack`.
- With SwiftUI output, a stack of your app can't be an `external` root ([limitations](../../guide/swiftui.md#limitations)).
- A push by your own code onto the navigation controller under a stack of SwiftUI isn't seen, and the next change of the path removes it.

## Diagnostics

| diagnostic | problem |
|---|---|
| [NAV0323](../diagnostics.md#nav0323) | declaration that is missing its required content |
| [NAV0501](../diagnostics.md#nav0501) | stack in a stack |
| [NAV0502](../diagnostics.md#nav0502) | tabs, split or pages on a stack |
| [NAV0503](../diagnostics.md#nav0503) | modal or alert instead of a screen or a container |
| [NAV0512](../diagnostics.md#nav0512) | `push` without a stack |
| [NAV0513](../diagnostics.md#nav0513) | `pop` without a stack |
| [NAV0603](../diagnostics.md#nav0603) | `pop` at the root of a stack |
| [NAV0604](../diagnostics.md#nav0604) | `pop to X` with `X` never below |
| [NAV0605](../diagnostics.md#nav0605) | `pop to X` with `X` not always below |
| [NAV0617](../diagnostics.md#nav0617) | screens that can push each other indefinitely |

## Example

```navgraph
app Library { platform iOS 16; root Shelf }
stack Shelf { root BookList(genre: "All"); bar Brand }
stack Loan(book: Int) requires signedIn returns Date { root LoanForm(book) }
guard signedIn
appearance Brand { tint "green" }

screen BookList(genre: String) {
  title
  on open(book: Int)    -> push Book(id: book)
  on chapter(book: Int) -> push Book(id: book) / Chapter(book)
}

screen Book(id: Int) { title; on lend -> present Loan(book: id) then { finished(until) -> push Due(date: until) } }
screen Chapter(book: Int) { title; on list -> pop to root; on book -> pop to Book }
screen Due(date: Date) { title }
screen LoanForm(book: Int) { title "Lend"; on save(until: Date) -> finish(until); on cancel -> dismiss }
```

## Related pages

- Tour: [Screens and stacks](../../guide/tour/screens-and-stacks.md)
- [Choosing between `finish`, `dismiss`, `close`, and `pop`](../../guide/choosing.md#finish-dismiss-close-and-pop)

"""###)
}
