import Foundation
import UnderstudyCore

/// What was noted in one launch.
@MainActor
final class StandinNotes: HostService {
  /// Those that were called while no app ran.
  private static var outside: Set<String> = []

  private let host: WeakHost
  private var noted: Set<String> = []
  /// How often each asynchronous member was called.
  private var calls: [String: Int] = [:]

  init(host: UnderstudyCore.Host) { self.host = WeakHost(host) }

  static func note(_ text: String, in host: UnderstudyCore.Host?) {
    if let host { return host.service(Self.self).note(text) }
    guard outside.insert(text).inserted else { return }
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Counts a call of an asynchronous member.
  ///
  /// - Returns: How often it was called in this launch; 0 if no app runs.
  static func count(_ member: String, in host: UnderstudyCore.Host?) -> Int {
    host?.service(Self.self).count(member) ?? 0
  }

  private func count(_ member: String) -> Int {
    calls[member, default: 0] += 1
    return calls[member, default: 0]
  }

  private func note(_ text: String) {
    guard noted.insert(text).inserted, let host = host.host else { return }
    host.log(.standIn, text)
  }
}
