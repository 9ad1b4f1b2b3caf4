import Foundation

extension OperationQueue {
  /// A point in time by the clock on the wall.
  public struct SchedulerTimeType: DateTime, Codable, Hashable, Sendable {
    /// The point in time.
    public var date: Date

    /// Makes a time of a date.
    ///
    /// - Parameter date: The point in time.
    public init(_ date: Date) { self.date = date }

    /// A span of time, in seconds.
    public struct Stride: DateStride, Hashable, Codable, Sendable {
      /// The seconds.
      public var magnitude: TimeInterval

      /// The seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// Makes a span of seconds.
      ///
      /// - Parameter timeInterval: The seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    }
  }
}
