import UnderstudyCore

/// Puts failures of the running test into the logs of its apps, so that the logs show what came before and after.
@MainActor enum FailureEvents {
  /// - Parameter message: Its first line is what the log keeps.
  static func record(_ message: String) {
    let headline = TextNote(String(message.prefix { $0 != "\n" }))
    let test = RunningTest.current
    for host in Host.running where test.includes(host.session) { host.events.record(.failure(headline)) }
  }
}
