// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/answers.md`, written by `EmbeddedPageTests`.
  static let answersPage = EmbeddedPage(
    path: "Grammar/reference/answers.md",
    text: ###"""
# Answers as JSON

This page describes the JSON of `open`, `routes`, `path`, and `query`, which the tools of [`navgraph mcp`](../guide/coding-agents.md) return too.

## `open --json`

The output describes what a URL opens.
If `-` is given instead of a URL, the output has one object on each line, in the order of the lines of standard input.

```json
{
  "route": "/chats/{id}",
  "alias": "/c/{id}",
  "parameters": {"id": "42"},
  "state": ["Main", "chats", "Chat(id: \"42\")"],
  "guards": ["onboarded", "unlocked(chat: \"42\")"],
  "ignored": [],
  "nearest": [],
  "url": "messenger://c/42?utm=1",
  "error": null,
  "suggestion": null,
  "file": "Messenger.navgraph",
  "line": 159,
  "unknown": ["utm"],
  "links": "dismiss",
  "cold": {"outcome": "opened", "state": ["Main", "chats", "Chat(id: \"42\")"], "guards": ["onboarded", "unlocked(chat: \"42\")"], "dismissed": []},
  "warm": {"outcome": "opened", "state": ["Main", "chats", "Chat(id: \"42\")"], "guards": ["unlocked(chat: \"42\")"], "dismissed": []},
  "rivals": []
}
```

| member | content |
|---|---|
| `route` | the pattern that won, as it is written in the graph; if the pattern of an alias won, the first pattern of its route; `null` if the URL opens nothing |
| `alias` | the alias's pattern, if it won |
| `parameters` | by name, the decoded text in the URL; a list of texts for a list or a catch-all; `null` if it is absent |
| `state`, `guards` | those of `cold` |
| `ignored` | the query keys of optional values that didn't parse; `#` is the fragment |
| `nearest` | for a URL that opens nothing, up to three patterns, the nearest first, with `file` and `line`: the first `segment` that differs, counted from 1, its `text` in the URL, and what is `expected` there; `why` describes it in words. `segment` is `null` if the path matches and something else doesn't |
| `error` | the reason why it opens nothing, in words |
| `suggestion` | a URL that opens something, if the typing mistake can be determined |
| `file`, `line` | the location of the pattern in `route` |
| `unknown` | query keys that aren't in the pattern, and `#` for a fragment that isn't in the pattern: they have no effect |
| `links` | the effect of opening it on modals that are presented |
| `expiresAfter` | the number of seconds of waiting after which it is dropped; absent if it waits without a limit |
| `cold`, `warm` | the result at the start of the app, and while the app runs. `warm` begins in the state in which the app starts, or where `--from` leads. `outcome` is `opened`, `parked`, `rejected`, `dropped`, `nothing` for a link of which no branch leads anywhere, or `unfinished` for a link that evaluates guards and navigates more than 4,096 times and isn't followed further; `dismissed` lists the modals that are dismissed, beginning with the top one |
| `branches` | only of a link with branches: all of them, each with `branch` (`when beta`, `otherwise`) and `target` as written in the graph, or `stay`. `cold` and `warm` assume that conditions are false |
| `rivals` | other patterns that match but lose: `pattern`, `why` |

A `state` begins with the root, in the words of targets.
It leaves out the screen that a stack shows by default, and arguments that are defaults.

## `routes --json`

The output lists every deep link and entry point of the app, in the order of the text.

```json
{
  "version": 1,
  "app": "Messenger",
  "schemes": ["messenger"],
  "hosts": ["messenger.example"],
  "precedence": "narrowest",
  "routes": [
    {
      "pattern": "/chats/{id}",
      "aliases": [{"pattern": "/c/{id}", "parameters": [], "example": "https://messenger.example/c/42", "whyNoExample": null, "file": "Messenger.navgraph", "line": 167}],
      "parameters": [{"name": "id", "type": "ChatID", "optional": false, "in": "path", "key": null, "form": null, "constant": null}],
      "hosts": [],
      "schemes": [],
      "targets": [{"on": [], "target": "chats / Chat(id)"}],
      "state": ["Main", "chats", "Chat(id: \"42\")"],
      "guards": ["onboarded", "unlocked(chat: \"42\")"],
      "links": "dismiss",
      "example": "https://messenger.example/chats/42",
      "whyNoExample": null,
      "file": "Messenger.navgraph",
      "line": 159
    }
  ],
  "entries": [
    {
      "kind": "shortcut",
      "identifier": "com.messenger.new",
      "parameters": [],
      "targets": [{"on": [], "target": "chats / present NewMessage"}],
      "state": ["Main", "chats", "present NewMessage"],
      "guards": ["onboarded"],
      "links": "dismiss",
      "file": "Messenger.navgraph",
      "line": 169
    }
  ]
}
```

| member | content |
|---|---|
| `pattern` | one pattern of a route; a route with two patterns has two objects, with the same `aliases` |
| `parameters` | `in` is `host`, `path`, `query` (under `key`), `fragment`, `payload` (of an entry), or `constant` (a value that an alias sets); `optional`: whether the pattern matches without it; `form`: the form of its text, such as `hex 40` |
| `hosts`, `schemes` | of a route, the hosts and schemes that restrict it; if empty, all of the app |
| `targets` | where it leads, as written in the graph; `on` is empty for all kinds of device that have no separate target. The targets of a link with branches also have a `branch`, and a branch that opens nothing has the target `stay` |
| `state`, `guards` | of the example, or of an entry with sample values, at a cold start, on the device of `--on`; a link with `links now` doesn't wait for guards, so none is listed; `null` if the link isn't followed, which happens in apps with thousands of links to thousands of tabs and columns (3,000,000 nodes of state together) or with thousands of guards on one link |
| `links` | its effect on modals that are presented |
| `expiresAfter` | the number of seconds of waiting after which it is dropped; absent if it waits without a limit |
| `example` | a URL that this pattern opens, not another one; if there is none, `null`, and `whyNoExample` contains the reason |

## `path --json`

The output is the shortest path from one content of the app to another.
[path.schema.json](../path.schema.json) describes the format.

```json
{
  "version": 1,
  "app": "Notes",
  "on": "phone",
  "from": "NoteList",
  "to": "Tag",
  "outcome": "found",
  "why": null,
  "moves": 2,
  "start": ["Main", "notes", "NoteList"],
  "steps": [
    {"kind": "tab", "label": "tab tags", "when": [], "fails": null, "shows": "TagList", "location": ["Main", "tags", "TagList"], "nextTo": null},
    {"kind": "event", "label": "open", "when": [], "fails": null, "shows": "Tag", "location": ["Main", "tags", "TagList", "Tag"], "nextTo": null}
  ],
  "byLink": {
    "moves": 1,
    "url": "https://notes.example/tags/name",
    "steps": [
      {"kind": "route", "label": "\"/tags/{name}\"", "when": [], "fails": null, "shows": "Tag", "location": ["Main", "tags", "TagList", "Tag"], "nextTo": null}
    ]
  }
}
```

| member | content |
|---|---|
| `outcome` | the result for paths of taps: `found`; `shown`, if `from` shows `to`; `none`; `neverShown`, if one of the two is never shown on this kind of device (`why` is its name); `undecided`, if no path was found, but not every path was tried (`why` is the reason) |
| `moves` | the number of steps; `null` if no path was found |
| `start` | where the path begins; `null` without steps |
| `steps` | `kind` is `event`, `tab`, `back`, `swipe`, `dismissal` (a swipe down, or a tap outside), `button` (of an alert), `route`, `entry`, or `appEvent`; `when` are the tests that must be true, that of the branch and the opposite of those before it; `fails` is the guard that must fail; `location` is `shows`, after the containers around it and the screens under it; `nextTo` is the screen at which the path continues, if that is another one |
| `byLink` | a path that begins with a link that starts the app, if it is shorter; `url` opens that link, and is `null` for an entry |

## `query --json`

The output is the answer to one question.
[query.schema.json](../query.schema.json) describes the format.

```json
{
  "version": 1,
  "app": "Notes",
  "question": "to",
  "name": "Editor",
  "transitions": [
    {
      "from": "Main", "cause": "tab", "name": "new", "branches": [], "fails": [], "effect": "present", "to": "Editor", "shows": ["Draft"],
      "opens": null, "afterwards": false, "file": "Notes.navgraph", "line": 15
    }
  ]
}
```

| question | members |
|---|---|
| `to`, `from` | `transitions`, in the order of the sources |
| `without-guard` | `screens`, each with an example `path` (`null` if none was followed); `protected`, the screens that are shown only if the guard has succeeded; `complete`, whether every path was searched |
| `without-link` | `screens` |
| `dead-ends` | `findings`: the diagnostics NAV0607, NAV0610, and NAV0612, also those that are allowed |

| member of a transition | content |
|---|---|
| `from` | the screen or container; `null` for what comes from outside |
| `cause`, `name` | `start`; `event`, `tab`, `appEvent`, or `guard` with its name; `swipe` (to a page next to it); `route` with its pattern; `entry` with its identifier; `external` |
| `branches` | the branches around the step, the outermost first: `when` with the test, or `otherwise` |
| `fails` | the guards of which one fails first |
| `effect`, `to` | the step, and what it names; `to` is `null` for a step that only leads back |
| `shows` | the screens and alerts that are visible then |
| `opens` | the pattern of the route that an event opens |
| `afterwards` | whether it happens only after something that was presented has ended |

"""###)
}
