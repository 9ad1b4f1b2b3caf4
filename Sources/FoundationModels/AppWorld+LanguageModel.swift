import Foundation
import Observation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

extension AppWorld {
  /// What the language model of the device answers, and what the app has asked it.
  public var languageModel: LanguageModel { LanguageModel(world: self) }

  /// The language model of the device. At first it is available and answers each prompt with "An answer of the model.", at once.
  @preconcurrency @MainActor
  public struct LanguageModel {
    fileprivate let world: AppWorld

    private var control: any WorldControl { world.control }
    private var state: ModelState { world.part(ModelState.self) }

    /// Whether there is a model; it is there at first.
    public var availability: SystemLanguageModel.Availability {
      get { state.shown.availability }
      nonmutating set {
        control.act("The language model is now \(newValue)", at: nil) { state.shown.set(newValue) }
      }
    }

    /// How long an answer takes, in seconds of the app's clock; zero at first. A stream comes word by word in that time.
    public var delay: Double {
      get { state.with { $0.delay } }
      nonmutating set { state.with { $0.delay = max(newValue, 0) } }
    }

    /// Says what the model answers from now on. The last answer that fits a prompt is given.
    ///
    /// - Parameters:
    ///   - text: The answer; JSON for an app that asks for more than a text.
    ///   - part: A part of the prompt; nil for each prompt.
    public func answer(_ text: String, to part: String? = nil) {
      state.with { $0.answers.append(.init(part: part, content: .text(text))) }
    }

    /// Says which value the model generates from now on. The last answer that fits a prompt is given.
    ///
    /// Without an answer a value is made of its schema: the least number that the guides allow, 0 without them; as few elements as
    /// they allow, one without them; the first choice; false; "An answer of the model." for texts.
    ///
    /// - Parameters:
    ///   - value: The answer.
    ///   - part: A part of the prompt; nil for each prompt.
    public func answer(_ value: some ConvertibleToGeneratedContent, to part: String? = nil) {
      state.with { $0.answers.append(.init(part: part, content: .value(value.generatedContent))) }
    }

    /// Makes the model call a tool of the session before it answers, from now on. Tools are called in the order in which the test says so.
    ///
    /// - Parameters:
    ///   - tool: The tool's name. Sessions without it do not call it.
    ///   - arguments: What the tool is given; without any they are made as answers are.
    ///   - part: A part of the prompt; nil for each prompt.
    public func call(
      _ tool: String, with arguments: KeyValuePairs<String, any ConvertibleToGeneratedContent> = [:],
      for part: String? = nil
    ) {
      let content = arguments.isEmpty ? nil : GeneratedContent(properties: arguments)
      state.with { $0.calls.append(.init(part: part, tool: tool, arguments: content)) }
    }

    /// Makes the model call a tool of the session with a value before it answers, from now on.
    ///
    /// - Parameters:
    ///   - tool: The tool's name. Sessions without it do not call it.
    ///   - arguments: What the tool is given.
    ///   - part: A part of the prompt; nil for each prompt.
    public func call(_ tool: String, with arguments: some ConvertibleToGeneratedContent, for part: String? = nil) {
      state.with { $0.calls.append(.init(part: part, tool: tool, arguments: arguments.generatedContent)) }
    }

    /// Makes the model fail from now on.
    ///
    /// - Parameters:
    ///   - error: What the app gets.
    ///   - part: A part of the prompt; nil for each prompt.
    public func fail(with error: LanguageModelSession.GenerationError, to part: String? = nil) {
      state.with { $0.answers.append(.init(part: part, content: .failure(error))) }
    }

    /// What the app has asked, the oldest first.
    public var prompts: [String] {
      control.settle()
      return state.with { $0.prompts }
    }
  }
}

/// Whether there is a model, as views observe it.
final class ShownAvailability: Observable, Sendable {
  private let value = Guarded(SystemLanguageModel.Availability.available)
  private let registrar = ObservationRegistrar()

  var availability: SystemLanguageModel.Availability {
    registrar.access(self, keyPath: \.availability)
    return value.withLock { $0 }
  }

  func set(_ new: SystemLanguageModel.Availability) {
    registrar.withMutation(of: self, keyPath: \.availability) { value.withLock { $0 = new } }
  }
}
