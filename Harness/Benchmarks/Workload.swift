/// Something whose time is measured: `prepare` makes the operation, which is then run many times.
@MainActor
public struct Workload {
  /// What the table and the command line call it.
  public let id: WorkloadID
  /// The number of rows or levels.
  public let n: Int
  /// The greatest ratio of the median to the limit that is allowed: times differ by machine and hour, ratios much less.
  public let bound: Double
  /// How many operations make one sample, so that a sample is long enough for the clock.
  let repetitions: Int
  let samples: Int
  /// Whether the first runs do not count.
  let warmsUp: Bool
  let prepare: () -> Operation

  init(
    _ id: WorkloadID, n: Int, bound: Double, repetitions: Int = 1, samples: Int = 25, warmsUp: Bool = true,
    prepare: @escaping () -> Operation
  ) {
    (self.id, self.n, self.bound) = (id, n, bound)
    (self.repetitions, self.samples, self.warmsUp, self.prepare) = (repetitions, samples, warmsUp, prepare)
  }

  /// An operation of the framework, the same work on plain objects, and what ends both.
  @MainActor
  struct Operation {
    let run: () -> Void
    let limit: () -> Void
    /// Ends what a sample began; not part of the measured time.
    var clean: () -> Void = {}
    var finish: () -> Void = {}
  }

  /// Runs the workload.
  public func measure() -> Measurement {
    let start = MachineLoad()
    let operation = prepare()
    let median = Stopwatch.median(
      samples: samples, repetitions: repetitions, warmUp: warmsUp ? max(2, samples / 5) : 0, operation.run,
      operation.clean)
    let limit = Stopwatch.median(
      samples: max(5, samples), repetitions: Stopwatch.repetitions(of: operation.limit), warmUp: 2, operation.limit, {})
    operation.finish()
    return Measurement(
      id: id.rawValue, n: n, median: median, limit: limit, bound: bound, others: MachineLoad().others(since: start))
  }
}

/// What came of a workload; times are in microseconds an operation.
public struct Measurement: Equatable, Sendable {
  public let id: String
  public let n: Int
  public let median: Double
  /// The workload's steps on plain objects and dictionaries.
  public let limit: Double
  /// The greatest ratio that is allowed.
  public let bound: Double
  /// How many processors other processes took meanwhile.
  var others = 0.0
  /// Whether the machine was too busy for the bound to decide anything.
  var isOfBusyMachine: Bool { others > MachineLoad.limit }
  /// The median divided by the limit; a limit that is too short for the clock counts as a nanosecond.
  public var ratio: Double { median / max(limit, 0.001) }
  public var isWithinBound: Bool { ratio <= bound }
  /// The part of the bound that the ratio takes up.
  var share: Double { ratio / bound }

  private enum CodingKeys: String, CodingKey {
    case id, n, others
    case median = "median_us"
    case limit = "limit_us"
    case bound = "ratio_bound"
  }
}

extension Measurement: Decodable {
  /// Reads the figures of this program or of an older checkout's, which have no bound of the ratio.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(String.self, forKey: .id), n: try values.decode(Int.self, forKey: .n),
      median: try values.decode(Double.self, forKey: .median), limit: try values.decode(Double.self, forKey: .limit),
      bound: try values.decodeIfPresent(Double.self, forKey: .bound) ?? .infinity,
      others: try values.decodeIfPresent(Double.self, forKey: .others) ?? 0)
  }
}
