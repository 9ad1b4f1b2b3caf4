import Foundation

extension URL {
  /// Answers true: the app may read any file that the test may.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends the access, which needs no end here.
  public func stopAccessingSecurityScopedResource() {}
}
