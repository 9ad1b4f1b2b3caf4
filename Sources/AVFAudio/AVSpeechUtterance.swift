import Foundation

/// The slowest speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// How fast speech is by default.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to be spoken. Source: Apple's page "AVSpeechUtterance".
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// The text with its marks.
  public let attributedSpeechString: NSAttributedString
  /// Who speaks; nil for the voice of the user's language.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast the text is spoken, from 0 to 1.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high the voice is, from 0.5 to 2; kept.
  open var pitchMultiplier: Float = 1
  /// How loud the voice is, from 0 to 1; kept.
  open var volume: Float = 1
  /// Silence before the text, in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// Silence after the text, in seconds.
  open var postUtteranceDelay: TimeInterval = 0
  /// Whether the settings of VoiceOver take precedence; kept.
  open var prefersAssistiveTechnologySettings = false

  /// Makes a text to be spoken.
  public init(string: String) {
    (speechString, attributedSpeechString) = (string, NSAttributedString(string: string))
    super.init()
  }

  /// Makes a text to be spoken, with marks, which have no effect.
  public init(attributedString string: NSAttributedString) {
    (speechString, attributedSpeechString) = (string.string, string)
    super.init()
  }

  /// How long a character takes, in seconds.
  private var pace: Double { 0.06 * Double(AVSpeechUtteranceDefaultSpeechRate / max(rate, 0.05)) }

  /// How long the text takes, in seconds.
  var duration: Double { preUtteranceDelay + Double(speechString.count) * pace + postUtteranceDelay }

  /// The words, and when each begins, in seconds.
  var words: [(NSRange, Double)] {
    var result: [(NSRange, Double)] = []
    for word in speechString.split(whereSeparator: \.isWhitespace) {
      let before = speechString.distance(from: speechString.startIndex, to: word.startIndex)
      result.append(
        (NSRange(word.startIndex..<word.endIndex, in: speechString), preUtteranceDelay + Double(before) * pace))
    }
    return result
  }
}

/// How good a voice is. Source: Apple's page "AVSpeechSynthesisVoiceQuality".
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }

/// How a voice sounds. Source: Apple's page "AVSpeechSynthesisVoiceGender".
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }

/// Who speaks. Source: Apple's page "AVSpeechSynthesisVoice".
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language and region, such as `en-US`.
  public let language: String
  /// The name for the user.
  public let name: String
  /// How good the voice is.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  /// How the voice sounds.
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
  /// Identifies the voice.
  open var identifier: String { "com.apple.voice.compact.\(language).\(name)" }

  private init(_ language: String, _ name: String) { (self.language, self.name) = (language, name) }

  /// The voice of a language; nil where there is none.
  ///
  /// - Parameter languageCode: Such as `en-US` or `en`; nil for the user's.
  public convenience init?(language languageCode: String?) {
    let wanted = languageCode ?? Self.currentLanguageCode()
    let voice =
      Self.voices.first { $0.0 == wanted } ?? Self.voices.first { $0.0.hasPrefix(wanted.prefix(2) + "-") }
    guard let voice else { return nil }
    self.init(voice.0, voice.1)
  }

  /// The voice of an identifier; nil where there is none.
  public convenience init?(identifier: String) {
    guard let voice = Self.speechVoices().first(where: { $0.identifier == identifier }) else { return nil }
    self.init(voice.language, voice.name)
  }

  /// All voices: one for each of a dozen languages.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { voices.map { AVSpeechSynthesisVoice($0.0, $0.1) } }

  /// The user's language and region.
  open class func currentLanguageCode() -> String {
    Locale.current.identifier.split(separator: "@").first.map { $0.replacingOccurrences(of: "_", with: "-") } ?? "en-US"
  }

  private static let voices = [
    ("en-US", "Samantha"), ("en-GB", "Daniel"), ("en-AU", "Karen"), ("de-DE", "Anna"), ("es-ES", "Mónica"),
    ("es-MX", "Paulina"), ("fr-FR", "Thomas"), ("it-IT", "Alice"), ("ja-JP", "Kyoko"), ("ko-KR", "Yuna"),
    ("nl-NL", "Xander"), ("pt-BR", "Luciana"), ("ru-RU", "Milena"), ("zh-CN", "Tingting"),
  ]
}
