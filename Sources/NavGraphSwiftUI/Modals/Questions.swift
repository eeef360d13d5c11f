import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What one screen wants to ask before it is left. A question is there as long as the view that asks it.
  @MainActor final class Questions {
    nonisolated struct Key: EnvironmentKey {
      static let defaultValue: Questions? = nil
    }

    final class Question: Probe {
      var isNeeded = false
      var ask: @MainActor () async -> Bool = { true }
    }

    private struct Held {
      weak var question: Question?
    }

    private var held: [Held] = []

    /// Those to which there is something to answer.
    var needed: [Question] { held.compactMap { $0.question }.filter { $0.isNeeded } }

    func add(_ question: Question) {
      held.removeAll { $0.question == nil }
      held.append(Held(question: question))
    }
  }

  /// A view that asks.
  @MainActor struct Asking: ViewModifier {
    @Environment(\.navGraphQuestions) private var questions
    let isNeeded: Bool
    let ask: @MainActor () async -> Bool

    func body(content: Self.Content) -> some View {
      content.probed { QuestionProbe(questions: questions, isNeeded: isNeeded, ask: ask) }
    }
  }

  /// Keeps a question for as long as its view is there.
  @MainActor struct QuestionProbe: UIViewControllerRepresentable {
    let questions: Questions?
    let isNeeded: Bool
    let ask: @MainActor () async -> Bool

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> Questions.Question {
      let question = Questions.Question(nibName: nil, bundle: nil)
      questions?.add(question)
      return question
    }

    func updateUIViewController(_ uiViewController: Questions.Question, context: UIViewControllerRepresentableContext<Self>) {
      uiViewController.isNeeded = isNeeded
      uiViewController.ask = ask
    }
  }
}

@available(iOS 16.0, *)
extension EnvironmentValues {
  nonisolated var navGraphQuestions: NavGraph.Questions? {
    get { self[NavGraph.Questions.Key.self] }
    set { self[NavGraph.Questions.Key.self] = newValue }
  }
}

@available(iOS 16.0, *)
extension View {
  /// Asks before this screen is left by a Back with `back confirm`, or before a modal with `dismissal confirm` is taken down around it.
  ///
  /// `isNeeded` says whether there is anything to ask about, for example a draft with changes. If `ask` answers false, everything stays.
  @MainActor public func confirmsLeaving(
    when isNeeded: Bool = true, _ ask: @escaping @MainActor () async -> Bool
  ) -> some View {
    modifier(NavGraph.Asking(isNeeded: isNeeded, ask: ask))
  }
}
