// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/patterns.md`, written by `EmbeddedPageTests`.
  static let patternsPage = EmbeddedPage(
    path: "Grammar/reference/patterns.md",
    text: ###"""
# Patterns

The pattern of a route determines which URLs the route matches and which values it reads from them.
This page contains the exact rules.
[Deep links](../guide/links/deep-links.md) introduces routes, and `navgraph open URL` prints [what a URL opens](../guide/links/testing-links.md).

## URLs

| rule | example |
|---|---|
| Custom schemes and universal links share one table of patterns. | `messenger://chats/42` and `https://messenger.example/chats/42` both have the path `/chats/42`. |
| In a URL with a custom scheme, the authority, as written, is the first segment. | `messenger://@bob` has the path `/@bob`. |
| An empty authority isn't a segment. | `messenger:///chats/42` has the path `/chats/42`. |
| A URL needs `://` after its scheme. | `messenger:chats` and `messenger:/chats` open nothing. |
| A universal link has the scheme `https`, a declared host, the default port (omitted or `:443`), and no user. | `https://messenger.example:8443/chats/42` opens nothing. |
| The scheme and the host are case-insensitive. The path is case-sensitive. | `MESSENGER://chats/42` matches `/chats/{id}`, and `messenger://Chats/42` doesn't. |
| One slash at the end is ignored. | `messenger://chats/42/` matches `/chats/{id}`. |
| A URL with an empty segment, `.`, or `..` never matches, also if these are percent-encoded. | `messenger://chats//42` and `messenger://chats/%2E%2E` open nothing. |
| A URL whose path contains a malformed escape or invalid UTF-8 never matches. | `messenger://chats/%zz` and `messenger://chats/%FF` open nothing. |

### Encodings

- A URL is divided into segments, query items, and a fragment before it's percent-decoded, and it's matched after that.
  So `%2F` is a slash inside a segment.
- `+` isn't decoded as a space.
- Patterns are written decoded.
  A `%` in a pattern is an error (NAV0235).
- Generated code reads the URL that Foundation creates from a text.
  `URL(string:)` writes `%25zz` for a malformed `%zz`, so the URL matches with the text `%zz`.
  `navgraph open` reads the text itself and reports the malformed escape.

### Query and fragment

- The fragment follows the first `#`.
  The query follows the first `?` before the fragment.
- A `#` at the end is an empty fragment.
- `?key` is the same as `?key=`: the value is the empty text.
- Empty query items (`&&`) are ignored.
- The order of the keys doesn't matter, and unknown keys are ignored.
- If a key is repeated, the first one counts, even if it doesn't parse.
  [Lists](#lists) read all of them.
- A query value or a fragment that can't be decoded counts as one that doesn't parse.
- A query item whose key can't be decoded is unknown.

### Hosts with a wildcard

- A host whose first label is a star, `hosts "*.example.com"`, is every host below that one, such as `a.example.com` and `a.b.example.com`.
  It has the same meaning in the associated domains.
- The wildcard doesn't include `example.com` itself.
  The site association file of the wildcard is served by `example.com`.
- A host that is declared by name has precedence over a wildcard, and so has a longer wildcard over a shorter one.
- `host "{lang}.example.com"` of a route is such a wildcard too.
  The text at the position of the star is a `String` in lowercase: `de` for `de.example.com`, and `de.m` for `de.m.example.com`.

## Segments

| pattern | matches |
|---|---|
| `/chats/new` | these segments |
| `/chats/{id}` | any segment with at least one character |
| `/@{user}`, `/{id}.html` | text around a placeholder |
| `/{user}@{domain}`, `/{from}...{to}`, `/{sha: hex 40}.{kind: zip\|tar}` | [placeholders that share a segment](#placeholders-that-share-a-segment) |
| `/r/{report?}/{action?}` | `/r`, `/r/a`, `/r/a/b`: optional segments, filled from the left |
| `/{lang?}/docs/{page}` | `/docs/a`, `/de/docs/a`: optional segments before other segments; at most eight, next to each other |
| `/files/{rest...}` | at least one more segment; the value is a `[String]` |
| `/feeds/{path...}.atom` | the same if the last segment ends with this text, which isn't part of the value |
| `/commit/{sha: hex 40}`, `/{year: 1900...2100}/{month: 01...12}` | a text with this [form](#forms) |
| `/blog/{id}/{_}`, `/old/{id}/{_...}` | a slug, which is matched and dropped; navgraph never prints a URL with such a pattern |
| `/\{x\}` | literal braces |
| `/\u{2A}`, `/\u{3A}id` | a literal star, and a literal colon at the beginning of a segment |

In a pattern, `*` and `:id` are an error (NAV0240), because other routers use them for placeholders.
Write `{_...}` and `{id}` for these placeholders, or the escapes of the last row for the characters.

## Query and fragment in a pattern

| pattern | matches |
|---|---|
| `/search?q={q}` | the key must be present, unless the parameter has a default |
| `/search?q={q?}` | the key can be missing |
| `/search?tag={tags}` | repeated keys, for a parameter of type `[T]`; the list can be empty |
| `/settings?tab=blocked` | this value |
| `/help/{topic}#{part}` | a fragment |

A pattern contains each key at most once (NAV0238).
The same rules apply to a fragment: it can be missing if its placeholder has a `?` or its parameter has a default.

### Optional values

If a required value doesn't parse or doesn't have the form, the pattern doesn't match.
navgraph then tries the next pattern that is less specific.
An optional value of the query or the fragment that doesn't parse counts as absent.
`navgraph open` reports it as ignored.

### Lists

A list is read as one value: if one of its texts doesn't parse, the whole list is absent.
An absent list is the default of its parameter, or empty if there's no default.
If several parameters take the value, it's the first default that all of them accept: `nil` isn't one if any of them isn't optional.

## Types

A placeholder has the type of the parameter that it supplies.

| type | text |
|---|---|
| `String` | any text |
| `Int` | decimal, with an optional minus, without leading zeros, without a plus, in the range of `Int` |
| `Double` | decimal and finite, without an exponent |
| `Bool` | `true`, `false` |
| `UUID` | hexadecimal digits in groups of 8-4-4-4-12 |
| `Date` | ISO 8601: a day, or a time with its zone |
| `URL` | a web address without a user |
| an `enum` | its raw values |

The empty text is a `String` in a query or a fragment, so `?q=` is the empty string.
It isn't a value of any other type.

### Numbers

- `7` and `-7` are of type `Int`.
  `07`, `+7`, and `-0` aren't, and neither is a number that exceeds the range.
- `1`, `-1.5`, and `007.5` are of type `Double`.
  `1.`, `.5`, `1e3`, and `nan` aren't.
- A [form](#forms) can require leading zeros of an `Int`.

### Dates

- A day is `2026-11-29`, and it's read in UTC.
- A time has a zone: `2026-11-29T10:00:00Z`, or `+01:00` instead of `Z`.
  A text without a zone isn't a `Date`.
- Seconds can be omitted, and they can have a fraction.
- Days that the calendar doesn't have, such as `2026-02-30`, and the hour 24 aren't a `Date`.
- Other forms of ISO 8601, such as `20261129` or `+0100`, aren't a `Date`.
- A printed URL contains the day if the value is the beginning of a day in UTC, and otherwise a time in UTC.

### Web addresses

A value of type `URL` has these parts, in this order:

1. `http://` or `https://`
2. a host of ASCII letters, digits, `.`, `-`, and `_`
3. an optional port
4. an optional path, query, and fragment, with the characters that a URL can contain and complete escapes

A user is not possible.

## Forms

A `String`, an `Int`, and a `type` based on one of them can have a form after a colon.
The form restricts the text.

| form | matches |
|---|---|
| `hex`, `hex 40`, `hex 7...40`, `hex 7...` | characters of one kind: any number, exactly this number, a range, or at least this number; no number can exceed 128 |
| `1...12`, `1...` | an `Int` within these bounds, written without leading zeros |
| `01...12`, `000...999` | numbers with two digits, with three digits: leading zeros where the bounds have them |
| `digits 4` | four digits; for an `Int`, leading zeros don't change the value, so `0042` is 42 |
| `new\|top` | one of these texts; for an `Int`, one of these numbers |

The kinds of characters are:

| kind | characters |
|---|---|
| `digits` | 0 to 9 |
| `hex` | hexadecimal digits in uppercase and lowercase |
| `letters` | ASCII letters |
| `alphanumeric` | ASCII letters and digits |
| `slug` | lowercase ASCII letters, digits, `-` |
| `token` | ASCII letters, digits, `-`, `_` |

For an `Int`, the only possible kind is `digits`, with at most 18 of them, so that each text that matches is a value (NAV0452).

A form is possible for every placeholder with one value: `/{_: digits 4}`, `/{page?: 1...}`, `?sort={sort: new|top}`, `#L{line: 1...}`.
Each pattern of a route has separate forms.
The target of an alias can omit them.

## Placeholders that share a segment

A segment can contain up to eight placeholders if there's text between them (NAV0232, NAV0242).
None of them can be optional or a catch-all.

The segment is read from the left, after its escapes are decoded.
Each placeholder except the last takes the shortest value with which the rest can still be read:

| pattern | URL | values |
|---|---|---|
| `/{user}@{domain}` | `/a@b@c` | the user `a` and the domain `b@c` |
| `/{ref}.{kind: zip\|tar}` | `/v1.2.zip` | the ref `v1.2`, because `2.zip` is neither `zip` nor `tar` |

A route has no URL in such a pattern if its values would be read differently, for example a user `a@b`.
Such a segment has at most 1,024 bytes, or 256 bytes if more than two placeholders share it.

## Required values

A link must supply every parameter without a default of every screen on its path.
A link that can't create its complete back stack doesn't compile (NAV0704).
A placeholder that supplies nothing doesn't compile either (NAV0705).

## Printed URLs

The URL that navgraph prints for a route is read as the same route.
So an `Int` is printed with the leading zeros that its form requires.
A route whose value doesn't have the form, such as `month: 13` or `sha: "x"`, has no URL in that pattern.
Its `url` is `nil`, or the URL of another pattern of the route.

## Precedence

Several patterns can match one URL.
The more specific pattern wins.
navgraph compares two patterns segment by segment from the left.
At the first segment where they accept different texts, the pattern wins that accepts only some of the texts that the other accepts:

```navgraph
app Forge {
  platform iOS 16
  scheme   forge
  root     Main
}

stack Main { root Home }

screen Home { title "Home" }
screen Profile(name: String) { title }
screen Issue(number: Int) { title }
screen Page(path: [String]) { title }

route "/users/me"        -> Main / Profile(name: "me")  // a literal is the most specific
route "/users/u-{name}"  -> Main / Profile(name)        // text around a placeholder is the next
route "/users/{number}"  -> Main / Issue(number)        // an Int is more specific than a String
route "/users/{path...}" -> Main / Page(path)           // the rest of the path is the least specific
```

- **Forms.** A form makes a placeholder more specific.
  `/{year: 1900...2100}` has precedence over `/{number}` of an `Int`, `/{sha: hex 40}` over `/{sha: hex}`, and both over `/{name}`.
  navgraph compares the sets of texts that forms accept, not how they're written: `digits 2` and `00...99` are the same.
- **Optional segments and catch-alls.** A pattern with optional segments is one pattern for each length, and so is a catch-all with text after it.
  `/blog/{path...}.atom` has precedence over `/blog/{slug}`, which is one segment, and over `/blog/{path...}`.
- **Hosts and queries.** If all segments accept the same texts, the pattern with fewer schemes and hosts wins.
  A pattern that is restricted to a host has precedence over one that isn't.
  If these are equal too, the pattern that requires more query keys and fragments wins.

There's no diagnostic for such patterns, because every URL has one most specific match.

### Ambiguity

Two patterns can be equal, or each can accept URLs that the other doesn't.
If one URL matches both, that's an error (NAV0701), and the message contains such a URL:

| patterns | example |
|---|---|
| `/d/draft-{n}` and `/d/{n}.pdf` | `/d/draft-a.pdf` |
| two enums that share the value `b` | `/e/b` |
| `/v/{id: hex 8}` and `/v/{n: digits}` | `/v/42071963` |
| `/x?a={a}` and `/x?b={b}` | `/x?a=1&b=2` |

There are three ways to fix it:

- Make one of the patterns more specific.
- Add a third pattern that matches all URLs that both of them match and that is more specific than both.
- Let the first match win, with `precedence order` in the app block.

### The order of declaration

By default, the order of the routes doesn't matter.
`precedence order` in the app block makes the first pattern that matches win.
Use it for tables that come from another system.
A pattern is then an error if earlier patterns match all of its URLs (NAV0703).

## Related pages

- [Deep links](../guide/links/deep-links.md)
- [Testing links](../guide/links/testing-links.md)
- [Decisions about links](../internals/decisions/links.md), for the reasons

"""###)
}
