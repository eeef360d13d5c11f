// swift-format-ignore-file

/// The template of a page. Names in `{{braces}}` are replaced. The text before the first and after the last is the same in every page.
let pageTemplate = ##"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{{policy}}">
<title>{{title}}</title>
<style>
"""## + pageStyle + playStyle + ##"""
</style>
<style>{{colors}}</style>
</head>
<body>
<a class="skip" href="#page-detail">Skip to the details</a>
<header>
  <h1>{{title}}</h1>
  <div role="search">
    <input id="page-search" type="search" role="combobox" aria-label="Search screens, events, links, diagnostics" aria-expanded="false" aria-controls="page-results" aria-autocomplete="list" autocomplete="off" spellcheck="false" placeholder="Search screens, events, links  ( / )">
    <ul id="page-results" role="listbox" aria-label="Results" hidden></ul>
  </div>
  <div class="tools" role="group" aria-label="Picture">
    <select id="page-looks" aria-label="Look of the screens" hidden></select>
    <button id="page-overview" type="button" aria-pressed="false" hidden>Overview</button>
    <button id="page-out" type="button" aria-label="Zoom out">−</button>
    <button id="page-in" type="button" aria-label="Zoom in">+</button>
    <button id="page-fit" type="button">Fit</button>
  </div>
</header>
<main>
  <ul id="page-outline" role="tree" aria-label="Outline"></ul>
  <div id="page-canvas" tabindex="0" role="group" aria-label="Picture">
{{pictures}}
  </div>
  <aside aria-label="Details">
    <div id="page-tabs" role="tablist" aria-label="Panels"></div>
    <section id="page-detail" data-title="Details" tabindex="-1"></section>
    <section id="page-links" data-title="Links" hidden></section>
    <section id="page-findings" data-title="Diagnostics" hidden></section>
    <section id="page-changes" data-title="Changes" hidden></section>
    <section id="play" data-title="Play" hidden></section>
  </aside>
</main>
<p id="page-said" class="said" role="status"></p>
{{later}}<script type="application/json" id="page-data">{{data}}
"""## + "</script>\n" + pageEnd
