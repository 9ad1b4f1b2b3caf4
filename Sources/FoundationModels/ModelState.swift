import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

/// What the model answers, and what it was asked.
final class ModelState: SystemPart {
  struct Answer {
    enum Content {
      case text(String)
      case value(GeneratedContent)
      case failure(LanguageModelSession.GenerationError)
    }

    let part: String?
    let content: Content
  }

  struct Call {
    let part: String?
    let tool: String
    /// nil if they are made of the tool's parameters.
    let arguments: GeneratedContent?
  }

  struct Values {
    var delay = 0.0
    var answers: [Answer] = []
    var calls: [Call] = []
    var prompts: [String] = []
  }

  /// What the model does for a prompt.
  struct Reply {
    let calls: [Call]
    let content: GeneratedContent
    /// How long it takes, in seconds.
    let delay: Double
  }

  private let values = Guarded(unchecked: Values())
  let shown = ShownAvailability()

  init() {}

  func with<Result>(_ body: (inout Values) -> Result) -> Result { values.withUncheckedLock(body) }

  /// Notes a prompt.
  ///
  /// - Returns: what the model does, with an answer that the app can read.
  func ask(_ prompt: String, _ format: ModelFormat) throws(LanguageModelSession.GenerationError) -> Reply {
    let (answer, calls, delay) = with { values in
      func fits(_ part: String?) -> Bool { part.map(prompt.contains) ?? true }
      values.prompts.append(prompt)
      return (
        values.answers.last { fits($0.part) }?.content, values.calls.filter { fits($0.part) }, values.delay
      )
    }
    Self.log("Ask \"\(prompt)\"")
    guard shown.availability == .available else { throw .assetsUnavailable(.init("The model is not available.")) }
    do { return Reply(calls: calls, content: try format.content(of: answer), delay: delay) } catch {
      if case .decodingFailure(let context) = error { Self.log(context.debugDescription) }
      throw error
    }
  }

  static func log(_ text: String) { LoggedEntry(category: "FoundationModels", text: text).write(isOfApp: false) }
}

/// What an app reads an answer as.
struct ModelFormat: Sendable {
  let schema: GenerationSchema
  /// Whether it is a text, which is no JSON.
  let isText: Bool
  private let check: @Sendable (GeneratedContent) throws -> Void

  init<Content: Generable>(_ type: Content.Type) {
    (schema, isText) = (type.generationSchema, type == String.self)
    check = { _ = try Content($0) }
  }

  init(_ schema: GenerationSchema) {
    (self.schema, isText) = (schema, false)
    check = schema.shape.check
  }

  /// What the app gets for an answer of the test.
  func content(of answer: ModelState.Answer.Content?) throws(LanguageModelSession.GenerationError) -> GeneratedContent {
    switch answer {
    case nil: return (schema.shape.made() ?? GeneratedContent(kind: .null)).identified()
    case .failure(let error): throw error
    case .text(let text):
      if isText { return text.generatedContent }
      return try checked((try? GeneratedContent(json: text)) ?? text.generatedContent)
    case .value(let value): return isText ? value.text.generatedContent : try checked(value)
    }
  }

  private func checked(_ content: GeneratedContent) throws(LanguageModelSession.GenerationError) -> GeneratedContent {
    let text = "The answer does not fit \(schema.name)"
    do { try check(content) } catch let error as LanguageModelSession.GenerationError {
      throw error.saying(text)
    } catch { throw .decodingFailure(.init(debugDescription: "\(text). \(error)", underlyingErrors: [error])) }
    return content.identified()
  }
}
