import Combine

/// The calls of the delegates, in order.
final class LifeLog: ObservableObject {
  static let shared = LifeLog()

  @Published private(set) var lines: [String] = []

  func note(_ line: String) {
    if line == "application did finish launching" { lines = [] }
    lines.append(line)
  }
}
