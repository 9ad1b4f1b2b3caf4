/// Something whose time is measured: `prepare` makes the operation, which is then run many times.
@MainActor
public struct Workload {
  /// What the table and the command line call it.
  public let id: WorkloadID
  /// The number of rows or levels.
  public let n: Int
  /// The time that an operation may take, in microseconds.
  public let bound: Double
  /// How many operations make one sample, so that a sample is long enough for the clock.
  let repetitions: Int
  let samples: Int
  let prepare: () -> Operation

  init(
    _ id: WorkloadID, n: Int, bound: Double, repetitions: Int = 1, samples: Int = 25,
    prepare: @escaping () -> Operation
  ) {
    (self.id, self.n, self.bound) = (id, n, bound)
    (self.repetitions, self.samples, self.prepare) = (repetitions, samples, prepare)
  }

  /// An operation of the framework, the same work on plain objects, and what ends both.
  @MainActor
  struct Operation {
    let run: () -> Void
    let limit: () -> Void
    /// Ends what a sample began; not part of the measured time.
    var clean: () -> Void = {}
    var finish: () -> Void = {}
    /// The time that it may take, where that follows from another measurement.
    var bound: Double?
  }

  /// Runs the workload.
  public func measure() -> Measurement {
    let operation = prepare()
    let median = Stopwatch.median(samples: samples, repetitions: repetitions, operation.run, operation.clean)
    let limit = Stopwatch.median(samples: samples, repetitions: repetitions, operation.limit, {})
    operation.finish()
    return Measurement(id: id.rawValue, n: n, median: median, limit: limit, bound: operation.bound ?? bound)
  }
}

/// What came of a workload, in microseconds an operation.
public struct Measurement: Decodable, Equatable, Sendable {
  public let id: String
  public let n: Int
  public let median: Double
  /// The workload's steps on plain objects and dictionaries.
  public let limit: Double
  public let bound: Double
  public var isWithinBound: Bool { share <= 1 }
  /// Of the bound.
  var share: Double { median / bound }

  private enum CodingKeys: String, CodingKey {
    case id, n
    case median = "median_us"
    case limit = "limit_us"
    case bound = "bound_us"
  }
}
