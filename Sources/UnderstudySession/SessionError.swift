import UnderstudyElements
import UnderstudyJSON

/// Why a request cannot be answered. The session continues.
package struct SessionError: Error, Equatable {
  /// What programs distinguish errors by; Docs/Session.md explains each.
  package enum Code: String, Sendable, CaseIterable {
    case malformed
    case unknownCall = "unknown-call"
    case unknownParameter = "unknown-parameter"
    case missingParameter = "missing-parameter"
    case badParameter = "bad-parameter"
    case badQuery = "bad-query"
    case noApp = "no-app"
    case notLaunched = "not-launched"
    case noneMatches = "none-matches"
    case severalMatch = "several-match"
    case staleReference = "stale-reference"
    case notPossible = "not-possible"
    case assertionFailed = "assertion-failed"
    case noStep = "no-step"
    case unknownName = "unknown-name"
    case file
  }

  package let code: Code
  package let message: String
  /// What to do about it.
  package var advice: String?

  package init(_ code: Code, _ message: String, advice: String? = nil) {
    (self.code, self.message, self.advice) = (code, message, advice)
  }

  var json: JSON {
    .members([
      "code": .string(code.rawValue), "message": .string(message.onVisibleLines),
      "advice": advice.map { .string($0.onVisibleLines) },
    ])
  }
}
