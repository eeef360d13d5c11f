// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/reference/language/import.md`, written by `EmbeddedPageTests`.
  static let importPage = EmbeddedPage(
    path: "Grammar/reference/language/import.md",
    text: ###"""
# `import`

`import` adds another file to the graph.

## Syntax

```ebnf
File          = { ( Import | Module | Needs | Declaration | Allow ) BREAK } ;
Import        = "import" STRING ;
```

## Meaning

- The text is the path of the file, relative to the file that contains the line.
- Each file is read once, and files can import each other.
- All names of all files are in one namespace.
- Files without an `app` block that aren't imported join the only app in the folder that `navgraph` reads, without an `import`.
- A file that imports the same file twice, or itself, is reported ([NAV0314](../diagnostics.md#nav0314)).
- The file must be inside the folder on the command line, or inside the folder after `--root` ([NAV0313](../diagnostics.md#nav0313)).

## Options

An import has no options.

## Availability

- Imports are available with UIKit and SwiftUI output.
- With the plugin, imports can lead only to files of the target and of the targets that it depends on.
- A file with screens has its own part of the [factory](../../guide/connecting-your-app.md#factories-for-several-files).

## Diagnostics

| diagnostic | problem |
|---|---|
| [NAV0303](../diagnostics.md#nav0303) | duplicate declaration |
| [NAV0305](../diagnostics.md#nav0305) | second `app` declaration |
| [NAV0306](../diagnostics.md#nav0306) | missing `app` declaration |
| [NAV0313](../diagnostics.md#nav0313) | import that can't be read |
| [NAV0314](../diagnostics.md#nav0314) | redundant import |

## Example

This program is one file.
To use two files, move the screen `Settings` to a file `Settings.navgraph` in the same folder.
Then write `import "Settings.navgraph"` in the first line of this file.

```navgraph
app Library { platform iOS 16; root stack Catalog }
screen Catalog { title "Catalog"; on settings -> push Settings }
screen Settings { title "Settings" }
```

## Related pages

- Tour: [Files, lines, and names](../../guide/tour/files.md#files)
- Sample: [Imports](../../../Samples/Imports/Imports.navgraph)

"""###)
}
