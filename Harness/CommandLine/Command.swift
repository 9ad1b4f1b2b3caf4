/// What the `harness` command is asked to do.
enum Command: Equatable {
  /// Runs the flows of one sample app, or of all of them.
  case flows(SampleApp?)
  /// Prints the element tree of a sample app as it is after its launch.
  case tree(SampleApp)
  /// Measures the workloads; the figures go to a file too where one is named.
  case bench(jsonFile: String?)
  case help

  /// The names of the commands, as a user types them.
  static let names = ["flows", "tree", "bench", "help"]

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
      case "bench": command = .bench(jsonFile: try jsonFile(&rest))
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

  private static func jsonFile(_ arguments: inout ArraySlice<String>) throws(UsageError) -> String? {
    guard arguments.first == "--json" else { return nil }
    arguments.removeFirst()
    guard let file = arguments.popFirst(), !file.isEmpty, !file.hasPrefix("--") else { throw .missingFile }
    return file
  }

  private static func options(of command: String) -> [String] {
    command == "bench" ? ["--json FILE", "--help"] : ["--help"]
  }
}

extension Optional {
  fileprivate func orThrow(_ error: UsageError) throws(UsageError) -> Wrapped {
    guard let self else { throw error }
    return self
  }
}
