// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/module.md`, written by `EmbeddedPageTests`.
  static let modulePage = EmbeddedPage(
    path: "Grammar/reference/language/module.md",
    text: ###"""
# `module` and `needs`

`module` assigns what follows in its file to another Swift target.
`needs` declares what the module requires from the app and from other modules.

## Syntax

```ebnf
Module        = "module" Name ;
Needs         = "needs" ( NeededScreen | NeededModal | NeededQuestion | NeededType | Setting ) ;
NeededScreen  = "screen" Name [ Parameters ] ;
NeededModal   = "modal" Name [ Parameters ] [ Returns ] ;
NeededQuestion = ( "guard" | "condition" ) Name [ Parameters ] ;
NeededType    = ( Type | Enum | Extern ) "from" Name ;
```

## Meaning

- A module contains everything from its `module` line to the next one, or to the end of the file.
- All modules are checked as one graph with the app.
  A screen can lead to any other screen, whichever module it is in.
- With `needs`, the files of a module can be checked and generated without the app.
- In the app, a declaration with the name of each `needs` line must exist ([NAV0347](../diagnostics.md#nav0347)).
- The parameters and the result must be the same as in the `needs` line ([NAV0348](../diagnostics.md#nav0348)).
  The line can omit a default.
- `open` needs no line.
  Tabs, stacks, splits, and pages of the app can't be needed.

## Options

| option | values | default | meaning |
|---|---|---|---|
| `needs output` | `uikit`, `swiftui`, or both | the app's; required if the module is checked without the app | the output of the app |
| `needs screen` | a name and parameters | | a screen of the app or of another module |
| `needs modal` | a name, parameters, and `returns` | | a modal |
| `needs guard`, `needs condition` | a name and parameters | | a guard or a condition |
| `needs type`, `needs enum`, `needs extern type` | a type, and `from` with the name of its module | | a type of another module |

## Availability

- Modules are available with UIKit and SwiftUI output.
- A graph that covers several modules works within one package or one Xcode project.
- The declarations of modules are public, so the app can't have `access package` or `access public` ([NAV0346](../diagnostics.md#nav0346)).
- The types of the app can't be used in a module ([NAV0343](../diagnostics.md#nav0343)).

## Diagnostics

| diagnostic | problem |
|---|---|
| [NAV0329](../diagnostics.md#nav0329) | module without an output |
| [NAV0334](../diagnostics.md#nav0334) | `needs` outside a module |
| [NAV0341](../diagnostics.md#nav0341) | `app` inside a module |
| [NAV0342](../diagnostics.md#nav0342) | module name that is already in use |
| [NAV0343](../diagnostics.md#nav0343) | type of the app in a module |
| [NAV0344](../diagnostics.md#nav0344) | circular dependency between modules |
| [NAV0345](../diagnostics.md#nav0345) | module event whose branches return different types |
| [NAV0346](../diagnostics.md#nav0346) | `access` of an app that joins modules |
| [NAV0347](../diagnostics.md#nav0347) | unsatisfied `needs` declaration |
| [NAV0348](../diagnostics.md#nav0348) | `needs` declaration that doesn't match |
| [NAV0349](../diagnostics.md#nav0349) | redundant `needs` declaration |
| [NAV0395](../diagnostics.md#nav0395) | app with the same name as its module |

## Example

```navgraph
app Reader { platform iOS 16; root stack Headlines }
guard signedIn
condition isOffline
screen Headlines { title "Today"; on open(article: ArticleID) -> push Article(id: article) }
screen Profile(user: UserID, plan: Plan) { title }
modal SignIn returns UserID { content stack SignInForm }
screen SignInForm { title "Sign In"; on done(user: UserID) -> finish(user); on cancel -> dismiss }
module Accounts
type UserID = String
enum Plan { free, paid }
module Articles
needs output uikit
needs screen Profile(user: UserID, plan: Plan)
needs modal SignIn returns UserID
needs guard signedIn
needs condition isOffline
needs type UserID = String from Accounts
needs enum Plan { free, paid } from Accounts
type ArticleID = Int

screen Article(id: ArticleID) {
  title
  on signIn -> present SignIn then { finished(user) -> push Profile(user, plan: .free) }
  on comments requires signedIn { when isOffline -> stay; otherwise -> push Comments }
}

screen Comments { title }
```

## Related pages

- Tour: [Modules](../../guide/tour/modules.md)
- [One graph over several modules](../../guide/modules.md#one-graph-over-several-modules)

"""###)
}
