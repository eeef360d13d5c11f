// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/formats.md`, written by `EmbeddedPageTests`.
  static let formatsPage = EmbeddedPage(
    path: "Grammar/reference/formats.md",
    text: ###"""
# Formats and exit codes

This page describes what navgraph prints and writes, except for the generated Swift.

## Diagnostics

`--format` specifies how diagnostics are written:

| format | written to | content |
|---|---|---|
| `human` | standard error | text for a terminal, followed by a line with the counts |
| `xcode` | standard error | for editors and logs: `file:line:column: error: message [NAV0601]`, then notes of the same form |
| [`json`](#json), [`sarif`](#sarif), [`github`](#github-annotations) | standard output | one document for programs |

If `check` finds nothing, it writes a line with the counts in `human` and in `xcode`, on a terminal and elsewhere: `no diagnostics in 1 file`.
The line also counts the diagnostics that a baseline hides: `no diagnostics in 1 file; 3 more are in the baseline`.
`--quiet` leaves it out.

### Escaped text

Terminals and the logs of CI services interpret control characters and commands.
So text from sources and file names is escaped for them: `\u{202E}` for an invisible character, `␛` for a control.
`\u{3A}:` replaces the first mark of a line that would be a workflow command.
`format --diff` and `check --fix --diff` show lines in the same way.
If that changes a line, a note on standard error reports that `patch` can't apply it.

Formats for programs escape by their own rules and reproduce everything exactly.

Lists of paths (`format --check`, `generate --list-outputs`) have one path on each line.
A path with such characters, a quote, or a backslash is in double quotes with the escapes of C, as Git lists paths: `"a\033b.swift"`.

### JSON

`--format json` contains everything that is known about each diagnostic.
Lines and columns count from 1.
Columns and offsets count bytes of UTF-8.

```json
{
  "version": 1,
  "files": ["Shop.navgraph"],
  "findings": [
    {
      "code": "NAV0218",
      "severity": "error",
      "message": "missing comma before `n`",
      "file": "Shop.navgraph",
      "start": {"line": 9, "column": 24, "offset": 160},
      "end": {"line": 9, "column": 25, "offset": 161},
      "label": "the next element begins here",
      "related": [],
      "notes": [],
      "help": [],
      "fixes": [
        {
          "title": "write `,`",
          "applicability": "always",
          "edits": [
            {"file": "Shop.navgraph", "start": {"line": 9, "column": 23, "offset": 159}, "end": {"line": 9, "column": 23, "offset": 159}, "text": ","}
          ]
        }
      ]
    }
  ],
  "suppressed": [],
  "summary": {"errors": 1, "warnings": 0, "notes": 0}
}
```

| member | content |
|---|---|
| `severity` | `error`, `warning`, or `note`, after `--deny`, `--warn`, and `--allow` |
| `related` | other locations, including those for which the reports for people show only a number: `file`, `start`, `end`, `label` |
| `notes`, `help` | facts, including example paths (`loop: A --e--> B`), and ways to fix the problem |
| `fixes` | include the fixes for the code that `help` shows; `applicability` is `always` (`--fix` applies it) or `maybe`; an edit replaces the bytes from `start` to `end` |
| `suppressed` | the diagnostics that aren't reported: `code`, `message`, location, and `by`, which is `allow` (with its `reason`) or `baseline` |

Members may be added.
`version` changes if the meaning of a member changes or a member is removed.

### SARIF

`--format sarif` writes SARIF 2.1.0, for code-scanning services.
Columns count code points, as `columnKind` specifies.
A result has related locations, fixes (with `applicability` in their properties), and `partialFingerprints`.
These identify a diagnostic after edits elsewhere in the file.
Diagnostics that are allowed in the source or listed in the baseline are included, with `suppressions` of the kind `inSource` or `external`.
Each rule contains the text of `navgraph explain`.

### GitHub annotations

`--format github` writes workflow commands, which GitHub shows next to the changed lines: `::error file=...,line=...,title=NAV0301::message`.
Controls and invisible characters are escaped, also in the path.

### The baseline

`check --write-baseline FILE` writes a baseline.
`--baseline FILE` of `check`, `generate`, and `graph` reads it.
The file has one diagnostic on each line, sorted, so that branches merge:

```json
{
  "navgraph-baseline": 1,
  "findings": [
    {"file": "Shop.navgraph", "item": "screen Home / on back", "code": "NAV0603", "text": "pop"},
    {"file": "Shop.navgraph", "item": "screen Offer", "code": "NAV0601", "text": "Offer"}
  ]
}
```

| member | content |
|---|---|
| `file` | the path, relative to the folder of the baseline |
| `item` | the declaration, and the lines inside of it that contain the diagnostic |
| `text` | the words at the location of the diagnostic |
| `nth` | a number that distinguishes diagnostics that are equal in all other members |

A diagnostic in a renamed screen is new.
An edit elsewhere doesn't make a diagnostic new.

## Deep links

### `open --json`

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

### `routes --json`

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

### The site association

`routes --site-association` and `generate --system-files` write JSON as Apple defines it: `applinks` with `details` of `appIDs` and `components`.
Each component is on one line, and deep paths come first.
`percentEncoded` is `false` by default, so that every spelling of a URL is compared.
Excluded URLs are compared as they are written.
`comment` contains the route's pattern.
Comments are left out of a file that would be larger than the 128 kB that Apple fetches.

`routes --check-site-association` prints a line for each difference:

```text
App.navgraph:11:7: `/items/{id}` matches https://..., which stays in the browser
FILE: applinks.details[0].components[3] `/items/*` covers https://..., which no route matches
```

Notes are written to standard error and don't count as differences:

```text
note: FILE: applinks.details[0].paths[1] `/ios/beta` is never used: applinks.details[0].paths[0] `/ios/*` matches first
```

## Questions

### `path --json`

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
    {"kind": "tab", "label": "tab tags", "fails": null, "shows": "TagList", "location": ["Main", "tags", "TagList"], "nextTo": null},
    {"kind": "event", "label": "open", "fails": null, "shows": "Tag", "location": ["Main", "tags", "TagList", "Tag"], "nextTo": null}
  ],
  "byLink": {
    "moves": 1,
    "url": "https://notes.example/tags/name",
    "steps": [
      {"kind": "route", "label": "\"/tags/{name}\"", "fails": null, "shows": "Tag", "location": ["Main", "tags", "TagList", "Tag"], "nextTo": null}
    ]
  }
}
```

| member | content |
|---|---|
| `outcome` | the result for paths of taps: `found`; `shown`, if `from` shows `to`; `none`; `neverShown`, if one of the two is never shown on this kind of device (`why` is its name); `undecided`, if no path was found, but not every path was tried (`why` is the reason) |
| `moves` | the number of steps; `null` if no path was found |
| `start` | where the path begins; `null` without steps |
| `steps` | `kind` is `event`, `tab`, `back`, `swipe`, `dismissal` (a swipe down, or a tap outside), `button` (of an alert), `route`, `entry`, or `appEvent`; `fails` is the guard that must fail; `location` is `shows`, after the containers around it and the screens under it; `nextTo` is the screen at which the path continues, if that is another one |
| `byLink` | a path that begins with a link that starts the app, if it is shorter; `url` opens that link, and is `null` for an entry |

### `query --json`

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
      "from": "Main", "cause": "tab", "name": "new", "fails": [], "effect": "present", "to": "Editor", "shows": ["Draft"],
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
| `fails` | the guards of which one fails first |
| `effect`, `to` | the step, and what it names; `to` is `null` for a step that only leads back |
| `shows` | the screens and alerts that are visible then |
| `opens` | the pattern of the route that an event opens |
| `afterwards` | whether it happens only after something that was presented has ended |

## Strings

`strings --json` lists the texts that the app looks up in the user's language, by screens, tab bars, and alerts:

```json
{
  "version": 1,
  "app": "Trash",
  "table": "Localizable",
  "bundle": "main",
  "strings": [
    {
      "key": "Delete “%@”?",
      "text": "Delete “{name}”?",
      "comment": "Title of the alert DeleteItem",
      "values": [
        {
          "name": "name",
          "type": "String"
        }
      ],
      "file": "Samples/Alerts/Alerts.navgraph",
      "line": 35
    }
  ]
}
```

`key` is the text that the app looks up.
In it, `%@` is the placeholder for a `String` or a `Double`, and `%lld` for an `Int`.
A percent sign in a text with values is doubled.
`bundle` is `main`, `module`, or `framework`.

`strings --xcstrings` prints a string catalog without translations.
Its keys are sorted, each key appears once, and its comment contains the comments of all places.
`--language` specifies the language in which the texts are written (`en` by default).
That Xcode makes the same keys from the generated Swift follows from Apple's descriptions.
It has not been run.

## Traces and coverage

### Traces

With `report: NavGraph.trace { line in ... }`, a debug build writes what happens as JSON, one step on each line.
`coverage` counts the steps, and `watch --follow` reads them while they are written.
Names are those of generated code.
Values of parameters aren't written.

```json
{"name":"8f1c2a","step":"trace"}
{"name":"ChatList.chat","step":"began"}
{"name":"unlocked","step":"asked","why":"yes"}
{"shows":["chat"],"step":"shows"}
```

| `step` | `name` | meaning |
|---|---|---|
| `trace` | the fingerprint of the graph | a scene begins |
| `began` | an event with its screen, or `link`, `start`, `restoration`, `continuation`, `swipe`, `tab or page` | the runtime performs it |
| `dropped` | the same | the runtime doesn't perform it, or not the rest of it; `why` is the reason |
| `asked` | a guard | `why` is `yes` or `no` |
| `shows` | | the screen is at rest and shows something else; `shows` lists the screens that are visible, from the bottom up. Of a split, these are all columns that show something, also while it is collapsed |
| `ended` | a modal or an alert | `why` is `finished`, or the cause of the dismissal: `user`, `app`, `link`, `parent`, `root`, `guard` |
| `stuck`, `heldUp` | | the screen hasn't come to rest in time; something waits for what your app has presented itself |
| `wentOver`, `leaks` | a class, a screen or container | navigation outside the graph was removed; something that has left the screen is still in memory |
| `nests` | a screen or container | a stack is in a stack |

Each line is valid against:

```json
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "required": ["step"],
  "properties": {
    "step": {"enum": ["trace", "began", "dropped", "asked", "shows", "ended", "stuck", "heldUp", "wentOver", "leaks", "nests"]},
    "name": {"type": "string"},
    "why": {"type": "string"},
    "shows": {"type": "array", "items": {"type": "string"}}
  }
}
```

Lines that aren't steps, or are longer than 65,536 bytes, are counted as `unread`.
All links have one name, so a trace contains how often links were opened, but not which ones.

### `coverage --format json`

```json
{
  "version": 1,
  "app": "Messenger",
  "scenes": 1,
  "steps": 3,
  "links": 0,
  "unread": 0,
  "screens": [{"name": "Chat", "place": "Messenger.navgraph:61", "count": 1, "ways": {}}],
  "events": [{"name": "ChatList.chat", "place": "Messenger.navgraph:42", "count": 1, "ways": {}}],
  "modals": [],
  "guards": [{"name": "unlocked", "place": "Messenger.navgraph:24", "count": 1, "ways": {"yes": 1}}],
  "beside": [{"kind": "wentOver", "name": "LegacyController", "count": 1}]
}
```

The output lists everything that the graph declares, and how often the traces contain it.
0 means never.
`ways` contains how modals ended, the answers of guards, and the reasons why events were dropped.
`beside` lists what isn't in the graph: an `event`, `screen`, `modal`, or `guard` of that name,
`graph` for scenes of another version, and the steps `stuck` to `nests`.

## Pictures

`graph -o flow.svg` (or `.png`, `.pdf`, `.html`) draws the whole app, with a box for each region.
`--focus NAME` (with `--depth N`) and `--feature NAME` draw a part of it, with all links as lines.
`--no-routes` leaves out URLs and entries.

| on the picture | meaning |
|---|---|
| a frame with a number | a tab or split; the number is shown wherever a link leads to it |
| a card | a screen, an alert, a group of events, or an action tab; it has a row for each event |
| `→ pop`, `delete → pop` in a row | an action that shows nothing new, with its outcome or condition |
| a line | a link within the region |
| `⇢ Checkout`, `● Order 4` in a row | a link to another region; the number is its tab |
| `← Cart, Product` | where the links from other regions start |
| green and blue rows | URLs and entries that lead there |
| `start` | what a root shows |
| a padlock; `requires signedIn` | the guard that must succeed first |
| an amber line with a bar, or `guards Account` | the flow of a guard, and what it guards |
| `shows → Home` | a container whose first screen is drawn elsewhere |
| a red or thick orange border | an error or a warning; its words are in the box |
| pink | what `--highlight` names |
| `S1 and what follows`, `S1 to S14`, `/artist` | a part of a region of more than forty cards: what a screen leads to, screens that have nothing in common, screens whose links begin like that |

In an SVG, a click on a card or a heading leads to the source.
The legend, a table under the title, lists the signs that the picture has.
Beyond 500 screens, an overview has a card for each region or part of a region, with the names of its first screens.
It has one arrow for all links between two of them, with their number (`⇢ Cart ×4` where there's no room for a line).
`--detail full` draws everything.

`--highlight` highlights one of the following, and may be repeated:

- the locations of a diagnostic (`NAV0617`), every one of them
- a link (`/items/{id}`, or a URL that it opens), with everything that it goes through
- a path (`"Main / shop / Item"`, `"Home > Item"`): its screens and containers, and the links from each to the next

A diagnostic that the app doesn't have is reported and changes nothing.

`--theme dark` is for a dark background.
HTML follows the reader's system unless a theme is given.
A PDF of a whole app is for paper (`--theme print`).
It has a table of contents, whose lines are links, and bookmarks.
Each flow is on a page of A4, or of a larger size with the same proportions.
`--theme light` results in one large page.

`--scale N` sets the size of a PNG: with `--scale 2`, the picture has twice the width and height in pixels.
N is a number from 0.1 to 10, and 1 is the default.
The option is an error for other formats: SVG and PDF are sharp at any size.

Each text in an SVG has the width that the layout reserved for it (`textLength`), so texts don't overlap if the viewer has another font.

### Screenshots and wireframes

`graph --screenshots DIR` draws pictures of the screens in their cards (SVG, PNG, PDF, HTML; DOT names the files).
DIR contains PNG files of at most 24 million pixels and 64 MiB.
It must not contain links to files outside of it.
The screen of a picture is determined, in this order, by

1. `screenshots.json` in DIR: `{"Chat": "a/chat.png", "Feed": ["feed.png", "feed~dark.png"], "PassCode": null}`.
   `null` is for a screen that is not to be shown.
2. the tag `navgraph` in the JSON file that [SnapshotPreviews](https://github.com/getsentry/SnapshotPreviews) writes next to the picture
   (`.snapshotTags(["navgraph": "Chat"])`).
   The tag `"sensitive": "true"` leaves out all pictures of that screen.
3. the name of its preview in that file.
4. its own name: `Chat.png`, `chat_list~dark@3x.png`, `ChatView-iPad_de.png`, and those of fastlane (`en-US/iPhone 17 Pro-02Chat.png`).
   Case, separators, a number at the beginning, and endings such as `View` or `Preview` don't matter.

`dark`, `ipad`, `iphone`, and a language describe the variant of a picture.
They are at the end of its name, or in the name of a folder in DIR.
If there are several variants, a card shows the light one of a phone, or the dark one with `--theme dark`.
On a page, a menu next to the zoom switches all cards to another variant (`dark`, `pad`, `de`).
A screen without a picture of that variant shows its nearest one.

Screens without a picture and pictures without a screen are listed on standard error.
`--wireframes` draws a wireframe for each screen that has no picture.
It shows the bar and title, rows (if an event of the screen has a value) or a picture and text, the tab bar, and the sheet at its first height.
`dot` scales pictures down, and they are part of the SVG or the page, which reads no other file.

### The page

`graph -o app.html` writes one file that needs no network.
Its policy (`Content-Security-Policy`) allows only its own scripts and styles, named by their digests, and doesn't allow loading anything.
An outline and panels are next to the picture.
They are also there if nothing can draw the picture.

| on the page | content |
|---|---|
| a card or container that is clicked | how to get there, what happens there, what leads there, what a modal returns, and what each presenter does then; its neighbors are highlighted |
| `How to get there` | the shortest path from the start, by events, tabs, and pages, if conditions are true and guards succeed; a button draws it on the picture. For something that is only shown from outside, it begins with a link or an entry |
| the address, `#Chat` | the place that is shown: Back and Forward lead from place to place, and the address can be sent to other people. If two places have one name, the second one is identified by its identifier |
| Links | every deep link and entry point, and for a URL the pattern that wins, its values, and where it leads, or the reason why it opens nothing, as in [`open`](#open---json), including the nearest patterns and a suggestion; it doesn't show what the URL opens after another link |
| Diagnostics | all diagnostics with their locations, and each example path as a line with numbers |
| Search, `/` | screens, containers, events, links, and diagnostics |

An app of more than 60 screens begins with an overview.
A click opens a part, and Esc leads back.
When zoomed out, cards of the overview and frames show their titles.
With the focus on the picture, the arrow keys lead from card to card, and `+`, `-`, and `0` zoom.
The picture is one image to a screen reader.
The outline (a tree) and the panels describe its content.
The page follows the reader's system in light or dark appearance, and in the amount of motion.
`watch --serve` shows it while the source changes ([Builds](../guide/builds.md#watch-mode)).
On that page, sources are named, not linked.

Its panel *Play* plays the app on each kind of device.
You can tap events (with your own values), tabs, Back, and buttons, swipe, open links, answer guards, and set conditions.
You can also step back and forward in what you did.
What is on the screen is listed, including tabs, columns, and sheets, and highlighted in the picture.
A path can be copied as an assertion (`assert Chat within 2 of Main`) and as a test of states.
The panel does what the runtime does.
It lists what it leaves out: time, other windows, restoration, and what the app presents itself.

### Mermaid

GitHub draws [50,000 characters](https://mermaid.js.org/config/schema-docs/config-properties-maxtextsize.html)
and [500 arrows](https://mermaid.js.org/config/schema-docs/config-properties-maxedges.html).
`-o flow.md` writes a page within these limits: one diagram, or an overview, contents, and a diagram for each flow.
Every arrow is in the flow where it starts, together with what it leads to.
`--format mermaid` and `.mmd` contain one diagram.
If the whole app is too large, that is the overview, and a message on standard error reports it.
Arrows that still don't fit are counted.

### PlantUML

`--format plantuml` and `.puml` are for wikis and documents that draw [PlantUML](https://plantuml.com).
Containers are rectangles around screens, arrows have their events, and the colors are those of the other pictures.
Characters other than letters and digits are written as `<U+XXXX>`.

### `graph --format json`

[graph.schema.json](../graph.schema.json) describes the format.
`groups` are containers, `cards` what is in them or next to them, and `links` the arrows between the two.
`id` is unique among groups and cards.
A link of the kind `shows` leads from a container to what it shows first, if that is drawn elsewhere.
In an overview, cards have the kind `container`, and the label of a link is the number of links that it represents.

### Differences from an older version

`graph --against OLD` highlights what differs from OLD: a file, a folder (or `-`), or `git:REF`, the same paths at a branch, tag, or commit.
Removed items are drawn where they were.

| on the picture | meaning |
|---|---|
| green, `+` | added |
| red, dashed and struck out, `−` | removed; it has no link to a source |
| amber, `~` | changed, or a card with a row that is changed; an arrow that leads elsewhere is changed, and its previous form is drawn as removed |

git doesn't read the repository's configuration, and it doesn't run or fetch anything.
[Untrusted files and programs](../guide/untrusted-files.md#programs-that-run) has the details.

Items are the same if their names are the same.
A screen that moves is changed.
So is a screen with another name that is equal in everything else (container, parameters, rows, arrows).
A tab is identified by its name, even if its title changes.
Each difference is a line, on standard output with `-o` and otherwise on standard error.
Without differences, the line is `no changes in the diagram`:

```
- link /new: https://messenger.example/new opened Main / chats / present NewMessage, and now opens nothing
~ event search of ChatList: leads to Contacts (was search)
~ screen Privacy: no longer checks signedIn
- screen Notifications, in Settings
+ link /news/{id}: opens Article
```

Links that break come first, then those that lead elsewhere.
The example of each old pattern is opened in the new version, so a pattern that is only written differently is not among them.
The rest is in the order of the text.
The order of events, texts of screens, and what only the code shows are not part of the picture.

`--format json` has `change` (`added`, `removed`, `changed`) on groups, cards, rows, and links, and the lines as `changes`.
Rows of a card that is added or removed as a whole have no `change`, and the identifiers of removed items begin with `was_`.
A page (`.html`) lists the lines next to the picture.
`--format markdown` (`-o changes.md`) is for a comment on GitHub: counts, lists, and a diagram in Mermaid.
If the diagram would be too large for GitHub, it shows what differs and what is next to it.
Differences don't change the exit code, because they aren't errors.

## Exit codes

| code | meaning |
|---|---|
| 0 | no errors (after `--fix`: none left); `watch` was ended (Ctrl-C, SIGTERM, SIGHUP); the input of `mcp` or `walk` has ended |
| 1 | errors in the input; a URL that opens nothing (`open`); no path (`path`); a name that isn't declared (`find`, `path`, `query`); a command of a script that can't be done (`walk`); something to do (`doctor`) |
| 2 | stale or not formatted (`generate --verify`, `vendor --verify`, `format --check`) |
| 64 | wrong usage |
| 70 | a bug in navgraph |
| 74 | input or output failed; the baseline file isn't valid; a file already exists (`init`); the port is in use (`watch --serve`) |

## The record of written files

`generate` keeps `.navgraph-outputs` in the folder that it writes into (`.navgraph-tests` with `--tests`).
Commit it.
It consists of lines of text:

```
# Files that navgraph wrote here, and their fingerprints. It removes those it no longer writes.
# Version: 0.1.0
# Options: --by-source
# Source: Items.navgraph
# Source: Shop.navgraph
4f03a1c2b6d7e890-812 Shop+NavGraph.swift
```

The options are those that decide what is written.
Sources are named relative to the folder that contains all of them, so the record is the same wherever the project is.
Output of standard input names no source.
A line for each file has its fingerprint and its length.
`navgraph doctor` reads all of it, and `generate` reads only the lines of files.

`vendor` keeps such a record in `.navgraph-runtime`, without options and sources, because its output depends only on the version of navgraph.

## Generated tests

### Tests of links

`navgraph generate App -o AppTests/Links --tests --test-module App` writes tests for Swift Testing into a folder of the test target.
`AppLinkTests.swift` is a table with one *golden* for each route and entry.
The code that is the same for every app is in the runtime's product `NavGraphTesting`, which the tests import.
The tests need neither a simulator nor UIKit.
The [rehearsal](#rehearsals) in the same folder needs UIKit.
The table is written from the graph, not by the code that it tests, and it is made to be reviewed:

```swift
/// `/settings/privacy/blocked?contact={contact?}`: Main / settings / Privacy / BlockList(contact: "maya")
static var settingsPrivacyBlocked: MessengerLinkTests.Golden {
  return .route(
    "/settings/privacy/blocked?contact={contact?}",
    ["https://messenger.example/settings/privacy/blocked?contact=maya"],
    .settingsPrivacyBlocked(contact: ContactID(rawValue: "maya")),
    cold: .at(
      .tab(
        .main,
        MainTab.settings.index,
        .stack(.settings, [.settingsHome, .privacy, .blockList(contact: ContactID(rawValue: "maya"))])
      )
    ),
    warm: .same,
    covered: .same
  )
}
```

| | content |
|---|---|
| the URLs | examples, one for each pattern and alias; if they have other values, there is another golden |
| `cold` | what is shown after the link has started the app |
| `asks` | the questions of guards on the way, in their order, without those of the start |
| `warm` | the same after the steps of `start(on:)`: something is pushed in every tab, and the last tab is selected |
| `covered` | the same while a modal is presented: `.same`, `.shows(...)`, `.waits`, or `.unchanged` if the policy is `reject` |

The tests also check the following:

- Each golden is opened twice.
  The second time, nothing changes and no guard is evaluated.
- Back is tried from every level.
- Tabs that aren't shown must keep their content.
- Every guard fails once.
  Nothing is entered, and its flow is presented.
  Once that is dismissed, everything is as before.
  A link with `links now` is on top of the flows of the guards that the start evaluates.
- Each URL is read and printed.

If an entry point leads elsewhere on a kind of device, it has separate goldens for that device.
An entry with a value of one of your app's types has no golden, and the table states that.

### Rehearsals

The same command writes `AppRehearsal.swift`: your app's scene in a window, with blank pages instead of the screens.
The test gives the answers of guards and conditions.
So you can tap through the flow before a screen exists.
The code that is the same for every app is in the product `NavGraphTesting`.
A page knows its screen and its events.
Each event can be requested with a value that is made from a number.
Events with a value of one of your app's types are left out.

```swift
let rehearsal = Messenger.rehearsal(in: window, grants: { $0 != "signedIn" })
rehearsal.start()
await comesToRest(rehearsal)
#expect(rehearsal.pages.last?.description == "chatList")
rehearsal.pages.last?.ask("profile", trying: 7)
await comesToRest(rehearsal)
#expect(rehearsal.shown.count == 1)
#expect(rehearsal.differences == [])  // the screen shows what the state says
#expect(rehearsal.leftovers() == [])  // nothing has outlived its place
rehearsal.stop()
```

`comesToRest` is a function of the test.
On a device it waits, and on a headless screen it lets time pass.
With `output swiftui`, the function is the same, and the pages are in views.
An app with both outputs has `rehearsal(in:)` for its controllers and `viewRehearsal(in:)` for its views.
`differences` compares what UIKit shows.
For controllers, it compares the whole tree.
For views, it compares the visible pages, alerts, and how many screens are on each visible stack.

"""###)
}
