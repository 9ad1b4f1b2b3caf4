import SwiftUI
import Testing
import UnderstudyTesting

@MainActor struct UITextCheckerTests {
  @Test("F-85: without a dictionary every word is spelled well, as in a language that a device does not have")
  func spelling() {
    let checker = UITextChecker()
    let range = NSRange(location: 0, length: "qwrtz".utf16.count)
    let found = checker.rangeOfMisspelledWord(in: "qwrtz", range: range, startingAt: 0, wrap: false, language: "en")
    #expect(found.location == NSNotFound)
    #expect(UITextChecker.availableLanguages.isEmpty)
    #expect(checker.guesses(forWordRange: range, in: "qwrtz", language: "en") == nil)
  }

  @Test("F-85: words are ignored by one checker and learned by all")
  func words() {
    let (checker, other) = (UITextChecker(), UITextChecker())
    checker.ignoreWord("Understudy")
    #expect(checker.ignoredWords == ["Understudy"] && other.ignoredWords == nil)
    UITextChecker.learnWord("understudied")
    #expect(UITextChecker.hasLearnedWord("understudied"))
    UITextChecker.unlearnWord("understudied")
    #expect(!UITextChecker.hasLearnedWord("understudied"))
  }

  @Test("F-85: the safe area of a view in a window is the nominal one of geometry readers, that of any other is zero")
  func safeArea() {
    let (window, view) = (UIWindow(), UIView())
    #expect(view.safeAreaInsets == .zero)
    window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(Double(NSEC_PER_SEC) == 1e9)
  }
}
