import Foundation
import Observation
import Synchronization
import UnderstudyTime

/// A question of the system's to the user, such as whether the app may send notifications. The home screen shows it as an alert in
/// front of the app.
package struct SystemQuestion: Sendable, Identifiable {
  /// A button of the alert.
  package struct Choice: Sendable {
    package let title: String
    /// Whether it is the one that refuses.
    package let isCancel: Bool

    package init(_ title: String, isCancel: Bool = false) { (self.title, self.isCancel) = (title, isCancel) }
  }

  package let id = UUID()
  package let title: String
  package let message: String
  package let choices: [Choice]
  /// Runs once, as code of the app that has asked, with the title of the button; with nil where the app ends before.
  fileprivate let answer: @MainActor @Sendable (String?) -> Void
  fileprivate let session: ExecutionSession?

  /// - Parameters:
  ///   - title: The alert's.
  ///   - message: What is below the title.
  ///   - choices: The buttons.
  ///   - answer: Gets the title of the button that the user has chosen; nil where the app ends before that.
  package init(
    _ title: String, message: String, choices: [Choice], answer: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    (self.title, self.message, self.choices, self.answer) = (title, message, choices, answer)
    session = Caller.app
  }

  /// The name of the calling app as the system's texts have it: that of its bundle.
  package static var nameOfApp: String {
    let info = Bundle.main.infoDictionary ?? [:]
    return (info["CFBundleDisplayName"] ?? info["CFBundleName"]) as? String ?? "App"
  }
}

/// The questions without an answer. Views that read them follow.
package final class SystemQuestions: SystemPart, Observable {
  private let open = Guarded(unchecked: [SystemQuestion]())
  private let registrar = ObservationRegistrar()

  /// How many are open in all tests, so that an action asks one question where there are none.
  private static let openCount = Atomic(0)
  package static var isAnyOpen: Bool { openCount.load(ordering: .acquiring) > 0 }

  package init() {}

  deinit { Self.openCount.subtract(open.withUncheckedLock { $0.count }, ordering: .acquiringAndReleasing) }

  /// The one that the alert asks; the next follows when it is answered.
  package var first: SystemQuestion? {
    registrar.access(self, keyPath: \.first)
    return open.withUncheckedLock { $0.first }
  }

  /// Asks one more. It ends with the app that asks.
  package func ask(_ question: SystemQuestion) {
    change { $0.append(question) }
    MainThread.enqueue { [weak self] in
      Host.current?.atEnd { self?.answer(question.id, by: nil) }
    }
  }

  /// Takes a question back that need not be answered any more.
  package func withdraw(_ id: SystemQuestion.ID) { change { $0.removeAll { $0.id == id } } }

  /// Answers a question as the user does by a button; nothing happens where it has been answered.
  @MainActor package func answer(_ id: SystemQuestion.ID, by choice: String?) {
    let question = change { open in open.firstIndex { $0.id == id }.map { open.remove(at: $0) } }
    guard let question else { return }
    guard let session = question.session, !session.isEnded else { return question.answer(choice) }
    session.perform { question.answer(choice) }
  }

  @discardableResult
  private func change<Result>(_ body: (inout [SystemQuestion]) -> Result) -> Result {
    registrar.withMutation(of: self, keyPath: \.first) {
      open.withUncheckedLock { open in
        let count = open.count
        defer { Self.openCount.add(open.count - count, ordering: .acquiringAndReleasing) }
        return body(&open)
      }
    }
  }
}
