import Foundation
import UnderstudyCore
import UnderstudyTime

extension LocationState {
  private static let refusal = SystemQuestion.Choice("Don’t Allow", isCancel: true)

  /// Asks the user whether the app may know where the device is, unless that is decided.
  ///
  /// - Parameter always: Whether the app asks to know it at any time.
  func ask(always: Bool) {
    let (status, isAsking) = with { ($0.status, $0.question != nil) }
    let asksForMore = always && status == .authorizedWhenInUse
    guard status == .notDetermined || asksForMore, !isAsking, isAppRunning else { return }
    let name = SystemQuestion.nameOfApp
    let key = always ? "NSLocationAlwaysAndWhenInUseUsageDescription" : "NSLocationWhenInUseUsageDescription"
    let message = Bundle.main.infoDictionary?[key] as? String ?? ""
    if asksForMore {
      put(
        "Allow “\(name)” to also use your location even when you are not using the app?", message,
        [.init("Keep Only While Using", isCancel: true), .init("Change to Always Allow")]
      ) { choice in
        if choice == "Change to Always Allow" { self.decide { $0.status = .authorizedAlways } }
      }
    } else {
      put(
        "Allow “\(name)” to use your location?", message,
        [.init("Allow Once"), .init("Allow While Using App"), Self.refusal]
      ) { choice in
        switch choice {
        case "Allow Once": self.allowOnce()
        case Self.refusal.title: self.decide { $0.status = .denied }
        default: self.decide { $0.status = always ? .authorizedAlways : .authorizedWhenInUse }
        }
      }
    }
    updates.send(update)
  }

  /// Allows the app to know the place until it ends.
  @MainActor func allowOnce() {
    decide { $0.status = .authorizedWhenInUse }
    Host.current?.atEnd { self.with { $0.status = .notDetermined } }
  }

  /// Asks the user whether the app may know the exact place until it ends.
  ///
  /// - Parameter completion: Runs when that is decided.
  func askForFullAccuracy(_ purpose: String, _ completion: @escaping @MainActor @Sendable () -> Void) {
    guard status.allows, with({ $0.accuracy == .reducedAccuracy && $0.question == nil }), isAppRunning else {
      return MainThread.enqueue { completion() }
    }
    let texts = Bundle.main.infoDictionary?["NSLocationTemporaryUsageDescriptionDictionary"] as? [String: String]
    put(
      "Allow “\(SystemQuestion.nameOfApp)” to use your precise location once?", texts?[purpose] ?? "",
      [.init("Allow Once"), Self.refusal]
    ) { choice in
      if choice == "Allow Once" {
        self.decide { $0.accuracy = .fullAccuracy }
        Host.current?.atEnd { self.with { $0.accuracy = .reducedAccuracy } }
      }
      completion()
    }
  }

  private var isAppRunning: Bool {
    if Caller.app != nil { return true }
    LoggedEntry(category: "CoreLocation", text: "Not asked: no app runs in which the user could be asked").write()
    return false
  }

  private func put(
    _ title: String, _ message: String, _ choices: [SystemQuestion.Choice],
    _ decided: @escaping @MainActor @Sendable (String) -> Void
  ) {
    let question = SystemQuestion(title, message: message, choices: choices) { [weak self] choice in
      self?.with { $0.question = nil }
      // An app that ends leaves the question open: the next launch asks again.
      if let choice { decided(choice) }
    }
    with { $0.question = question.id }
    SystemQuestions.current.ask(question)
  }
}
