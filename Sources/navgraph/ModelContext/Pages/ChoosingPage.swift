// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/guide/choosing.md`, written by `EmbeddedPageTests`.
  static let choosingPage = EmbeddedPage(
    path: "Grammar/guide/choosing.md",
    text: ###"""
# Choosing between similar words

The tables on this page help you choose between words with similar effects.
Find the row that describes your situation.
Each listing is a complete program.

## `finish`, `dismiss`, `close`, and `pop`

| situation | write |
|---|---|
| The user taps Save or Done in a sheet, and the flow has a result. | `finish(value)` |
| The user completes a flow that has no value to return, such as sign-in. | `finish` |
| The user taps Cancel in a sheet, also on a screen that was pushed inside the sheet. | `dismiss` |
| The screen is always pushed, and an event leads back to the screen below, for example after Delete. | `pop` |
| An event leads back to a certain screen further down. | `pop to Photo` |
| An event leads back to the first screen of the tab. | `pop to root` |
| The screen is pushed in one place and presented in another, and its button leaves it in both. | `close` |
| The screen is in a column of a split, and its button empties the column. | `close`, or `clear detail` from another screen |
| Several sheets are on top of each other, and an event leads back to the root. | `dismiss all` |
| Onboarding is the root and ends. | `switch to Main` (see [below](#open-switch-to-and-select)) |

`finish` and `dismiss` end the innermost modal, or the flow of a guard, including all screens that were pushed inside it.
`finish` runs the `finished` handler of the presenter.
`dismiss`, `close`, and a swipe by the user run its `dismissed` handler.
`pop` doesn't end anything that has an outcome.
`close` pops the screen if there's a screen below it on its stack.
Otherwise it clears the column, or dismisses the modal if there's no column.

| if you write | `check` reports |
|---|---|
| `finish` or `dismiss` in a screen that can be shown outside of a modal | an error (NAV0518, NAV0519) |
| `pop` on the lowest screen of a stack | a warning (NAV0603) |
| `pop` in a screen that is presented without a stack | an error (NAV0513) |
| `close` in the first screen of the root | an error (NAV0520) |

```navgraph
app Albums {
  platform iOS 16
  root     stack Gallery
}

screen Gallery {
  title "Gallery"
  on open(photo: Int) -> push Photo(id: photo)
  on pick             -> present Picker then {
    finished(photo) -> push Photo(id: photo)  // after `finish(photo)`
    dismissed       -> stay                   // after `dismiss`, `close`, or a swipe
  }
  on settings         -> present stack Settings
}

screen Photo(id: Int) {
  title
  on comments -> push Comments(photo: id)
  on delete   -> pop  // always pushed: back to the screen below
  on info     -> push Info
}

screen Comments(photo: Int) {
  title "Comments"
  on author  -> push Author
  on gallery -> pop to root  // back to the first screen of the stack
}

screen Author { title "Author"; on photo -> pop to Photo }

modal Picker returns Int { content stack Grid }

screen Grid {
  title "Choose"
  on choose(photo: Int) -> finish(photo)  // ends the sheet, with a result
  on cancel             -> dismiss        // ends the sheet, without a result
  on older              -> push Archive
}

screen Archive {
  title "Archive"
  on choose(photo: Int) -> finish(photo)  // ends the sheet too, although this screen is pushed
  on cancel             -> dismiss
}

screen Settings {
  title "Settings"
  on info -> present Info
  on done -> dismiss
}

screen Info { title "Info"; on done -> close }  // pushed by Photo, presented by Settings
```

## `open`, `switch to`, and `select`

| situation | write |
|---|---|
| Go to another tab as the user left it. | `select orders` |
| Go to another tab and push a screen onto whatever is there. | `select orders then push Order(number: order)` |
| Show an exact path, regardless of what is on its stack. | `open "/orders/{number}" (number: order)` |
| Go from a sheet to another tab. | `dismiss all then select orders`, or `open` |
| Change a tab under a sheet and keep the sheet. | `select Main.orders`, with the name of the tabs |
| Replace everything after sign-in or onboarding, without a way back. | `switch to Main` |
| Start again after sign-out, with the app's root and its guards. | `restart` |
| Open a second window. | `open window stack Order(number: order) else push Order(number: order)` |
| Open a website in the browser. | `browse "https://shop.example/help"` |

`select` changes which tab is selected and keeps the content of all tabs.
`open` does what a deep link with this pattern does.
It evaluates the guards of what it shows, applies the link policy to modals, and adds nothing the second time.
By default, it dismisses what is presented.
`switch to` discards the previous root and everything that is presented on it.
A modal with `dismissal confirm` is asked first.

| if you write | `check` reports |
|---|---|
| `select orders` in a sheet that covers the tabs | an error (NAV0514) |
| `select` of a tab that performs an action | an error (NAV0515) |
| `switch to orders`, where `orders` is a tab | an error (NAV0301) |
| `open` with a pattern that no route has | an error (NAV0324) |

```navgraph
app Market {
  platform iOS 16
  scheme   market
  root     Welcome
}

stack Welcome { root Hello }

screen Hello { title "Welcome"; on start -> switch to Main }  // another root, without a way back

tabs Main {
  tab products "Products" icon "bag"         stack ProductList
  tab orders   "Orders"   icon "shippingbox" stack OrderList
}

screen ProductList {
  title "Products"
  on orders             -> select orders  // the tab as the user left it
  on open(product: Int) -> push Product(id: product)
}

screen Product(id: Int) {
  title
  on buy              -> present stack Checkout
  on last(order: Int) -> open "/orders/{number}" (number: order)  // exactly this path, as the link shows it
}

screen Checkout {
  title "Checkout"
  on paid(order: Int) -> open "/orders/{number}" (number: order)  // dismisses the sheet first
  on orders           -> dismiss all then select orders
  on cancel           -> dismiss
}

screen OrderList {
  title "Orders"
  on open(order: Int) -> push Order(number: order)
  on signOut          -> restart  // the root of the app block, fresh
}

screen Order(number: Int) { title }

route "/orders/{number}" -> Main / orders / Order(number)
```

## `guard` and `condition`

| situation | declare |
|---|---|
| The answer takes time: a request, the keychain, Face ID. | `guard` |
| If the answer is no, the user can change it in a flow, such as sign-in. | `guard signedIn -> SignIn` |
| An event leads to different screens. | `condition`, with `when` and `otherwise` |
| A tab, a button of an alert, or the accessory of a tab bar is hidden. | `condition`, with `hidden when` or `when` |
| A screen must not be shown without permission, regardless of how the user gets there. | `requires` on the screen, with either one |
| The same fact protects a screen and selects a branch. | `condition signedIn -> SignIn` |
| The answer depends on a value. | a parameter: `guard mayPay(from: AccountID)`, `condition canCancel(event: Int)` |

A guard is an asynchronous question.
Use it with `requires`; `when` doesn't accept it.
A condition is a value that your app has at hand.
Use it with `when`, or with `requires`.
Results aren't remembered: a guard is evaluated again the next time that the user enters the place, and a condition each time it's needed.

Where you write `requires` determines what it protects:

| `requires` on | is evaluated |
|---|---|
| a screen, a tab, a modal, a root, or another container | whenever this place is entered: by events, links, and restoration |
| an event, a route, or an entry | on this way only; `check` reports other ways to the same screen (NAV0801) |

```navgraph
app Club {
  platform iOS 16
  scheme   club
  root     Main
}

condition hasTicket              // known at once
condition canCancel(event: Int)  // about a value
guard member -> Join             // may take time; Join is presented if it fails

tabs Main {
  tab events "Events" icon "calendar"                  stack EventList
  tab lounge "Lounge" icon "sofa"                      stack Lounge requires member
  tab shop   "Shop"   icon "tag" hidden when hasTicket stack Shop
}

screen EventList {
  title "Events"
  on open(event: Int) -> push Event(id: event)
}

screen Event(id: Int) {
  title
  on enter {
    when hasTicket -> push Gate
    otherwise      -> select shop
  }
  on options -> present Options(event: id)
}

screen Gate requires member { title "Gate" }  // evaluated on every way to this screen
screen Lounge { title "Lounge" }
screen Shop { title "Shop" }

confirm Options(event: Int) {
  button cancel "Cancel the booking" destructive when canCancel(event)
  button close  "Close"              cancel
}

modal Join { content stack Form }
screen Form { title "Join"; on joined -> finish; on cancel -> dismiss }

route "/lounge" -> lounge
```

## `push`, `show`, `replace`, and `present`

| situation | write |
|---|---|
| The user goes deeper, and Back returns. | `push` |
| The user selects a row, and its content belongs in the next column of a split. | `show detail` |
| The user goes to the next or previous item, and Back leads to the list. | `replace` |
| The user begins a task with an end, such as composing a message. | `present` |
| The app asks a question that has buttons as answers. | `present` an `alert` or a `confirm` |
| A task has several steps. | `present` a modal whose content is a `stack`, and `push` inside it |
| Tabs, a split, or pages appear on top of the current screen. | `present`; a stack contains only screens (NAV0502) |
| The screen below should be another one than the current screen. | `replace`, then `push` ([example](tour/events.md#screens-under-the-top)) |

`push` always adds a screen, even if an equal screen is on top.
`show` doesn't: if the column already shows the same row, it keeps the screen and what was pushed on it.
In a narrow window, where the columns are one stack, `show` leads to the column, and Back leads out of it.
So you don't need a `push` for iPhone.

| if you write | `check` reports |
|---|---|
| `push` in a screen that is presented without a stack | an error (NAV0512); present `stack Editor` instead of `Editor` |
| `push` of a modal | an error (NAV0503) |
| `show` in a screen that isn't in a split | an error (NAV0516) |

```navgraph
app Mailbox {
  platform iOS 16
  root     Window
}

split Window {
  sidebar stack FolderList
  content stack MessageList(folder: "Inbox")
  detail  stack NoMessage
}

screen FolderList {
  title "Mailboxes"
  on open(folder: String) -> show content MessageList(folder)
  on write                -> present Draft  // a task with an end
}

screen MessageList(folder: String) {
  title
  on open(message: Int) -> show detail Message(id: message)
}

screen NoMessage { title "No message" }

screen Message(id: Int) {
  title
  on attachment(name: String) -> push Attachment(name)         // Back leads to the message
  on next(message: Int)       -> replace Message(id: message)  // Back doesn't lead to the previous message
  on reply                    -> present Draft
  on delete                   -> present DeleteMessage then { delete -> clear detail }
}

screen Attachment(name: String) { title }

modal Draft { content stack Editor; dismissal confirm }
screen Editor { title "New message"; on address -> push Contacts; on send -> finish; on cancel -> dismiss }
screen Contacts { title "Contacts"; on pick -> pop }

alert DeleteMessage { title "Delete the message?"; button delete "Delete" destructive; button keep "Keep" cancel }
```

"""###)
}
