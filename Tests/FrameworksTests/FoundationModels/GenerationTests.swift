import FoundationModels
import SwiftUI
import Testing
import UnderstudyTesting

@Generable
private struct Advice: Equatable {
  @Guide(description: "A name") var name: String
  @Guide(.range(1...5)) var stars: Int
  var notes: [String]
}

private struct FindTeas: Tool {
  @Generable struct Arguments {
    @Guide(description: "The kind", .anyOf(["black", "green"])) var kind: String
  }

  let name = "findTeas"
  let description = "Finds teas"
  let found: @Sendable (String) -> Void

  func call(arguments: Arguments) async throws -> [String] {
    if arguments.kind == "red" { throw CocoaError(.fileNoSuchFile) }
    found(arguments.kind)
    return ["Sencha", arguments.kind]
  }
}

private struct Clock: Tool {
  @Generable struct Arguments {}
  let description = "Says the time"
  func call(arguments: Arguments) async -> String { "Noon" }
}

private struct AdviceView: View {
  @State private var found = ""
  @State private var parts: [String] = []
  @State private var session = LanguageModelSession()
  @State private var isBusy = false

  private func show(_ work: @escaping () async throws -> String) {
    Task {
      do { found = try await work() } catch {
        found = (error as? LanguageModelSession.GenerationError)?.failureReason ?? error.localizedDescription
      }
    }
  }

  var body: some View {
    Text(found).accessibilityIdentifier("found")
    Text(parts.joined(separator: "|")).accessibilityIdentifier("parts")
    if isBusy { Text("Busy" as String) }
    Button("Advice") {
      show {
        let advice = try await session.respond(to: "Which tea?", generating: Advice.self).content
        return "\(advice.name), \(advice.stars), \(advice.notes.joined(separator: " "))"
      }
    }
    Button("List") {
      show {
        let teas = try await session.respond(generating: [Advice].self, includeSchemaInPrompt: false) { "Which teas?" }
        return teas.content.map(\.name).joined(separator: ", ")
      }
    }
    Button("Stream") {
      show {
        for try await part in session.streamResponse(to: Prompt("Which tea?"), generating: Advice.self) {
          let advice = part.content
          parts.append("\(advice.name ?? "-") \(advice.stars ?? 0) \(advice.notes?.count ?? -1)")
        }
        return "end"
      }
    }
    Button("Tools") {
      show {
        let heard = Heard()
        let session = LanguageModelSession(tools: [FindTeas { heard.kinds.append($0) }, Clock()])
        defer { isBusy = session.isResponding }
        let answer = try await session.respond(to: "Which tea?").content
        parts = session.transcript.map(\.description)
        return "\(answer) \(heard.kinds)"
      }
    }
  }
}

private final class Heard: @unchecked Sendable { var kinds: [String] = [] }

@MainActor
@Suite("Values that the language model generates")
struct GenerationTests {
  private func text(_ app: XCUIApplication, _ name: String) -> String { app.staticTexts[name].label }

  @Test("The model answers with a value, with JSON, or with a value that it makes")
  func answers() {
    let app = XCUIApplication { AdviceView() }
    app.buttons["Advice"].tap()
    #expect(text(app, "found") == "An answer of the model., 1, An answer of the model.")
    app.world.languageModel.answer(Advice(name: "Assam", stars: 4, notes: ["malt"]), to: "tea?")
    app.buttons["Advice"].tap()
    #expect(text(app, "found") == "Assam, 4, malt")
    app.world.languageModel.answer(#"{"stars": 2, "name": "Sencha", "notes": []}"#)
    app.buttons["Advice"].tap()
    #expect(text(app, "found") == "Sencha, 2, ")
    app.world.languageModel.answer([Advice(name: "A", stars: 1, notes: []), Advice(name: "B", stars: 1, notes: [])])
    app.buttons["List"].tap()
    #expect(text(app, "found") == "A, B")
  }

  @Test("An answer that does not fit is an error of the app's, and the log says what is missing")
  func misfits() {
    let app = XCUIApplication { AdviceView() }
    app.world.languageModel.answer(#"{"name": "Assam"}"#)
    app.buttons["Advice"].tap()
    let message = #"The answer does not fit Advice. There is no "stars"; there is "name"."#
    #expect(text(app, "found") == message)
    #expect(app.events.of(.log).lines.last == "[FoundationModels] \(message)")
    app.world.languageModel.answer("Water")
    app.buttons["Advice"].tap()
    #expect(text(app, "found") == #"The answer does not fit Advice. There is "Water", not a structure."#)
  }

  @Test("A stream gives a structure value by value, in the time of the answer")
  func stream() {
    let app = XCUIApplication { AdviceView() }
    app.world.languageModel.answer(Advice(name: "Green tea", stars: 4, notes: ["malt", "hay"]))
    app.world.languageModel.delay = 4
    app.buttons["Stream"].tap()
    #expect(text(app, "parts") == "")
    app.clock.advance(by: .seconds(2))
    #expect(text(app, "parts") == "Green tea 0 -1|Green tea 4 -1")
    app.clock.advance(by: .seconds(2))
    #expect(text(app, "parts") == "Green tea 0 -1|Green tea 4 -1|Green tea 4 1|Green tea 4 2")
    #expect(text(app, "found") == "end")
  }

  @Test("The model calls tools before it answers, and the transcript has what they were given and gave")
  func tools() {
    let app = XCUIApplication { AdviceView() }
    app.buttons["Tools"].tap()
    #expect(text(app, "found") == "An answer of the model. []")
    app.world.languageModel.answer("Try it")
    app.world.languageModel.call("findTeas", with: ["kind": "green"], for: "tea")
    app.world.languageModel.call("Clock")
    app.world.languageModel.call("findTeas", with: ["kind": "red"], for: "coffee")
    app.buttons["Tools"].tap()
    #expect(text(app, "found") == #"Try it ["green"]"#)
    #expect(
      text(app, "parts") == """
        Instructions: |Prompt: Which tea?|Tool calls: findTeas {"kind": "green"}|Tool output: ["Sencha", "green"]|\
        Tool calls: Clock {}|Tool output: Noon|Response: Try it
        """)
    #expect(app.events.of(.log).lines.contains(#"[FoundationModels] Call findTeas with {"kind": "green"}"#))
  }

  @Test("Without arguments a tool is given what its parameters need")
  func arguments() {
    let app = XCUIApplication { AdviceView() }
    app.world.languageModel.call("findTeas")
    app.world.languageModel.call("findCups")
    app.buttons["Tools"].tap()
    #expect(text(app, "found") == #"An answer of the model. ["black"]"#)
    #expect(
      app.events.of(.log).lines.last
        == #"[FoundationModels] The session has no tool "findCups". It has "findTeas", "Clock"."#)
  }

  @Test("A tool that throws ends the answer with an error that names it")
  func toolErrors() {
    let app = XCUIApplication { AdviceView() }
    app.world.languageModel.call("findTeas", with: ["kind": "red"])
    app.buttons["Tools"].tap()
    #expect(text(app, "found").hasPrefix("The tool \"findTeas\" has failed: "))
    #expect(!app.staticTexts["Busy"].exists)
  }

  @Test("Arguments that do not fit are an error that says what is missing")
  func wrongArguments() {
    let app = XCUIApplication { AdviceView() }
    app.world.languageModel.call("findTeas", with: ["colour": "red"])
    app.buttons["Tools"].tap()
    #expect(
      text(app, "found")
        == #"The arguments do not fit the tool "findTeas". There is no "kind"; there is "colour"."#)
  }

  @Test("A schema gives content; the transcript has the format and the value")
  func schemas() async throws {
    let session = LanguageModelSession(tools: [Clock()], instructions: "Be brief")
    let response = try await session.respond(to: "Which tea?", schema: Advice.generationSchema)
    #expect(try response.content.value(Int.self, forProperty: "stars") == 1)
    guard case .instructions(let instructions) = session.transcript[0],
      case .prompt(let prompt) = session.transcript[1],
      case .response(let answer) = session.transcript[2], case .structure(let segment) = answer.segments[0]
    else {
      Issue.record("Another transcript: \(session.transcript)")
      return
    }
    #expect(instructions.toolDefinitions == [.init(tool: Clock())])
    #expect(prompt.responseFormat == .init(type: Advice.self) && prompt.responseFormat?.name == "Advice")
    #expect(segment.source == "Advice" && segment.content == response.rawContent)
    let advice = try await session.respond(to: Prompt("Again"), generating: Advice.self).content
    #expect(advice == Advice(name: "An answer of the model.", stars: 1, notes: ["An answer of the model."]))
  }
}
