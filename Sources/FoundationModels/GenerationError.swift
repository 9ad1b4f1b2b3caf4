import Foundation

extension LanguageModelSession {
  /// Why the model gives no answer. Source: Apple's page "LanguageModelSession.GenerationError".
  public enum GenerationError: LocalizedError, Sendable {
    /// What is known about an error.
    public struct Context: Sendable {
      /// For developers.
      public let debugDescription: String
      /// Where the error comes from.
      public let underlyingErrors: [any Error]

      /// Says something about an error.
      public init(debugDescription: String, underlyingErrors: [any Error] = []) {
        (self.debugDescription, self.underlyingErrors) = (debugDescription, underlyingErrors)
      }
      init(_ text: String) { self.init(debugDescription: text) }
    }

    /// What the model refuses to answer.
    public struct Refusal: Sendable {
      /// What was said before.
      let entries: [Transcript.Entry]
      /// Makes a refusal.
      public init(transcriptEntries: [Transcript.Entry]) { entries = transcriptEntries }

      /// Why the model refuses: "The model does not want to answer.".
      public var explanation: Response<String> {
        get async throws {
          let text = "The model does not want to answer."
          return Response(content: text, rawContent: text.generatedContent, transcriptEntries: entries[...])
        }
      }
    }

    /// The session has become too long for the model.
    case exceededContextWindowSize(Context)
    /// The model is not on the device yet.
    case assetsUnavailable(Context)
    /// The prompt or the answer is not safe.
    case guardrailViolation(Context)
    /// The schema asks for something that the model cannot keep to.
    case unsupportedGuide(Context)
    /// The model does not know the language.
    case unsupportedLanguageOrLocale(Context)
    /// The answer is not what the type asks for.
    case decodingFailure(Context)
    /// The app asks too often in the background.
    case rateLimited(Context)
    /// The session still answers another prompt.
    case concurrentRequests(Context)
    /// The model does not want to answer; the refusal explains it.
    case refusal(Refusal, Context)

    private var texts: (description: String, context: Context) {
      switch self {
      case .exceededContextWindowSize(let context): ("The session is too long.", context)
      case .assetsUnavailable(let context): ("The model is not available.", context)
      case .guardrailViolation(let context): ("The prompt or the answer is not safe.", context)
      case .unsupportedGuide(let context): ("A guide is not supported.", context)
      case .unsupportedLanguageOrLocale(let context): ("The language is not supported.", context)
      case .decodingFailure(let context): ("The answer could not be read.", context)
      case .rateLimited(let context): ("There are too many requests.", context)
      case .concurrentRequests(let context): ("The session is answering another prompt.", context)
      case .refusal(_, let context): ("The model does not want to answer.", context)
      }
    }

    /// The error with what was read, for one that says that something does not fit.
    func saying(_ text: String) -> GenerationError {
      guard case .decodingFailure(let context) = self else { return self }
      return .decodingFailure(.init("\(text). \(context.debugDescription)"))
    }

    /// What is wrong.
    public var errorDescription: String? { texts.description }
    /// What is known about the error.
    public var failureReason: String? { texts.context.debugDescription }
    /// What can be done, for the errors for which something can.
    public var recoverySuggestion: String? {
      switch self {
      case .exceededContextWindowSize: "Begin another session."
      case .concurrentRequests: "Wait until the session does not respond any more."
      default: nil
      }
    }
  }
}
