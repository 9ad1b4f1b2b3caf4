import UnderstudyTime
import XCTest

/// What `measure(metrics:)` measures (Apple's page "XCTMetric").
public protocol XCTMetric: NSObjectProtocol {
  /// What the figures are called in the output.
  var measuredQuantity: String { get }
  /// The unit of the figures.
  var measuredUnit: String { get }
  /// What is spent so far; a figure is the difference between the end and the beginning of an iteration.
  func measuredTotal() -> Double
}

extension XCTMetric {
  /// Seconds, unless the metric has another unit.
  public var measuredUnit: String { "seconds" }

  /// The real time.
  public func measuredTotal() -> Double { RealTime.uptime }
}

/// The real time that launching takes.
public final class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  /// The name of Xcode's metric for launches.
  public let measuredQuantity = "Application Launch"

  public override init() {}

  /// A metric for launches, as without the parameter.
  ///
  /// - Parameter waitUntilResponsive: has no effect: a launch here ends when the app is responsive.
  public init(waitUntilResponsive: Bool) {}
}

/// The real time that a block takes.
public final class XCTClockMetric: NSObject, XCTMetric {
  /// The name of Xcode's metric for real time.
  public let measuredQuantity = "Clock Time"

  public override init() {}
}

/// The time that processors work for the process, in which the app is, too.
public final class XCTCPUMetric: NSObject, XCTMetric {
  /// The name of Xcode's metric for processor time.
  public let measuredQuantity = "CPU Time"

  public override init() {}
  /// Measures the whole process, because the app runs in it.
  public init(application: XCUIApplication) {}
  /// Measures all threads of the process, whatever the parameter says.
  public init(limitingToCurrentThread: Bool) {}

  /// The processor time of the process so far, in seconds.
  public func measuredTotal() -> Double { RealTime.time(of: CLOCK_PROCESS_CPUTIME_ID) / .seconds(1) }
}

/// The memory that the process comes to use, in which the app is, too.
public final class XCTMemoryMetric: NSObject, XCTMetric {
  /// The name of Xcode's metric for memory.
  public let measuredQuantity = "Memory Physical"
  /// Units of 1,024 bytes.
  public let measuredUnit = "kB"

  public override init() {}
  /// Measures the whole process, because the app runs in it.
  public init(application: XCUIApplication) {}

  /// The resident memory of the process now.
  public func measuredTotal() -> Double { ProcessUsage.residentKilobytes }
}

/// What the process writes to storage, in which the app is, too.
public final class XCTStorageMetric: NSObject, XCTMetric {
  /// The name of Xcode's metric for writes.
  public let measuredQuantity = "Disk Logical Writes"
  /// Units of 1,024 bytes.
  public let measuredUnit = "kB"

  public override init() {}
  /// Measures the whole process, because the app runs in it.
  public init(application: XCUIApplication) {}

  /// What the process has written so far.
  public func measuredTotal() -> Double { ProcessUsage.writtenKilobytes }
}

/// The real time between marks that an app sets by signposts, which there are none of here: it measures the block.
public final class XCTOSSignpostMetric: NSObject, XCTMetric {
  /// What the marks are for.
  public let measuredQuantity: String

  /// Measures what the marks of a name are around.
  public init(subsystem: String, category: String, name: String) {
    measuredQuantity = name
    super.init()
  }

  private init(_ name: String) {
    measuredQuantity = name
    super.init()
  }

  /// The time that launching takes.
  public static var applicationLaunch: any XCTMetric { XCTOSSignpostMetric("Application Launch") }
  /// The time that pages of a stack take to come; nothing is animated here.
  public static var navigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric("Navigation Transition") }
  /// The time that animations of the app's own take; nothing is animated here.
  public static var customNavigationTransitionMetric: any XCTMetric {
    XCTOSSignpostMetric("Custom Navigation Transition")
  }
  /// The time that lists take to slow down after a flick; they stop at once here.
  public static var scrollDecelerationMetric: any XCTMetric { XCTOSSignpostMetric("Scroll Deceleration") }
  /// The time that lists follow a finger.
  public static var scrollDraggingMetric: any XCTMetric { XCTOSSignpostMetric("Scroll Dragging") }
  /// The time of both.
  public static var scrollingAndDecelerationMetric: any XCTMetric {
    XCTOSSignpostMetric("Scrolling and Deceleration")
  }
}

/// What the process has used since it began.
private enum ProcessUsage {
  static var residentKilobytes: Double {
    let pages = text("/proc/self/statm").split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1024
  }

  static var writtenKilobytes: Double {
    let line = text("/proc/self/io").split(separator: "\n").first { $0.hasPrefix("wchar:") }
    return (line?.split(separator: " ").last.flatMap { Double($0) } ?? 0) / 1024
  }

  private static func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
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
  /// Runs a block several times and prints what it took. The figures are never compared with a limit.
  ///
  /// - Parameters:
  ///   - metrics: what to measure.
  ///   - options: the number of iterations; one more run comes first and is not measured.
  ///   - block: what to measure.
  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions = .default, block: () -> Void) {
    block()
    var figures = metrics.map { _ in [Double]() }
    for _ in 0..<max(options.iterationCount, 1) {
      let before = metrics.map { $0.measuredTotal() }
      block()
      for (position, metric) in metrics.enumerated() {
        figures[position].append(metric.measuredTotal() - before[position])
      }
    }
    for (metric, values) in zip(metrics, figures) {
      let average = values.reduce(0, +) / Double(values.count)
      let list = values.map { String(format: "%.6f", $0) }.joined(separator: ", ")
      print(
        "\(name) measured [\(metric.measuredQuantity), \(metric.measuredUnit)] "
          + "average: \(String(format: "%.6f", average)), values: [\(list)]")
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
}

extension UnderstudyTestCase {
  /// Runs a block ten times and prints how long it took in real time. No test fails as the times differ: as in Xcode without a
  /// baseline, where XCTest of Linux has a limit for that.
  ///
  /// - Parameter block: what to measure.
  public func measure(_ block: () -> Void) {
    let options = XCTMeasureOptions()
    options.iterationCount = 9
    measure(options: options, block: block)
  }
}
