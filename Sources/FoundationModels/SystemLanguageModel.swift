import Foundation
import Observation

/// The language model of the device, whose answers the test gives by `app.world.languageModel`. Source: Apple's page
/// "SystemLanguageModel".
public final class SystemLanguageModel: Observable, Sendable {
  /// Whether there is a model. Source: Apple's page "SystemLanguageModel.Availability".
  public enum Availability: Hashable, Sendable {
    /// Why there is none.
    public enum UnavailableReason: Hashable, Sendable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }

    /// The model answers prompts.
    case available
    /// The model cannot be used, for the reason.
    case unavailable(UnavailableReason)
  }

  /// What the model is for; it answers the same. Source: Apple's page "SystemLanguageModel.UseCase".
  public struct UseCase: Hashable, Sendable {
    private let name: String
    /// Any task.
    public static let general = Self(name: "general")
    /// Words for a text.
    public static let contentTagging = Self(name: "contentTagging")
  }

  /// What the model refuses; the test decides that. Source: Apple's page "SystemLanguageModel.Guardrails".
  public struct Guardrails: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let `default` = Self(name: "default")
    /// Less, for texts that the user has written.
    public static let permissiveContentTransformations = Self(name: "permissiveContentTransformations")
  }

  /// The model for any task.
  public static let `default` = SystemLanguageModel()

  /// Makes a model; all have the same answers.
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}

  /// Whether there is a model, which the test decides. Views that read it follow.
  public var availability: Availability { ModelState.current.shown.availability }
  /// Whether there is a model, as a flag.
  public var isAvailable: Bool { availability == .available }
  /// The languages of the model: those in which Apple's was first published.
  public var supportedLanguages: Set<Locale.Language> {
    Set(["de", "en", "es", "fr", "it", "ja", "ko", "pt", "zh"].map { Locale.Language(identifier: $0) })
  }
  /// Whether the language of a locale is one of the model's.
  public func supportsLocale(_ locale: Locale = .current) -> Bool {
    supportedLanguages.contains { $0.languageCode == locale.language.languageCode }
  }
}
