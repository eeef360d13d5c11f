import Browser
import Foundation
import NavGraphCompiler
import Testing

@testable import NavGraphDiagrams

/// Tests of the panel that plays the app, with the Messenger sample.
@Suite(.enabled(if: Browser.path != nil || Browser.isRequired, "Chromium is not installed")) struct PanelTests {
  struct Seen: Decodable {
    var front: [String]
    var status: String
    var groups: [String]
    var walk: [String]
    var copies: [String]
  }

  /// Returns the content of the panel after these clicks. A click names a button's text, or a field as `name=value`.
  private func seen(_ clicks: [String], in name: String = "Messenger") throws -> Seen {
    let sample = try #require(PlayedProgram.samples.first { $0.name == name })
    let checked = Compiler.check(Compiler.parse(sample.files))
    let pictures = PagePictures(whole: .text("picture"))
    let page = PageRenderer(
      of: Compiler.diagram(of: checked), pictures: pictures, facts: Compiler.pageFacts(of: checked)
    ).text
    let list = String(decoding: try JSONEncoder().encode(clicks), as: UTF8.self)
    let script = """
      const play = document.getElementById("play");
      document.getElementById("page-tab-play").click();
      for (const click of \(list)) {
        const [name, value] = click.split("=");
        if (value !== undefined) {
          const label = [...play.querySelectorAll("label")].find((one) => one.textContent.trim() === name);
          label.querySelector("input, select").value = value;
          continue;
        }
        const button = [...play.querySelectorAll("button")].find((one) => one.textContent === click && !one.disabled);
        if (!button) throw new Error("there is no button " + click);
        button.click();
      }
      await new Promise((done) => setTimeout(done, 0));
      const texts = (selector) => [...play.querySelectorAll(selector)].map((one) => one.value || one.textContent);
      return {
        front: texts(".front"), status: play.querySelector("[role=status]").textContent, groups: texts("legend"),
        walk: texts(".steps button"), copies: texts("textarea"),
      };
      """
    return try JSONDecoder().decode(Seen.self, from: Data(try Browser.value(of: script, on: page).utf8))
  }

  @Test func aGuardIsAnswered() throws {
    let start = try seen([])
    #expect(start.front == [])
    #expect(start.groups.first == "The app decides: onboarded")
    let no = try seen(["No"])
    #expect(no.front == ["Welcome"])
    #expect(no.status.contains("onboarded failed"))
    let yes = try seen(["Yes"])
    #expect(yes.front == ["ChatList"])
  }

  @Test func anEventTakesAValue() throws {
    let chat = try seen(["Yes", "id=7", "chat", "Yes"])
    #expect(chat.front == ["Chat(id: \"7\")"])
    #expect(chat.walk == ["Start", "onboarded: yes", "ChatList.chat(id: \"7\")", "unlocked(chat: \"7\"): yes"])
    #expect(chat.copies.first == "assert Chat within 1 of Main")
  }

  @Test func stepsAreTakenBack() throws {
    let back = try seen(["Yes", "id=7", "chat", "Yes", "delete", "Step back", "Step back"])
    #expect(back.groups.first == "The app decides: unlocked(chat: \"7\")")
    #expect(back.walk.count == 5)
    let again = try seen(["Yes", "Step back", "No"])
    #expect(again.walk == ["Start", "onboarded: no"])
  }

  @Test func anAlertIsAnswered() throws {
    let gone = try seen(["Yes", "chat", "Yes", "delete", "Delete"])
    #expect(gone.front == ["ChatList"])
    #expect(gone.status.contains("DeleteChat finished with delete"))
  }
}
