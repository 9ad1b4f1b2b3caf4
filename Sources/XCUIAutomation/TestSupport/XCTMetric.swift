import Foundation
import XCTest

/// What `measure(metrics:)` measures (reference, section 1.10).
public protocol XCTMetric: NSObjectProtocol {
  /// What the figures are called in the output.
  var measuredQuantity: String { get }
}

/// The real time that launching takes.
public final class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  public let measuredQuantity = "Application Launch"

  public override init() {}

  /// - Parameter waitUntilResponsive: has no effect: a launch here ends when the app is responsive.
  public init(waitUntilResponsive: Bool) {}
}

/// The real time that a block takes.
public final class XCTClockMetric: NSObject, XCTMetric {
  public let measuredQuantity = "Clock Time"

  public override init() {}
}

/// How `measure(metrics:options:)` measures.
public final class XCTMeasureOptions: NSObject {
  /// How often the block is measured, after one run that is not.
  public var iterationCount = 5

  public override init() {}

  /// Options with five iterations.
  public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

extension XCTestCase {
  /// Runs a block several times and prints how long it took in real time. The figures are never compared with a limit.
  ///
  /// - Parameters:
  ///   - metrics: what to measure; each is real time here, and names the figures.
  ///   - options: the number of iterations; one more run comes first and is not measured.
  ///   - block: what to measure.
  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions = .default, block: () -> Void) {
    block()
    let clock = ContinuousClock()
    let durations = (0..<max(options.iterationCount, 1)).map { _ in
      seconds(measureReal(clock, block))
    }
    let average = durations.reduce(0, +) / Double(durations.count)
    let values = durations.map { String(format: "%.6f", $0) }.joined(separator: ", ")
    for metric in metrics {
      print(
        "\(name) measured [\(metric.measuredQuantity), seconds] average: \(String(format: "%.6f", average)), "
          + "values: [\(values)]")
    }
  }

  /// Runs a block several times and prints how long it took in real time.
  ///
  /// - Parameters:
  ///   - options: the number of iterations.
  ///   - block: what to measure.
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: [XCTClockMetric()], options: options, block: block)
  }

  private func measureReal(_ clock: some Clock<Duration>, _ block: () -> Void) -> Duration { clock.measure(block) }

  private func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }
}
