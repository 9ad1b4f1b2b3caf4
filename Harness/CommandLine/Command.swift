import HarnessBenchmarks

/// What the `harness` command is asked to do.
enum Command: Equatable {
  /// Runs the flows of one sample app, or of all of them.
  case flows(SampleApp?)
  /// Prints the element tree of a sample app as it is after its launch.
  case tree(SampleApp)
  /// Draws the screen of a sample app as it is after its launch.
  case picture(SampleApp, PictureSettings)
  /// Measures some workloads, or all if none is named; the figures go to a file too if one is named. Twice the bounds may be
  /// allowed, for a machine that the bounds were not measured on.
  case bench(only: [WorkloadID], jsonFile: String?, keepsLog: Bool, allowsTwice: Bool, inside: InsideTest? = nil)
  /// Measures some workloads, or all where none is named, with this program and in turns with another checkout's.
  case comparison(path: String, only: [WorkloadID], rounds: Int, keepsLog: Bool)
  /// Measures workloads without the event log and with it, W1 and W3 where none is named.
  case logCost(only: [WorkloadID])
  /// Writes the page of what the tests show, or only checks whether it is current.
  case coverage(checks: Bool)
  /// Writes the page of what is not declared, or only checks whether it is current.
  case gaps(checks: Bool)
  /// Compares the runtime with its model on random programs.
  case oracle(steps: Int, seed: UInt64)
  /// Compares random apps, after random changes, with fresh launches.
  case launches(trees: Int, seed: UInt64)
  /// Compares what predicates answer with what they mean, on random formats.
  case predicates(formats: Int, seed: UInt64)
  /// Runs the tests that fail on purpose, those of the names or all, and prints what they report.
  case failures(only: [String], mode: FailuresMode, isParallel: Bool)
  /// Runs one of them as the only test of this process.
  case failure(String)
  /// Takes an Xcode project along, by the arguments from the command's name on.
  case adopt([String])
  case help

  /// The names of the commands, as a user types them.
  static let names = [
    "flows", "tree", "picture", "bench", "coverage", "gaps", "oracle", "launches", "predicates", "failures", "adopt",
    "doctor", "help",
  ]

  /// Reads a command from the arguments that follow the program's name.
  ///
  /// - Returns: The command, or what is wrong with the arguments.
  static func parse(_ arguments: [String]) -> Result<Command, UsageError> {
    Result { () throws(UsageError) in
      if arguments.contains(where: { ["--help", "-h"].contains($0) }) { return .help }
      guard let name = arguments.first else { return .flows(nil) }
      var rest = arguments.dropFirst()
      let command: Command
      switch name {
      case "flows": command = .flows(try rest.popFirst().map(app))
      case "tree": command = .tree(try app(try rest.popFirst().orThrow(.missingApp)))
      case "picture":
        let settings = try PictureSettings(&rest)
        command = .picture(try app(try rest.popFirst().orThrow(.missingPictureApp)), settings)
      case "bench": command = try bench(&rest)
      case "coverage": command = .coverage(checks: flag("--check", &rest))
      case "gaps": command = .gaps(checks: flag("--check", &rest))
      case "oracle":
        command = .oracle(
          steps: try number("--steps", &rest) ?? 100_000, seed: UInt64(try number("--seed", &rest) ?? 1))
      case "launches":
        command = .launches(
          trees: try number("--trees", &rest) ?? 2_000, seed: UInt64(try number("--seed", &rest) ?? 1))
      case "predicates":
        command = .predicates(
          formats: try number("--formats", &rest) ?? 100_000, seed: UInt64(try number("--seed", &rest) ?? 1))
      case "failures":
        if flag("--run", &rest), let name = rest.popFirst() {
          command = .failure(name)
          break
        }
        let isParallel = flag("--parallel", &rest)
        let mode: FailuresMode = flag("--check", &rest) ? .check : flag("--write", &rest) ? .write : .print
        command = .failures(only: Array(rest), mode: mode, isParallel: isParallel)
        rest = []
      case "adopt", "doctor":
        command = .adopt(arguments)
        rest = []
      case "help": command = .help
      default: throw name.hasPrefix("-") ? .unknownOption(name, known: ["--help"]) : .unknownCommand(name)
      }
      if let extra = rest.first {
        throw extra.hasPrefix("-") ? .unknownOption(extra, known: options(of: name)) : .unexpected(extra, after: name)
      }
      return command
    }
  }

  private static func app(_ name: String) throws(UsageError) -> SampleApp {
    if name.hasPrefix("-") { throw .unknownOption(name, known: ["--help"]) }
    return try SampleApp(named: name).orThrow(.unknownApp(name))
  }

  /// One of the three commands that measure.
  private static func bench(_ arguments: inout ArraySlice<String>) throws(UsageError) -> Command {
    let only = try workloads(&arguments)
    let jsonFile = try value(of: "--json", &arguments, or: .missingFile)
    let checkout = try value(of: "--against", &arguments, or: .missingCheckout)
    let count = try value(of: "--rounds", &arguments, or: .missingRounds)
    let isLogCost = flag("--log", &arguments)
    let keepsLog = !flag("--without-log", &arguments)
    let allowsTwice = flag("--twice", &arguments)
    let inside = try value(of: "--inside", &arguments, or: .missingTest)
    let test = try inside.map { name throws(UsageError) in try InsideTest(rawValue: name).orThrow(.missingTest) }
    if test != nil, isLogCost || checkout != nil { throw .apart("--inside", isLogCost ? "--log" : "--against") }
    if allowsTwice, isLogCost || checkout != nil { throw .apart("--twice", isLogCost ? "--log" : "--against") }
    if isLogCost {
      if jsonFile != nil { throw .apart("--log", "--json") }
      if checkout != nil { throw .apart("--against", "--log") }
      if !keepsLog { throw .apart("--log", "--without-log") }
    }
    guard let path = checkout else {
      if count != nil { throw .roundsAlone }
      return isLogCost
        ? .logCost(only: only)
        : .bench(only: only, jsonFile: jsonFile, keepsLog: keepsLog, allowsTwice: allowsTwice, inside: test)
    }
    if jsonFile != nil { throw .apart("--against", "--json") }
    guard let rounds = Int(count ?? "3"), rounds > 0 else { throw .missingRounds }
    return .comparison(path: path, only: only, rounds: rounds, keepsLog: keepsLog)
  }

  private static func workloads(_ arguments: inout ArraySlice<String>) throws(UsageError) -> [WorkloadID] {
    guard let names = try value(of: "--only", &arguments, or: .missingWorkload) else { return [] }
    var workloads: [WorkloadID] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      workloads.append(try WorkloadID(named: String(name)).orThrow(.unknownWorkload(String(name))))
    }
    return workloads
  }

  /// Takes out an option and what follows it, wherever it stands.
  static func value(
    of option: String, _ arguments: inout ArraySlice<String>, or error: UsageError
  ) throws(UsageError) -> String? {
    guard let index = arguments.firstIndex(of: option) else { return nil }
    arguments.remove(at: index)
    guard index < arguments.endIndex, !arguments[index].isEmpty, !arguments[index].hasPrefix("--") else { throw error }
    return arguments.remove(at: index)
  }

  private static func number(_ name: String, _ arguments: inout ArraySlice<String>) throws(UsageError) -> Int? {
    guard flag(name, &arguments) else { return nil }
    guard let number = arguments.popFirst().flatMap({ Int($0) }), number >= 0 else { throw .missingNumber(name) }
    return number
  }

  private static func flag(_ name: String, _ arguments: inout ArraySlice<String>) -> Bool {
    guard arguments.first == name else { return false }
    arguments.removeFirst()
    return true
  }

  private static func options(of command: String) -> [String] {
    switch command {
    case "bench":
      [
        "--only IDS", "--json FILE", "--log", "--without-log", "--twice", "--inside TEST", "--against PATH",
        "--rounds N", "--help",
      ]
    case "picture": PictureSettings.options + ["--help"]
    case "coverage", "gaps": ["--check", "--help"]
    case "oracle": ["--steps N", "--seed N", "--help"]
    case "launches": ["--trees N", "--seed N", "--help"]
    case "failures": ["--parallel", "--check", "--write", "--help"]
    case "predicates": ["--formats N", "--seed N", "--help"]
    default: ["--help"]
    }
  }
}

extension Optional {
  fileprivate func orThrow(_ error: UsageError) throws(UsageError) -> Wrapped {
    guard let self else { throw error }
    return self
  }
}
