import SwiftUI
import Testing
import UIKit

/// Text fields in alerts.
@MainActor @Suite(.headless) struct FieldTests {
  private struct Screen: View {
    @ObservedObject var model: Model
    @State private var text = "old"

    var body: some View {
      Text("text \(text)")
        .alert(Text("Name?"), isPresented: $model.isAsking, presenting: 1) { _ in
          TextField("Name", text: $text).keyboardType(.emailAddress).textInputAutocapitalization(.never).autocorrectionDisabled()
          SecureField("Code", text: .constant(""))
          Button("Save") { model.diary.append("saved \(text)") }.disabled(text.isEmpty)
          Button("Keep", role: .cancel) {}
        } message: { _ in
          Text("")
        }
    }
  }

  private let model = Model()

  private func alert(in rig: Rig<Screen>) throws -> UIAlertController {
    model.isAsking = true
    settle()
    return try #require(rig.hosting.frontScreen as? UIAlertController)
  }

  @Test func swiftui_a5_fieldsWriteWhatIsTyped() throws {
    let rig = Rig(Screen(model: model))
    let alert = try alert(in: rig)
    let fields = try #require(alert.textFields)
    #expect(fields.map(\.placeholder) == ["Name", "Code"] && fields.map(\.text) == ["old", ""])
    #expect(fields.map(\.isSecureTextEntry) == [false, true] && fields.map(\.keyboardType) == [.emailAddress, .default])
    #expect(fields[0].autocapitalizationType == .none && fields[0].autocorrectionType == .no)
    alert.type("new")
    settle()
    #expect(rig.tap("Save"))
    #expect(model.diary == ["saved new"] && rig.texts == ["text new"])
  }

  @Test func swiftui_a6_buttonsFollowWhileTheAlertIsUp() throws {
    let rig = Rig(Screen(model: model))
    let alert = try alert(in: rig)
    alert.type("")
    settle()
    #expect(alert.actions.map(\.isEnabled) == [false, true] && !alert.tapButton("Save"))
    alert.type("x")
    settle()
    #expect(alert.actions.map(\.isEnabled) == [true, true])
  }
}
