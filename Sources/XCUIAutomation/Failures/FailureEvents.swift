import UnderstudyCore

/// Puts failures of the running test into the logs of its apps, which then show what came before and after.
@MainActor enum FailureEvents {
  /// Records a failure in the log of each running app of the test.
  ///
  /// - Parameter message: The log records its first line.
  static func record(_ message: String) {
    let headline = String(message.prefix { !$0.isNewline })
    let test = RunningTest.current
    for host in Host.running where test.includes(host.session) { host.events.record(.failure(headline)) }
  }
}
