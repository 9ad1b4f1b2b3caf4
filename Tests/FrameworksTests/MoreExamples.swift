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

private enum Choice {
  // example
  @Generable
  struct Tea {
    @Guide(description: "A short name")
    var name: String
    @Guide(description: "How good it is", .range(1...5))
    var stars: Int
  }

  struct FindTeas: Tool {
    @Generable
    struct Arguments { var kind: String }

    let name = "findTeas"
    let description = "Finds the teas of a kind that are at home."

    func call(arguments: Arguments) async throws -> [String] { arguments.kind == "green" ? ["Sencha"] : [] }
  }

  struct TeaChoice: View {
    @State private var session = LanguageModelSession(tools: [FindTeas()])
    @State private var tea: Tea.PartiallyGenerated?

    var body: some View {
      if let name = tea?.name { Text(name) }
      if let stars = tea?.stars { Text("\(stars) of 5") }
      Button("Choose") {
        Task {
          for try await part in session.streamResponse(to: "Choose a green tea", generating: Tea.self) {
            tea = part.content
          }
        }
      }
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
  @Test func generation() {
    typealias TeaChoice = Choice.TeaChoice
    typealias Tea = Choice.Tea
    // example
    let app = XCUIApplication { TeaChoice() }
    app.world.languageModel.call("findTeas", with: ["kind": "green"])
    app.world.languageModel.answer(Tea(name: "Sencha", stars: 4), to: "green tea")
    app.world.languageModel.delay = 2
    app.buttons["Choose"].tap()
    app.clock.advance(by: .seconds(1))
    #expect(app.staticTexts["Sencha"].exists)
    #expect(!app.staticTexts["4 of 5"].exists)
    app.clock.advance(by: .seconds(1))
    #expect(app.staticTexts["4 of 5"].exists)
    // end
  }
}
