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
    ///   - text: The answer.
    ///   - part: A part of the prompt; nil for each prompt.
    public func answer(_ text: String, to part: String? = nil) {
      state.with { $0.answers.append(.init(part: part, result: .success(text))) }
    }

    /// Has the model fail from now on.
    ///
    /// - Parameters:
    ///   - error: What the app gets.
    ///   - part: A part of the prompt; nil for each prompt.
    public func fail(with error: LanguageModelSession.GenerationError, to part: String? = nil) {
      state.with { $0.answers.append(.init(part: part, result: .failure(error))) }
    }

    /// What the app has asked, the oldest first.
    public var prompts: [String] {
      control.settle()
      return state.with { $0.prompts }
    }
  }
}

/// What the model answers, and what it was asked.
final class ModelState: SystemPart {
  struct Answer {
    let part: String?
    let result: Result<String, LanguageModelSession.GenerationError>
  }

  struct Values {
    var delay = 0.0
    var answers: [Answer] = []
    var prompts: [String] = []
  }

  private let values = Guarded(unchecked: Values())
  let shown = ShownAvailability()

  init() {}

  func with<Result>(_ body: (inout Values) -> Result) -> Result { values.withUncheckedLock(body) }

  /// Notes a prompt.
  ///
  /// - Returns: the answer, and how long it takes in seconds.
  func ask(_ prompt: String) throws(LanguageModelSession.GenerationError) -> (text: String, delay: Double) {
    let (answer, delay) = with { values in
      values.prompts.append(prompt)
      return (values.answers.last { $0.part.map(prompt.contains) ?? true }, values.delay)
    }
    LoggedEntry(category: "FoundationModels", text: "Ask \"\(prompt)\"").write(isOfApp: false)
    guard shown.availability == .available else { throw .assetsUnavailable(.init("The model is not available.")) }
    return (try answer?.result.get() ?? "An answer of the model.", delay)
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
