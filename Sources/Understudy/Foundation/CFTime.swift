import Foundation

/// A length of time in seconds.
public typealias CFTimeInterval = Double
/// A point of time: seconds since the beginning of 2001 in UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// The seconds that the device has been running, on the app's clock. Source: Apple's page "CACurrentMediaTime()".
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
