import Foundation
import UnderstudyCore

/// Lets the app find its launch arguments and environment where it would find them in a process of its own.
///
/// These places belong to the whole process: what was there is put back when the app ends, and a launch without arguments
/// and environment touches none of them, so that tests which do not use them can run side by side.
@MainActor enum LaunchEmulation {
  private struct Saved {
    let identity: ObjectIdentifier
    let arguments: [String]
    let environment: [String: String?]
    let defaults: [String: Any]
  }

  private static var saved: Saved?

  static func begin(for run: ApplicationRun, _ configuration: HostConfiguration) {
    let arguments = configuration.launchArguments
    let environment = configuration.launchEnvironment
    guard !arguments.isEmpty || !environment.isEmpty else { return }
    restore()
    // User defaults read the process's own arguments at their first use, which must not be those of the app.
    _ = UserDefaults.standard.object(forKey: "")
    let before = ProcessInfo.processInfo.environment
    let defaults = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
    saved = Saved(
      identity: ObjectIdentifier(run), arguments: CommandLine.arguments,
      environment: Dictionary(uniqueKeysWithValues: environment.keys.map { ($0, before[$0]) }), defaults: defaults
    )
    setCommandLineArguments(CommandLine.arguments.prefix(1) + arguments)
    for (name, value) in environment { setenv(name, value, 1) }
    let domain = defaults.merging(argumentDomain(arguments)) { _, new in new }
    UserDefaults.standard.setVolatileDomain(domain, forName: UserDefaults.argumentDomain)
  }

  static func end(for identity: ObjectIdentifier) {
    guard saved?.identity == identity else { return }
    restore()
  }

  private static func restore() {
    guard let saved else { return }
    setCommandLineArguments(saved.arguments)
    for (name, value) in saved.environment {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
    // Setting a domain here only adds to it, so it is removed first.
    UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    UserDefaults.standard.setVolatileDomain(saved.defaults, forName: UserDefaults.argumentDomain)
    self.saved = nil
  }

  /// The pairs `-key value` of a command line. An argument that begins with a dash is a key of its own, not a value.
  static func argumentDomain(_ arguments: [String]) -> [String: Any] {
    var domain: [String: Any] = [:]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument.count > 1, let value = rest.first, !value.hasPrefix("-") else { continue }
      domain[String(argument.dropFirst())] = value
      rest.removeFirst()
    }
    return domain
  }
}

/// The setter of `CommandLine.arguments`, which Swift 6 hides because it is not safe with threads; launches are on the main one.
@_silgen_name("$ss11CommandLineO9argumentsSaySSGvsZ")
private func setCommandLineArguments(_ arguments: __owned [String])
