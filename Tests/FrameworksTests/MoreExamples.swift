import Contacts
import FoundationModels
import HealthKit
import SwiftUI
import Testing

private enum Friends {
  // example
  struct FriendList: View {
    @State private var names: [String] = []

    var body: some View {
      ForEach(names, id: \.self) { Text($0) }
      Button("Show friends") {
        Task {
          let store = CNContactStore()
          try await store.requestAccess(for: .contacts)
          let keys = [CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]
          let found = try store.unifiedContacts(
            matching: CNContact.predicateForContacts(matchingName: "Lovelace"), keysToFetch: keys)
          names = found.compactMap { CNContactFormatter.string(from: $0, style: .fullName) }
        }
      }
    }
  }
  // end
}

private enum Health {
  // example
  struct StepCount: View {
    @State private var steps = 0
    private let store = HKHealthStore()

    var body: some View {
      Text("\(steps) steps")
      Button("Load") {
        Task {
          let type = HKQuantityType(.stepCount)
          try await store.requestAuthorization(toShare: [], read: [type])
          let query = HKStatisticsQueryDescriptor(predicate: .quantitySample(type: type), options: .cumulativeSum)
          steps = Int(try await query.result(for: store)?.sumQuantity()?.doubleValue(for: .count()) ?? 0)
        }
      }
    }
  }
  // end
}

private enum Advice {
  // example
  struct TeaAdvice: View {
    @State private var session = LanguageModelSession(instructions: "You know all about tea.")
    @State private var advice = ""

    var body: some View {
      Text(advice).accessibilityIdentifier("advice")
      Button("Ask") {
        Task {
          for try await part in session.streamResponse(to: "Which tea for the evening?") { advice = part.content }
        }
      }
      .disabled(session.isResponding || !SystemLanguageModel.default.isAvailable)
    }
  }
  // end
}

@MainActor
@Suite("The examples about contacts, health and the language model")
struct MoreExamples {
  @Test func health() {
    typealias StepCount = Health.StepCount
    // example
    let app = XCUIApplication { StepCount() }
    app.world.health.authorization = .sharingAuthorized
    app.world.health.add(4_000, .count(), of: .stepCount)
    app.buttons["Load"].tap()
    #expect(app.staticTexts["4,000 steps"].exists)
    // end
  }

  @Test func contacts() {
    typealias FriendList = Friends.FriendList
    // example
    let app = XCUIApplication { FriendList() }
    app.world.contacts.add("Ada", "Lovelace", phone: "+44 20 7946 0000")
    app.world.contacts.authorization = .authorized
    app.buttons["Show friends"].tap()
    #expect(app.staticTexts["Ada Lovelace"].exists)
    // end
  }

  @Test func languageModel() {
    typealias TeaAdvice = Advice.TeaAdvice
    // example
    let app = XCUIApplication { TeaAdvice() }
    app.world.languageModel.answer("Try rooibos.", to: "evening")
    app.world.languageModel.delay = 2
    app.buttons["Ask"].tap()
    app.clock.advance(by: .seconds(1))
    #expect(app.staticTexts["advice"].label == "Try")
    #expect(!app.buttons["Ask"].isEnabled)
    app.clock.advance(by: .seconds(1))
    #expect(app.staticTexts["advice"].label == "Try rooibos.")
    // end
  }
}
