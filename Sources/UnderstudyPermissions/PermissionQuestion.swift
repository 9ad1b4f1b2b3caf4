import Foundation
import UnderstudyCore
import UnderstudyTime

/// Whether the user has allowed the app something, and the system's question about it.
package final class PermissionQuestion<Status: Hashable & Sendable>: Sendable {
  private struct Values {
    var status: Status
    /// Calls that await the user's answer.
    var waiting: [CheckedContinuation<Status, Never>] = []
    var question: SystemQuestion.ID?
  }

  /// What the alert says, and what its buttons decide.
  package struct Texts: Sendable {
    let category: String
    let title: String
    let key: String
    let choices: [(title: String, status: Status)]

    /// - Parameters:
    ///   - category: The framework, in the event log.
    ///   - title: The title of the alert.
    ///   - key: Names the app's reason in its `Info.plist`.
    ///   - choices: The buttons; the first one refuses.
    package init(_ category: String, title: String, key: String, choices: [(title: String, status: Status)]) {
      (self.category, self.title, self.key, self.choices) = (category, title, key, choices)
    }
  }

  private let values: Guarded<Values>
  private let undecided: Status

  /// - Parameter undecided: The status while the user has not decided.
  package init(undecided: Status) {
    self.undecided = undecided
    values = Guarded(Values(status: undecided))
  }

  /// What the user has decided.
  package var status: Status { values.withLock { $0.status } }

  /// Asks the user, unless that is decided; returns what the user has decided.
  package func request(_ texts: Texts) async -> Status {
    let status = status
    guard status == undecided else { return status }
    guard let session = Caller.app else {
      let problem = "Not asked: no app runs in which the user could be asked"
      LoggedEntry(category: texts.category, text: problem).write()
      return status
    }
    session.noteIdleTask(true)
    defer { session.noteIdleTask(false) }
    return await withCheckedContinuation { continuation in
      let isFirst = values.withLock { values in
        values.waiting.append(continuation)
        return values.waiting.count == 1
      }
      if isFirst { ask(texts) }
    }
  }

  private func ask(_ texts: Texts) {
    let message = Bundle.main.infoDictionary?[texts.key] as? String ?? ""
    let refusal = texts.choices.first?.title
    let question = SystemQuestion(
      texts.title, message: message, choices: texts.choices.map { .init($0.title, isCancel: $0.title == refusal) }
    ) { [weak self] choice in
      // An app that ends leaves it open: the next launch asks again.
      self?.answer(texts.choices.first { $0.title == choice }?.status)
    }
    values.withLock { $0.question = question.id }
    SystemQuestions.current.ask(question)
  }

  /// Answers the question, whether or not it is asked.
  package func decide(_ status: Status) { answer(status) }

  /// Forgets the decision, so that the app asks again.
  package func forget() { values.withLock { $0.status = undecided } }

  private func answer(_ status: Status?) {
    let (waiting, question, decided) = values.withLock { values in
      if let status { values.status = status }
      defer { (values.waiting, values.question) = ([], nil) }
      return (values.waiting, values.question, values.status)
    }
    if let question { SystemQuestions.current.withdraw(question) }
    for continuation in waiting { continuation.resume(returning: decided) }
  }
}
