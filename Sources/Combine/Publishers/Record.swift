/// Gives recorded values to each subscriber, and the recorded end.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is given.
  public let recording: Recording

  /// Makes a publisher of what a closure records.
  ///
  /// - Parameter record: Fills the recording.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Makes a publisher of a recording.
  ///
  /// - Parameter recording: What is given.
  public init(recording: Recording) { self.recording = recording }

  /// Makes a publisher of values and an end.
  ///
  /// - Parameters:
  ///   - output: The values.
  ///   - completion: The end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    walk(recording.output, subscriber, end: recording.completion)
  }

  /// Values and an end, to be given again.
  public struct Recording {
    /// The kind of values that are recorded.
    public typealias Input = Output

    /// The values.
    public private(set) var output: [Output] = []

    /// The end; `.finished` where none was recorded.
    public private(set) var completion = Subscribers.Completion<Failure>.finished

    private var isOver = false

    /// An empty recording that is still open.
    public init() {}

    /// Makes a recording that is complete.
    ///
    /// - Parameters:
    ///   - output: The values.
    ///   - completion: The end.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isOver = true
    }

    /// Records a value.
    ///
    /// - Parameter input: The value; recording one after the end is a programmer's error.
    public mutating func receive(_ input: Input) {
      precondition(!isOver, "a value was recorded after the end")
      output.append(input)
    }

    /// Records the end.
    ///
    /// - Parameter completion: The end; recording a second one is a programmer's error.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isOver, "a second end was recorded")
      self.completion = completion
      isOver = true
    }
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: String, CodingKey {
    case output, completion
  }

  /// Reads what `encode(to:)` has written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion)
    )
  }

  /// Writes what `encode(to:)` writes, under the name that Combine has for it.
  public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }

  /// Writes a form that Combine on a device reads as well.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}
