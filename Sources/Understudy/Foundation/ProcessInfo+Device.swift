import Foundation

/// What the system says of the device. Source: Apple's page "ProcessInfo".
extension ProcessInfo {
  /// How warm the device is.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  /// How warm the device is: never warm.
  public var thermalState: ThermalState { .nominal }
  /// Whether the user saves power: never.
  public var isLowPowerModeEnabled: Bool { false }
  /// Whether an app of the iPhone runs on a Mac: never.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an app of the iPad is built for the Mac: never.
  public var isMacCatalystApp: Bool { false }

  /// Posted when the device gets warmer or colder: never.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
  /// Posted when the user begins or ends to save power: never.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

/// The seconds since the beginning of 2001, in the app's time.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date().timeIntervalSinceReferenceDate }

/// Runs a closure. Objects are released when nothing refers to them, as always on Linux.
///
/// - Returns: what the closure returns.
/// - Throws: what the closure throws.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }
