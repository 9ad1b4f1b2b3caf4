import Foundation

/// Where random bytes come from.
public final class SecRandom: Sendable {}
/// Where random bytes come from, as functions take it.
public typealias SecRandomRef = SecRandom

/// The system's random bytes.
public let kSecRandomDefault: SecRandomRef? = nil

/// Writes random bytes, fit for cryptography. Source: Apple's page "SecRandomCopyBytes".
///
/// - Parameters:
///   - rnd: Is not read: all bytes are the system's.
///   - count: How many.
///   - bytes: Where they are written.
/// - Returns: Zero, or ``errSecParam`` for a count below zero.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
