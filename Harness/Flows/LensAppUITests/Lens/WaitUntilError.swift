import Foundation

public struct TestTimeoutError: Error, Equatable {}

public enum WaitUntilError: Error, CustomStringConvertible, Equatable {
  case timeout(description: String)

  public var description: String {
    switch self {
    case .timeout(let message):
      return "⏰ Timeout: \(message)"
    }
  }
}
