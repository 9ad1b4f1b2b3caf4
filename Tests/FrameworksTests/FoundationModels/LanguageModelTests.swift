import FoundationModels
import SwiftUI
import Testing
import UnderstudyTesting

private struct Chat: View {
  @State private var session = LanguageModelSession(instructions: "Be brief")
  @State private var answer = "Nothing"
  @State private var parts: [String] = []

  private func ask(_ prompt: String) {
    Task {
      do { answer = try await session.respond(to: prompt, options: .init(temperature: 0.3)).content } catch {
        answer = (error as? LanguageModelSession.GenerationError)?.errorDescription ?? "?"
      }
    }
  }

  var body: some View {
    switch SystemLanguageModel.default.availability {
    case .available: Text("Ask" as String)
    case .unavailable(let reason): Text("\(reason)" as String)
    }
    Text(answer).accessibilityIdentifier("answer")
    Text("\(session.isResponding), \(session.transcript.count)").accessibilityIdentifier("session")
    Text(parts.joined(separator: "|")).accessibilityIdentifier("parts")
    Button("Tea") { ask("Which tea?") }
    Button("Coffee") { ask("Which coffee?") }
    Button("Stream") {
      Task {
        let stream = session.streamResponse {
          "Which tea?"
          if answer == "Nothing" { "Say why" }
        }
        for try await part in stream { parts.append(part.content) }
        parts.append("end")
      }
    }
    Button("Both") {
      ask("Which tea?")
      ask("Which coffee?")
    }
  }
}

@MainActor
@Suite("The language model of the device")
struct LanguageModelTests {
  private func text(_ app: XCUIApplication, _ name: String) -> String { app.staticTexts[name].label }

  @Test("The model answers by the part of the prompt that the test names, the last one first")
  func answers() {
    let app = XCUIApplication { Chat() }
    app.buttons["Tea"].tap()
    #expect(text(app, "answer") == "An answer of the model.")
    app.world.languageModel.answer("Water")
    app.world.languageModel.answer("Assam", to: "tea")
    app.buttons["Tea"].tap()
    #expect(text(app, "answer") == "Assam")
    app.buttons["Coffee"].tap()
    #expect(text(app, "answer") == "Water")
    app.world.languageModel.answer("Oolong", to: "tea")
    app.buttons["Tea"].tap()
    #expect(text(app, "answer") == "Oolong")
    #expect(app.world.languageModel.prompts == ["Which tea?", "Which tea?", "Which coffee?", "Which tea?"])
    #expect(app.events.of(.log).lines.first == "[FoundationModels] Ask \"Which tea?\"")
    #expect(text(app, "session") == "false, 9")
  }

  @Test("A stream comes word by word on the app's clock; views follow the session")
  func stream() {
    let app = XCUIApplication { Chat() }
    app.world.languageModel.answer("Green tea, please")
    app.world.languageModel.delay = 3
    app.buttons["Stream"].tap()
    #expect(text(app, "parts") == "")
    #expect(text(app, "session") == "true, 2")
    app.clock.advance(by: .seconds(2))
    #expect(text(app, "parts") == "Green|Green tea,")
    app.clock.advance(by: .seconds(1))
    #expect(text(app, "parts") == "Green|Green tea,|Green tea, please|end")
    #expect(text(app, "session") == "false, 3")
    #expect(app.world.languageModel.prompts == ["Which tea?\nSay why"])
  }

  @Test("A session answers one prompt at a time")
  func concurrency() {
    let app = XCUIApplication { Chat() }
    app.world.languageModel.delay = 1
    app.buttons["Both"].tap()
    #expect(text(app, "answer") == "The session is answering another prompt.")
    app.clock.advance(by: .seconds(1))
    #expect(text(app, "answer") == "An answer of the model.")
    #expect(app.world.languageModel.prompts.count == 1)
  }

  @Test("The test decides whether there is a model, and that it fails")
  func failure() {
    let app = XCUIApplication { Chat() }
    #expect(app.staticTexts["Ask"].exists)
    app.world.languageModel.fail(with: .guardrailViolation(.init(debugDescription: "coffee")), to: "coffee")
    app.buttons["Coffee"].tap()
    #expect(text(app, "answer") == "The prompt or the answer is not safe.")
    #expect(text(app, "session") == "false, 2")
    app.world.languageModel.availability = .unavailable(.modelNotReady)
    #expect(app.staticTexts["modelNotReady"].exists)
    app.buttons["Tea"].tap()
    #expect(text(app, "answer") == "The model is not available.")
  }

  @Test("The transcript has the instructions, the prompts and the answers, and begins another session")
  func transcript() async throws {
    let session = LanguageModelSession {
      "Be brief"
      for word in ["kind", "calm"] { "Be \(word)" }
    }
    let response = try await session.respond { Prompt("Hello") }
    #expect(response.transcriptEntries.map(\.description) == ["Prompt: Hello", "Response: An answer of the model."])
    #expect(session.transcript.first?.description == "Instructions: Be brief\nBe kind\nBe calm")
    let other = LanguageModelSession(transcript: session.transcript)
    try await other.respond(to: "Again", options: GenerationOptions(sampling: .greedy))
    #expect(other.transcript.count == 5 && session.transcript.count == 3)
    guard case .prompt(let prompt) = other.transcript[3] else {
      Issue.record("No prompt")
      return
    }
    #expect(prompt.options.sampling == .greedy)
  }

  @Test("A task that is cancelled leaves the session ready")
  func cancellation() async {
    let session = LanguageModelSession()
    let task = Task { try await session.respond(to: "Hello") }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!session.isResponding)
  }

  @Test("Errors say what can be done; languages are those of the model")
  func values() {
    let error = LanguageModelSession.GenerationError.exceededContextWindowSize(.init(debugDescription: "4097 tokens"))
    #expect(error.failureReason == "4097 tokens" && error.recoverySuggestion == "Begin another session.")
    #expect(SystemLanguageModel.default.supportsLocale(Locale(identifier: "de_AT")))
    #expect(!SystemLanguageModel(useCase: .contentTagging).supportsLocale(Locale(identifier: "la")))
  }
}
