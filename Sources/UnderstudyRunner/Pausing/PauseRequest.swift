/// Where the environment variable `UNDERSTUDY_PAUSE` asks tests to pause.
package enum PauseRequest: Equatable, Sendable {
  /// Where a test has got to.
  package enum Moment: Equatable, Sendable {
    /// After the step of this number in a report of the test, or at a failure in it.
    case step(Int)
    /// At the test's failure of this number.
    case failure(Int)
  }

  case failures
  /// - Parameter folder: of the test in a report.
  case moment(Moment, folder: String)

  /// Reads `failure`, or a moment as the page of a report has it: `Module.Suite.test()/3`, `Module.Suite.test()/failure-1`.
  ///
  /// - Returns: nil for another text.
  package init?(_ text: String) {
    if text == "failure" {
      self = .failures
      return
    }
    guard let slash = text.lastIndex(of: "/"), slash != text.startIndex else { return nil }
    let (folder, item) = (String(text[..<slash]), text[text.index(after: slash)...])
    if let number = Int(item), number > 0 {
      self = .moment(.step(number), folder: folder)
    } else if item.hasPrefix("failure-"), let number = Int(item.dropFirst("failure-".count)), number > 0 {
      self = .moment(.failure(number), folder: folder)
    } else if item.hasPrefix("snapshot-") {
      self = .moment(.failure(1), folder: folder)
    } else {
      return nil
    }
  }

  static let ofProcess: PauseRequest? = ReportDestination.variable("UNDERSTUDY_PAUSE").flatMap { text in
    let request = PauseRequest(text)
    if request == nil { StandardError.write([PauseWording.unknown(text)]) }
    return request
  }

  /// Whether the process only repeats what a report has recorded.
  static let isOfReport = if case .moment = ofProcess { true } else { false }
}
