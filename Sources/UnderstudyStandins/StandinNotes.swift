import Foundation
import UnderstudyCore

/// The members that were noted in one launch.
@MainActor
final class StandinNotes: HostService {
  /// Those that were called while no app ran.
  private static var outside: Set<String> = []

  private let host: WeakHost
  private var noted: Set<String> = []

  init(host: UnderstudyCore.Host) { self.host = WeakHost(host) }

  static func note(_ member: String, in host: UnderstudyCore.Host?) {
    if let host { return host.service(Self.self).note(member) }
    guard outside.insert(member).inserted else { return }
    FileHandle.standardError.write(Data((Standin.text(member) + "\n").utf8))
  }

  private func note(_ member: String) {
    guard noted.insert(member).inserted, let host = host.host else { return }
    host.log(.standIn, Standin.text(member))
  }
}
