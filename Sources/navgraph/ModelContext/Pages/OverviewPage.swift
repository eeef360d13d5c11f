// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/README.md`, written by `EmbeddedPageTests`.
  static let overviewPage = EmbeddedPage(
    path: "Grammar/reference/language/README.md",
    text: ###"""
# Reference of the language

Each page describes a construct: its syntax, meaning, options with defaults, availability, and diagnostics, with a program that checks.
To learn the language, begin with the [tour](../../Guide.md).

## Structure of the app

| page | keywords | content |
|---|---|---|
| [App](app.md) | `app` | the root, the platform, schemes, hosts, and settings of the output |
| [Screen](screen.md) | `screen` | titles, bars, Back, and transitions of a screen |
| [Stack](stack.md) | `stack` | a first screen and the screens that are pushed on it |
| [Tabs](tabs.md) | `tabs`, `tab`, `section`, `accessory` | a tab bar with its contents |
| [Split](split.md) | `split`, `sidebar`, `content`, `detail`, `inspector` | columns next to each other |
| [Pages](pages.md) | `pages`, `page` | screens that the user swipes through |
| [Modal](modal.md) | `modal` | styles, heights, and dismissal of what is presented |
| [Alert](alert.md) | `alert`, `confirm` | alerts and action sheets, with buttons and a text field |
| [Appearance](appearance.md) | `appearance`, `bar` | colors of bars |

## Events and questions

| page | keywords | content |
|---|---|---|
| [Event](event.md) | `on`, `events`, `uses` | what follows an event, with branches and outcome handlers |
| [Actions](actions.md) | `push`, `present`, `select`, and others | each step of an event |
| [Guard](guard.md) | `guard`, `requires` | a question before a place is entered |
| [Condition](condition.md) | `condition`, `when`, `otherwise` | a question that is answered immediately, and tests |

## Values

| page | keywords | content |
|---|---|---|
| [Types](types.md) | `type`, `enum`, `extern type` | declared and built-in types, lists, and optional values |
| [Parameters](parameters.md) | `key` | parameters, defaults, arguments, and keys |

## Entry points

| page | keywords | content |
|---|---|---|
| [Route](route.md) | `route`, `alias` | deep links and their targets |
| [Entry](entry.md) | `entry` | shortcuts, notifications, activities, files, and App Intents |

## Files and checks

| page | keywords | content |
|---|---|---|
| [Module](module.md) | `module`, `needs` | parts of a graph in other Swift targets |
| [Import](import.md) | `import` | several files |
| [Assertion](assert.md) | `assert` | properties of the whole graph |
| [Allow](allow.md) | `allow` | suppressing a diagnostic |

## Diagnostics of every construct

The pages link to the diagnostics of their construct.
These diagnostics can occur everywhere:

| subject | diagnostics |
|---|---|
| characters and files | [family 01](../diagnostics.md#01-lexical) |
| syntax | [family 02](../diagnostics.md#02-syntax) |
| names of declarations | [NAV0301](../diagnostics.md#nav0301), [NAV0302](../diagnostics.md#nav0302), [NAV0303](../diagnostics.md#nav0303), [NAV0304](../diagnostics.md#nav0304), [NAV0312](../diagnostics.md#nav0312), [NAV0322](../diagnostics.md#nav0322), [NAV0325](../diagnostics.md#nav0325) |
| options | [NAV0309](../diagnostics.md#nav0309), [NAV0310](../diagnostics.md#nav0310), [NAV0311](../diagnostics.md#nav0311) |
| `allow` and the baseline | [NAV0391](../diagnostics.md#nav0391), [NAV0392](../diagnostics.md#nav0392), [NAV0393](../diagnostics.md#nav0393) |
| size of the app | [NAV0611](../diagnostics.md#nav0611) |
| style, off by default | [NAV1001](../diagnostics.md#nav1001), [NAV1002](../diagnostics.md#nav1002), [NAV1004](../diagnostics.md#nav1004), [NAV1007](../diagnostics.md#nav1007), [NAV1010](../diagnostics.md#nav1010) |

## Related pages

- [navgraph.ebnf](../../navgraph.ebnf): the complete grammar
- [Options by OS version](../platforms.md)
- [Patterns](../patterns.md)
- [Diagnostics](../diagnostics.md)
- [Glossary](../glossary.md)

"""###)
}
