import Foundation

/// What this toolchain lacks of what the package rests on and no interface promises.
///
/// Each gap has a fallback, so the package continues. It is reported once on standard error, and in each busy report.
package enum PlatformGaps {
  private static let found = Guarded<[String]>([])

  /// A sentence for each gap; empty where the toolchain is as expected.
  package static var sentences: [String] {
    let replacements = text(understudy_missing_replacements()).map { [$0] } ?? []
    return replacements + found.withLock { $0 }
  }

  /// Whether a sanitizer is built in, which needs more of each stack, and keeps tests from leaving theirs at a failure.
  package static let isSanitized = understudy_is_sanitized()

  /// Whether it is the thread sanitizer, which delays signals: a thread that computes shows no frames.
  package static let hasThreadSanitizer = understudy_has_thread_sanitizer()

  /// Reports a gap.
  ///
  /// - Parameters:
  ///   - fact: what does not hold, as a noun: "the flags of a job".
  ///   - fallback: what is different for that, as a clause.
  static func report(_ fact: String, _ fallback: String) {
    let sentence = sentence(fact, fallback)
    let isNew = found.withLock { found in
      if found.contains(sentence) { return false }
      found.append(sentence)
      return true
    }
    if isNew { FileHandle.standardError.write(Data((sentence + "\n").utf8)) }
  }

  static func sentence(_ fact: String, _ fallback: String) -> String {
    "Understudy does not know all of this toolchain (\(toolchain)): \(fact) changed, so \(fallback)."
  }

  /// The version of the standard library that runs, and the compiler's.
  static var toolchain: String { text(understudy_toolchain()) ?? "an unknown Swift" }

  /// A text of C's, which is freed.
  private static func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
    guard let pointer else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}

/// A fact of the runtime's layout that no interface promises: checked once, when it is first relied on.
package struct LayoutFact: Sendable {
  /// Whether the code may rely on it; the fallback is used otherwise.
  package let holds: Bool

  /// Checks the fact now, and reports a gap if it does not hold.
  ///
  /// - Parameters:
  ///   - fact: what is checked, as a noun in the singular, for the report of a gap.
  ///   - fallback: what is different where it does not hold, as a clause.
  ///   - check: answers whether it holds; must not have effects.
  package init(_ fact: String, without fallback: String, _ check: () -> Bool) {
    holds = check()
    if !holds { PlatformGaps.report(fact, fallback) }
  }
}
