import Foundation
import UnderstudyTime

/// What an app takes for its process: arguments, environment, the user's locale, and where it is installed (F-42, F-11).
///
/// Code of the app that asks Foundation for these finds them here, on whatever thread it runs, and so does each of several
/// apps that run side by side. It is made at the app's launch and never changes.
package final class AppProcess: Sendable {
  /// What the app was launched with, without the path of the program.
  package let arguments: [String]
  /// The variables of the launch. All others are the real process's.
  package let environment: [String: String]
  /// The user's locale.
  package let locale: Locale
  /// The user's languages, the preferred one first.
  package let languages: [String]
  /// The module that declares the app; nil for a view without one.
  package let module: String?
  /// The tables of strings that the app's texts are looked up in; nil before the first one is.
  let strings = Guarded<[StringTable]?>(nil)
  /// What `-key value` among the arguments says (F-105).
  nonisolated(unsafe) let argumentDomain: [String: Any]
  /// The domains of user defaults that end with the launch, by name (F-131).
  let volatileDefaults = VolatileDefaults()
  /// The variables as C has them: they live as long as the process does, since the caller may retain them.
  private let variables: [String: UncheckedSendable<UnsafeMutablePointer<CChar>?>]

  package init(
    arguments: [String] = [], environment: [String: String] = [:], locale: Locale = AppProcess.standardLocale,
    module: String? = nil
  ) {
    (self.arguments, self.environment, self.module) = (arguments, environment, module)
    argumentDomain = Self.argumentDomain(arguments)
    let named = (argumentDomain["AppleLocale"] as? String).map(Locale.init(identifier:))
    let given = argumentDomain["AppleLanguages"].flatMap(Self.list)
    languages = given ?? [(named ?? locale).identifier(.bcp47)]
    self.locale = named ?? given?.first.map { Locale(identifier: $0.replacing("-", with: "_")) } ?? locale
    variables = environment.mapValues { UncheckedSendable(strdup($0)) }
    if !environment.isEmpty { understudy_use_variables() }
    _ = Self.realDefaults
  }

  /// Made before an app runs, since Foundation keeps for good the arguments that the process has at the first object (F-131).
  private static let realDefaults: Void = { _ = AppDefaults.named("") }()

  /// American English, wherever tests run (SEM-262).
  package static let standardLocale = Locale(identifier: "en_US")

  /// The process of the calling code's app; nil in code of a test, and of no app.
  package static var ofApp: AppProcess? { Caller.app?.appProcess }

  /// The process whose locale the calling code goes by: its own or, for code of a test, that of the app launched last.
  package static var current: AppProcess? { Caller.current?.session.appProcess }

  fileprivate func variable(_ name: String) -> UnsafePointer<CChar>? {
    variables[name]?.value.map { UnsafePointer($0) }
  }

  /// The pairs `-key value` of a command line. An argument that begins with a dash is a key of its own, not a value.
  ///
  /// As on a device, a value that begins like a property list, old-style or XML, is read as one; other values, and what cannot
  /// be read, are texts.
  package static func argumentDomain(_ arguments: [String]) -> [String: Any] {
    var domain: [String: Any] = [:]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument.count > 1, let value = rest.first, !value.hasPrefix("-") else { continue }
      domain[String(argument.dropFirst())] = propertyList(value) ?? value
      rest.removeFirst()
    }
    return domain
  }

  private static func propertyList(_ text: String) -> Any? {
    guard let first = text.first(where: { !$0.isWhitespace }), "({<".contains(first),
      let value = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    else { return nil }
    return withStoredNumbers(value)
  }

  /// A property list whose Boolean values are stored as in user defaults, however deep they are.
  private static func withStoredNumbers(_ value: Any) -> Any {
    switch value {
    case let list as [Any]: list.map(withStoredNumbers)
    case let dictionary as [String: Any]: dictionary.mapValues(withStoredNumbers)
    // A one would be taken for true.
    case _ where type(of: value) is NSNumber.Type: value
    default: AppDefaults.stored(value)
    }
  }

  /// The languages of a list as a command line has it: `(de, "en-GB")`, or a single one; nil for anything else.
  private static func list(_ value: Any) -> [String]? {
    if let languages = value as? [String] { return languages.isEmpty ? nil : languages }
    return (value as? String).map { $0.split { "(),\" ".contains($0) }.map(String.init) }
  }
}

extension ExecutionSession {
  private struct ProcessState: Sendable {
    var process: AppProcess?
    var installation: Installation?
  }

  private final class ProcessEntry: Sendable {
    let state: ProcessState
    init(_ state: ProcessState) { self.state = state }
  }

  private var processState: ProcessState {
    process.withLock { $0.map { unsafeDowncast($0, to: ProcessEntry.self) } }?.state ?? ProcessState()
  }

  private func updateProcess(_ body: (inout ProcessState) -> Void) {
    var state = processState
    body(&state)
    let entry = ProcessEntry(state)
    process.withLock { $0 = entry }
  }

  /// What the session's app takes for its process; nil before the first launch.
  package var appProcess: AppProcess? {
    get { processState.process }
    set { updateProcess { $0.process = newValue } }
  }

  /// What the session's apps have stored.
  package var installation: Installation {
    if let known = processState.installation { return known }
    let found = Installation.ofTest ?? Installation()
    updateProcess { $0.installation = found }
    return found
  }
}

@_silgen_name("understudy_process_arguments")
func processArguments(_ real: __owned [String]) -> [String] {
  guard let process = AppProcess.ofApp else { return real }
  return real.prefix(1) + process.arguments
}

@_silgen_name("understudy_process_environment")
func processEnvironment(_ real: __owned [String: String]) -> [String: String] {
  guard let process = AppProcess.ofApp, !process.environment.isEmpty else { return real }
  return real.merging(process.environment) { _, given in given }
}

@_cdecl("understudy_process_variable")
func processVariable(_ name: UnsafePointer<CChar>) -> UnsafePointer<CChar>? {
  AppProcess.ofApp?.variable(String(cString: name))
}

@_silgen_name("understudy_process_locale")
func processLocale() -> Locale { AppProcess.current?.locale ?? AppProcess.standardLocale }

@_silgen_name("understudy_process_languages")
func processLanguages() -> [String] {
  AppProcess.current?.languages ?? [AppProcess.standardLocale.identifier(.bcp47)]
}

/// The real calendar, whose first weekday and names are those of the app's locale.
@_silgen_name("understudy_process_calendar")
func processCalendar(_ real: __owned Calendar) -> Calendar {
  var calendar = real
  calendar.locale = processLocale()
  return calendar
}

/// Leads the methods of Foundation's classes that are called by their tables here, too.
package enum ProcessInterposition {
  private static let isInstalled = understudy_interpose_process(
    unsafeBitCast(UserDefaults.self, to: UnsafeMutableRawPointer.self),
    unsafeBitCast(Bundle.self, to: UnsafeMutableRawPointer.self),
    unsafeBitCast(FileManager.self, to: UnsafeMutableRawPointer.self))

  /// Makes the methods of user defaults, bundles and file managers those of the calling code's app; later calls change nothing.
  ///
  /// - Returns: False if Foundation is linked into the program, or is another one than `UnderstudyPlatformC` knows.
  @discardableResult package static func install() -> Bool { isInstalled }
}
