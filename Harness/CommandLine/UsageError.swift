import HarnessBenchmarks

/// Arguments that the `harness` command does not understand, in words for who typed them.
struct UsageError: Error, Equatable {
  let message: String

  static func unknownCommand(_ name: String) -> UsageError {
    UsageError(message: "unknown command \"\(name)\"; known commands: \(list(Command.names))")
  }

  static func unknownApp(_ name: String) -> UsageError {
    UsageError(message: "unknown app \"\(name)\"; known apps: \(list(SampleApp.allCases.map(\.rawValue)))")
  }

  static func unknownOption(_ name: String, known: [String]) -> UsageError {
    UsageError(message: "unknown option \"\(name)\"; known options: \(list(known))")
  }

  static func unexpected(_ argument: String, after command: String) -> UsageError {
    UsageError(message: "unexpected argument \"\(argument)\" after \"\(command)\"; see `harness help`")
  }

  static let missingApp = UsageError(
    message: "tree needs the name of an app; known apps: \(list(SampleApp.allCases.map(\.rawValue)))")

  static let missingPictureApp = UsageError(
    message: "picture needs the name of an app; known apps: \(list(SampleApp.allCases.map(\.rawValue)))")

  static func missingValue(_ option: String, _ what: String) -> UsageError {
    UsageError(message: "\(option) needs \(what)")
  }

  static func unknownValue(_ value: String, of option: String, known: [String]) -> UsageError {
    UsageError(message: "unknown value \"\(value)\" of \(option); known values: \(list(known))")
  }

  static func unknownWorkload(_ name: String) -> UsageError {
    UsageError(message: "unknown workload \"\(name)\"; known workloads: \(list(WorkloadID.allCases.map(\.rawValue)))")
  }

  static let missingWorkload = UsageError(
    message: "--only needs names of workloads with commas between; known workloads: "
      + list(WorkloadID.allCases.map(\.rawValue)))

  static func apart(_ option: String, _ other: String) -> UsageError {
    UsageError(message: "\(option) and \(other) do not go together")
  }

  static func missingFolder(_ path: String) -> UsageError {
    UsageError(message: "no \(path) here or in a folder above; run the command in the package's folder")
  }

  static func unknownTest(_ name: String) -> UsageError {
    UsageError(message: "there is no broken test \"\(name)\"; `harness failures` prints the names of all")
  }

  static let missingFile = UsageError(message: "--json needs the name of a file")

  static let missingCheckout = UsageError(
    message: "--against needs the folder of another checkout with a release build, or its program")

  static let missingTest = UsageError(message: "--inside needs xctest or testing")
  static let missingRounds = UsageError(message: "--rounds needs a number that is greater than 0")

  static let roundsAlone = UsageError(message: "--rounds goes with --against only")

  static func missingNumber(_ option: String) -> UsageError {
    UsageError(message: "\(option) needs a number that is not negative")
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
