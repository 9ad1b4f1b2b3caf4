import Foundation
import UnderstudyTime

/// Looks for misspelled words. Source: Apple's page "UITextChecker".
///
/// No dictionary is installed, so no language is available and every word is spelled well, as on a device for a language
/// that it does not have. Learned and ignored words are stored.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  /// The languages with a dictionary: none.
  open class var availableLanguages: [String] { [] }

  private static let learned = Guarded<Set<String>>([])

  public override nonisolated init() { super.init() }

  /// Searches a range of a text for a misspelled word.
  ///
  /// - Returns: a range at `NSNotFound`, because no dictionary is installed.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// Suggests words for a misspelled one; nil, because no dictionary is installed.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// Suggests words that begin with the text in a range; nil, because no dictionary is installed.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// The words that this checker accepts; nil at first.
  open var ignoredWords: [String]?

  /// Accepts a word in this checker.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  /// Accepts a word in every checker of the process.
  open class func learnWord(_ word: String) { learned.withLock { _ = $0.insert(word) } }

  /// Whether ``learnWord(_:)`` was called with a word.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.withLock { $0.contains(word) } }

  /// Forgets a learned word.
  open class func unlearnWord(_ word: String) { learned.withLock { _ = $0.remove(word) } }
}
