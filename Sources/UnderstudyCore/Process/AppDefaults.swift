import Foundation
import UnderstudyTime

/// User defaults as an app under test and its test have them: in memory, each test's own (F-08).
///
/// There is one object a name in the process, as apps keep them in statics; it looks up the calling code's installation each
/// time. Values are found in the launch arguments, then in the store, then among those that were registered.
final class AppDefaults: UserDefaults {
  private let name: String
  /// For code that no test is known to call.
  private let unowned = Installation()

  /// Foundation's initialiser sets the domain of arguments, to those that the process had when the first object was made.
  nonisolated(unsafe) private var isMade = false

  private static let byName = Guarded(unchecked: [String: AppDefaults]())

  private init(name: String) {
    self.name = name
    super.init(suiteName: "understudy")!
    isMade = true
  }

  /// The defaults of a name, which are the same object at each call.
  ///
  /// - Parameter name: empty for the standard ones.
  static func named(_ name: String) -> AppDefaults {
    byName.withUncheckedLock { byName in
      if let known = byName[name] { return known }
      let made = AppDefaults(name: name)
      byName[name] = made
      return made
    }
  }

  /// The values of one app, whichever code asks.
  func suite(of installation: Installation) -> DefaultsSuite { installation.suite(name) }

  /// Adds what follows the values of this name in whichever installation, as objects in statics outlive that of a test.
  func addFollower(_ observer: any DefaultsObserver) { DefaultsSuite.addFollower(observer, of: name) }

  private var installation: Installation { Installation.current ?? unowned }

  /// What ends with the process of the calling code: the launch of its app or, for code of a test, the test.
  private var volatile: VolatileDefaults { AppProcess.ofApp?.volatileDefaults ?? installation.volatileDefaults }
  private var suite: DefaultsSuite { suite(of: installation) }

  // MARK: Reading

  override func object(forKey defaultName: String) -> Any? { value(for: defaultName, in: installation) }

  func value(for key: String, in installation: Installation, arguments process: AppProcess? = .ofApp) -> Any? {
    if let given = arguments(of: process, in: installation)[key] { return given }
    if let stored = suite(of: installation).value(for: key) { return stored }
    for added in addedSuites(of: process, in: installation) {
      if let stored = installation.suite(added).value(for: key) { return stored }
    }
    return registered(in: installation, by: process)[key]
  }

  private func arguments(of process: AppProcess?, in installation: Installation) -> [String: Any] {
    let domain = UserDefaults.argumentDomain
    return process?.volatileDefaults.domain(domain) ?? installation.volatileDefaults.domain(domain)
      ?? process?.argumentDomain ?? [:]
  }

  private func addedSuites(of process: AppProcess?, in installation: Installation) -> [String] {
    (process?.volatileDefaults.addedSuites(of: name) ?? []) + installation.volatileDefaults.addedSuites(of: name)
  }

  /// What was registered, which applies to every name; code of a test finds what the app launched last has registered.
  private func registered(in installation: Installation, by process: AppProcess? = nil) -> [String: Any] {
    let ofTest = installation.volatileDefaults.domain(registrationDomain) ?? [:]
    guard let ofApp = (process ?? .current)?.volatileDefaults.domain(registrationDomain) else { return ofTest }
    return ofTest.isEmpty ? ofApp : ofTest.merging(ofApp) { _, new in new }
  }
  private var registrationDomain: String { UserDefaults.registrationDomain }

  override func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let text as String: text
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }

  override func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
  override func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }
  override func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
  override func stringArray(forKey defaultName: String) -> [String]? { object(forKey: defaultName) as? [String] }
  override func url(forKey defaultName: String) -> URL? {
    let value = object(forKey: defaultName)
    return value as? URL ?? (value as? String).map { URL(fileURLWithPath: ($0 as NSString).expandingTildeInPath) }
  }

  override func integer(forKey defaultName: String) -> Int {
    switch object(forKey: defaultName) {
    case let number as NSNumber: number.intValue
    case let text as String: (text as NSString).integerValue
    default: 0
    }
  }
  override func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }
  override func double(forKey defaultName: String) -> Double {
    switch object(forKey: defaultName) {
    case let number as NSNumber: number.doubleValue
    case let text as String: (text as NSString).doubleValue
    default: 0
    }
  }
  override func bool(forKey defaultName: String) -> Bool {
    switch object(forKey: defaultName) {
    case let number as NSNumber: number.boolValue
    case let text as String: (text as NSString).boolValue
    default: false
    }
  }

  override func dictionaryRepresentation() -> [String: Any] {
    var all = registered(in: installation)
    let process = AppProcess.ofApp
    for added in addedSuites(of: process, in: installation) {
      all.merge(installation.suite(added).all) { _, new in new }
    }
    all.merge(suite.all) { _, new in new }
    all.merge(arguments(of: process, in: installation)) { _, new in new }
    return all
  }

  // MARK: Writing

  override func set(_ value: Any?, forKey defaultName: String) {
    suite.set(value.map(Self.stored), for: defaultName)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
  override func set(_ value: Int, forKey defaultName: String) {
    set(NSNumber(value: value) as Any?, forKey: defaultName)
  }
  override func set(_ value: Float, forKey defaultName: String) {
    set(NSNumber(value: value) as Any?, forKey: defaultName)
  }
  override func set(_ value: Double, forKey defaultName: String) {
    set(NSNumber(value: value) as Any?, forKey: defaultName)
  }
  override func set(_ value: Bool, forKey defaultName: String) {
    set(NSNumber(value: value) as Any?, forKey: defaultName)
  }
  override func set(_ url: URL?, forKey defaultName: String) { set(url as Any?, forKey: defaultName) }
  override func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }

  override func register(defaults registrationDictionary: [String: Any]) {
    let new = registrationDictionary.mapValues(Self.stored)
    volatile.add(new, to: registrationDomain)
    installation.suite("").notify(ofRegistered: new)
  }

  /// Numbers are stored as objects, so that `as? Int` and `as? Bool` find them whatever they were.
  static func stored(_ value: Any) -> Any {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as NSString: value as String
    case let value as NSDate: value as Date
    case let value as NSData: value as Data
    default: value
    }
  }

  // MARK: Domains

  override func addSuite(named suiteName: String) { volatile.addSuite(suiteName, to: name) }
  override func removeSuite(named suiteName: String) { volatile.removeSuite(suiteName, from: name) }

  override func persistentDomain(forName domainName: String) -> [String: Any]? {
    let all = installation.suite(Self.suiteName(domainName)).all
    return all.isEmpty ? nil : all
  }
  override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    installation.suite(Self.suiteName(domainName)).replaceAll(by: domain.mapValues(Self.stored))
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
  override func removePersistentDomain(forName domainName: String) { setPersistentDomain([:], forName: domainName) }

  /// The domain of the app's identifier is that of its standard defaults.
  static func suiteName(_ domain: String) -> String { domain == Bundle.main.bundleIdentifier ? "" : domain }

  override var volatileDomainNames: [String] {
    volatile.domainNames.union([UserDefaults.argumentDomain, registrationDomain]).sorted()
  }
  override func volatileDomain(forName domainName: String) -> [String: Any] {
    switch domainName {
    case registrationDomain: registered(in: installation)
    case UserDefaults.argumentDomain: arguments(of: .ofApp, in: installation)
    default: volatile.domain(domainName) ?? installation.volatileDefaults.domain(domainName) ?? [:]
    }
  }
  override func setVolatileDomain(_ domain: [String: Any], forName domainName: String) {
    guard isMade else { return }
    volatile.setDomain(domainName, to: domain.mapValues(Self.stored))
  }
  override func removeVolatileDomain(forName domainName: String) { volatile.setDomain(domainName, to: [:]) }

  override func synchronize() -> Bool { true }
  override func objectIsForced(forKey key: String) -> Bool { false }
  override func objectIsForced(forKey key: String, inDomain domain: String) -> Bool { false }
}

/// The user defaults that the calling code means; nil outside of tests, where they are Foundation's.
@_silgen_name("understudy_process_defaults")
func processDefaults(_ suite: String?) -> UserDefaults? {
  guard Installation.current != nil else { return nil }
  return AppDefaults.named(suite.map(AppDefaults.suiteName) ?? "")
}

extension UserDefaults {
  /// The value of a key, as key-value coding has it, which Foundation lacks on Linux.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Stores a value, or removes it where it is nil, as key-value coding does, which Foundation lacks on Linux.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
