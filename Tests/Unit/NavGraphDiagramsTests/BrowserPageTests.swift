import Browser
import Foundation
import Testing

@testable import NavGraphDiagrams

/// Tests of pages in a browser.
@Suite(.enabled(if: Browser.path != nil && Graphviz.path != nil || Browser.isRequired, "Chromium or Graphviz is not installed"))
struct BrowserPageTests {
  /// A script with helpers. `expect` records a failure, with the observed values, if a condition is false.
  private static let helpers = """
    const failures = [];
    const expect = (isSo, words) => { if (!isSo) failures.push(words); };
    const $ = id => document.getElementById(id);
    const text = id => $(id).innerText;
    const later = () => new Promise(resolve => setTimeout(resolve, 50));
    const press = (target, key) => target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

    """

  private func failures(_ script: String, on page: String, address: String = "") throws -> [String] {
    let answer = try Browser.value(of: Self.helpers + script + "\nreturn failures;", on: page, address: address)
    return try JSONDecoder().decode([String].self, from: Data(answer.utf8))
  }

  /// With its content security policy, the scripts of the page run, and nothing is blocked.
  @Test func itsPolicyLetsItsScriptsRun() throws {
    let document = try Browser.document(of: SamplePages.page(SamplePages.source("Messenger"), theme: nil), address: "#Chat")
    #expect(document.contains("sha256-") && document.contains("role=\"treeitem\"") && document.contains("How to get there"))
    #expect(document.contains("<span class=\"badge\">screen</span>"))
  }

  /// The page answers the questions of a person who doesn't know the app.
  @Test func questionsAreAnswered() throws {
    let page = try SamplePages.page(SamplePages.source("Shop"))
    let found = try failures(
      """
      // How to get to a screen.
      navgraphPage.show("Receipt"); await later();
      expect(location.hash === "#Receipt" && navgraphPage.data.cards.find(card => card.id === navgraphPage.current).title === "Receipt", "shown: " + location.hash);
      const walk = [...document.querySelectorAll("ol.walk li")].map(one => one.innerText);
      expect(walk.length > 1 && walk[0].startsWith("start") && walk[walk.length - 1].includes("Receipt"), "walk: " + walk);
      document.querySelector("#page-detail .action").click();
      expect(document.querySelectorAll("g.walk circle").length === walk.length, "the walk is drawn");
      // What a sheet returns, and what happens then.
      navgraphPage.show("Checkout"); await later();
      expect(/Finishes with OrderID/.test(text("page-detail")), "returns: " + text("page-detail"));
      expect(/Cart checkout[^]*finished:? ?Receipt/.test(text("page-detail")), "outcome: " + text("page-detail"));
      // What a link does.
      $("page-tab-page-links").click();
      const way = navgraphPage.data.ways.find(one => one.text === "/orders/{id}");
      $("page-url").value = way.example; $("page-url").form.requestSubmit(); await later();
      expect(/opens \\/orders\\/{id}/.test(text("page-answer")) && text("page-answer").includes(way.targets[0].text), "answer: " + text("page-answer"));
      expect(document.querySelectorAll("#page-canvas .on").length > 0, "what it opens is lit");
      $("page-url").value = "shop://orders/%zz"; $("page-url").form.requestSubmit(); await later();
      expect(/opens nothing: after/.test(text("page-answer")), "fault: " + text("page-answer"));
      """, on: page)
    #expect(found.isEmpty, "\(found)")
  }

  @Test func placesHaveAddresses() throws {
    let page = try SamplePages.page(SamplePages.source("Messenger"))
    let found = try failures(
      """
      expect(text("page-detail").startsWith("Chat"), "the address is followed: " + text("page-detail").slice(0, 40));
      expect(document.querySelector("[role=treeitem][aria-selected=true]").getAttribute("aria-label").startsWith("Chat,"), "the outline follows");
      navgraphPage.show("Profile"); await later();
      history.back(); await new Promise(resolve => addEventListener("hashchange", resolve, { once: true })); await later();
      expect(location.hash === "#Chat" && text("page-detail").startsWith("Chat"), "Back: " + location.hash);
      // Neighbours are lit, and others aren't.
      const on = [...document.querySelectorAll("g.node.on")].map(one => one.dataset.item);
      expect(on.some(id => /ChatInfo/.test(id)) && on.some(id => /ChatList/.test(id)) && !on.some(id => /Notifications/.test(id)), "lit: " + on);
      press(document.body, "Escape"); await later();
      expect(location.hash === "" && !$("page-canvas").classList.contains("lit"), "Esc: " + location.hash);
      location.hash = "#No%20such%zzplace"; await later();
      expect(navgraphPage.current === null, "an unknown address shows nothing");
      // The seam for other scripts.
      expect(navgraphPage.light(["Chat", "Settings", "Nobody"]) === 2 && document.querySelectorAll(".chosen").length > 0, "light");
      navgraphPage.clear();
      expect(document.querySelectorAll(".chosen, .on").length === 0 && !$("page-canvas").classList.contains("lit"), "clear");
      expect($("play").hidden && $("page-tab-play").getAttribute("aria-selected") === "false", "nothing is played");
      $("play").append("x", document.createElement("p")); navgraphPage.listPanes(); navgraphPage.openPane("play");
      expect(!$("play").hidden && $("page-tab-play").getAttribute("aria-selected") === "true" && $("page-detail").hidden, "a panel of its own");
      """, on: page, address: "#Chat")
    #expect(found.isEmpty, "\(found)")
  }

  @Test func theKeyboardIsEnough() throws {
    let page = try SamplePages.page(SamplePages.source("Messenger"))
    let found = try failures(
      """
      press(document.body, "/");
      const search = $("page-search");
      expect(document.activeElement === search, "/");
      search.value = "block"; search.dispatchEvent(new Event("input"));
      const options = [...document.querySelectorAll("#page-results [role=option]")].map(one => one.innerText);
      expect(options.some(one => /BlockList/.test(one)) && options.some(one => /event/.test(one)) && options.some(one => /link/.test(one)), "found: " + options);
      expect(search.getAttribute("aria-expanded") === "true" && $(search.getAttribute("aria-activedescendant")).getAttribute("aria-selected") === "true", "active");
      const first = search.getAttribute("aria-activedescendant");
      press(search, "ArrowDown");
      expect(search.getAttribute("aria-activedescendant") !== first, "arrows in results");
      press(search, "ArrowUp"); press(search, "Enter"); await later();
      expect(navgraphPage.current && $("page-results").hidden && search.value === "", "Enter: " + navgraphPage.current);
      search.value = "zzzz"; search.dispatchEvent(new Event("input"));
      expect(/nothing found/.test($("page-results").innerText), "nothing found");
      press(search, "Escape"); await later();
      expect($("page-results").hidden, "Esc in search");
      // From card to card.
      navgraphPage.show("ChatList"); await later();
      const canvas = $("page-canvas"), before = navgraphPage.rectOf(navgraphPage.current);
      press(canvas, "ArrowRight"); await later();
      const after = navgraphPage.rectOf(navgraphPage.current);
      expect(after && !/_ChatList_/.test(navgraphPage.current), "arrow: " + navgraphPage.current);
      const k = navgraphPage.view.k; press(canvas, "+");
      expect(navgraphPage.view.k > k, "+");
      press(canvas, "0"); expect(navgraphPage.view.isWhole, "0");
      // The tree has one stop, and arrows.
      const tree = $("page-outline");
      expect(tree.querySelectorAll("[tabindex='0']").length === 1, "one stop");
      const item = tree.querySelector("[tabindex='0']"); item.focus();
      press(item, "Home"); press(document.activeElement, "ArrowDown");
      expect(document.activeElement.getAttribute("role") === "treeitem" && document.activeElement !== tree.querySelector("li"), "down");
      press(document.activeElement, "Enter"); await later();
      expect(navgraphPage.current === document.activeElement.dataset.item, "Enter in the tree");
      const closed = document.activeElement.getAttribute("aria-expanded");
      press(document.activeElement, "ArrowLeft");
      expect(closed !== "true" || document.activeElement.getAttribute("aria-expanded") === "false", "left folds");
      """, on: page)
    #expect(found.isEmpty, "\(found)")
  }

  /// The page satisfies the rules in every panel and with open results, in both themes.
  @Test(arguments: [Theme.light, .dark]) func rulesOfAccessibilityHold(_ theme: Theme) throws {
    let source = try SamplePages.source("Messenger") + "\nscreen Lost\n"
    let found = try failures(
      accessibilityRules + """
        rules("start");
        navgraphPage.show("Chat"); await later(); rules("a screen");
        navgraphPage.show("NewMessage"); await later(); rules("a modal");
        const search = $("page-search"); search.value = "a"; search.dispatchEvent(new Event("input")); rules("results");
        search.value = ""; search.dispatchEvent(new Event("input"));
        for (const pane of ["page-links", "page-findings"]) { $("page-tab-" + pane).click(); rules(pane); }
        navgraphPage.openPane("page-links");
        // The app played: from one thing that can be done to another.
        $("page-tab-play").click(); await later(); rules("play");
        for (let turn = 0; turn < 14; turn += 1) {
          const buttons = [...document.querySelectorAll("#play button")].filter(one => !one.disabled && one.checkVisibility());
          if (!buttons.length) break;
          const button = buttons[turn * 5 % buttons.length], words = button.innerText;
          button.click(); await later(); rules("play, after " + words);
        }
        navgraphPage.openPane("page-links");
        for (const url of ["x://y", navgraphPage.data.ways[0].example]) { $("page-url").value = url; $("page-url").form.requestSubmit(); await later(); rules(url); }
        """, on: SamplePages.page(source, theme: theme))
    #expect(found.isEmpty, "\(theme): \(found)")
  }

  /// The script detects violations of the rules.
  @Test func rulesOfAccessibilityBite() throws {
    let found = try failures(
      accessibilityRules + """
        $("page-fit").textContent = ""; $("page-in").id = "page-out"; $("page-search").removeAttribute("aria-label");
        $("page-detail").insertAdjacentHTML("beforeend", "<h5>x</h5><ul><p>y</p></ul><p id=pale>z</p>"); $("pale").style.color = "#ccc";
        rules("x");
        """, on: SamplePages.page(SamplePages.source("Messenger")))
    for rule in [
      "name: <button id=\"page-fit\"", "duplicate-id", "name: <input", "heading-order", "list: <p>", "color-contrast: <p id=\"pale\"",
    ] {
      #expect(found.contains { $0.contains(rule) }, "\(rule): \(found)")
    }
  }

  /// A large app begins with an overview. A click opens a part, and a search also finds cards outside of the parts.
  @Test func aLargeAppBeginsWithItsParts() throws {
    let page = try SamplePages.page(LargeApp.mixed(120), isLarge: true)
    #expect(page.contains("id=\"page-later\"") && page.utf8.count < 1_500_000)
    let found = try failures(
      """
      const pictures = [...document.querySelectorAll(".picture")], whole = pictures.find(one => one.dataset.picture === "whole");
      expect(whole.hidden && !pictures[0].hidden, "the overview is first");
      expect($("page-overview").getAttribute("aria-pressed") === "true", "and said to be");
      const part = document.querySelector("[data-item^=closed_]");
      part.dispatchEvent(new MouseEvent("click", { bubbles: true })); await later();
      expect(!whole.hidden && whole.querySelector("svg") && location.hash.startsWith("#closed_"), "into a part: " + location.hash);
      const flow = navgraphPage.data.flows.find(one => one.card === navgraphPage.current);
      const on = new Set([...whole.querySelectorAll("g.node.on")].map(one => one.dataset.item));
      expect(flow.items.filter(id => /^screen/.test(id)).every(id => on.has(id)), "all of it is lit");
      press(document.body, "Escape"); await later(); press(document.body, "Escape"); await later();
      expect(whole.hidden, "Esc goes back to the overview");
      // Every screen is in one part, and every item of a part is in the picture of the whole.
      const counts = new Map();
      for (const flow of navgraphPage.data.flows) for (const id of flow.items) counts.set(id, (counts.get(id) || 0) + 1);
      const screens = navgraphPage.data.cards.filter(card => ["screen", "root"].includes(card.kind));
      expect(screens.every(card => counts.get(card.id) === 1), "in one part: " + screens.filter(card => counts.get(card.id) !== 1).map(card => card.id));
      navgraphPage.show(screens[screens.length - 1].id); await later();
      expect(!whole.hidden && navgraphPage.rectOf(navgraphPage.current), "a screen is shown in the whole");
      """, on: page)
    #expect(found.isEmpty, "\(found)")
  }

  /// The page finds every card and frame of the picture, for each sample.
  @Test func cardsAndFramesAreFound() throws {
    for name in ["Columns", "Mail", "Notes", "Player", "Recipes", "Tabs"] {
      let found = try failures(
        """
        const lost = navgraphPage.data.cards.filter(card => ["screen", "root", "alert", "external", "action", "events"].includes(card.kind) && !navgraphPage.rectOf(card.id)).map(card => card.id);
        expect(!lost.length, "cards: " + lost);
        const frames = navgraphPage.data.groups.filter(group => ["tabs", "tab", "split", "modal"].includes(group.kind) && !navgraphPage.rectOf(group.id)).map(group => group.id);
        expect(!frames.length, "frames: " + frames);
        for (const card of navgraphPage.data.cards) navgraphPage.show(card.id);
        """, on: SamplePages.page(SamplePages.source(name)))
      #expect(found.isEmpty, "\(name): \(found)")
    }
  }
}
