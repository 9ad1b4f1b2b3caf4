import Foundation
import UnderstudyCore

/// Runs an app without a test, as a `main.swift` of UIKit does: its first frame is settled and its element tree is printed.
///
/// - Parameters:
///   - argc: The number of arguments; the process has them by itself.
///   - argv: The arguments.
///   - principalClassName: The application's class; has no effect.
///   - delegateClassName: What `NSStringFromClass` says of the delegate's class.
/// - Returns: 0.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  run(delegateClassName.flatMap(NSClassFromString), named: delegateClassName)
}

private func run(_ type: AnyClass?, named name: String?) -> Int32 {
  guard let delegate = type as? any UIApplicationDelegate.Type else {
    preconditionFailure(
      "UIApplicationMain needs the name of a class that conforms to UIApplicationDelegate, not \(name ?? "nil").")
  }
  // The metatype of a class of the main actor, which this is.
  nonisolated(unsafe) let main = delegate
  MainActor.assumeIsolated { main.main() }
  return 0
}

// MARK: - @UIApplicationMain

// The compiler makes the attribute's code for Objective-C: it calls the two functions below by these names (F-147).

/// A class on its way through the attribute's code, which takes it for a string.
private final class NamedClass: Sendable {
  let type: AnyClass
  init(_ type: AnyClass) { self.type = type }
}

/// Names a class for `UIApplicationMain`: gives an object that holds it, which is never freed.
@_cdecl("NSStringFromClass")
func nameOfClass(_ type: UnsafeRawPointer) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(NamedClass(unsafeBitCast(type, to: AnyClass.self))).retain().toOpaque()
}

@_cdecl("UIApplicationMain")
func applicationMain(
  _ argc: Int32, _ argv: UnsafeMutableRawPointer, _ principalClassName: UnsafeMutableRawPointer?,
  _ delegateClassName: UnsafeMutableRawPointer?
) -> Int32 {
  let named = delegateClassName.map { Unmanaged<NamedClass>.fromOpaque($0).takeUnretainedValue() }
  return run(named?.type, named: named.map { String(describing: $0.type) })
}
