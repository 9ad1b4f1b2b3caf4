import Foundation
import Testing

@testable import UnderstudyAdopt

/// A project of texts, checked by the compiler with modules of its own.
struct StubProject {
  let folder: URL
  let modules: [String]
  private var files: [String: String]
  /// The options of the compiler beside the folder of modules.
  var arguments: [String] = []
  var imports = ["UnderstudyStandins"]

  /// What stand-ins need at least, so that no test waits for the whole library.
  static let support = """
    @dynamicMemberLookup public struct Anything: Hashable, Sendable {
      public init() {}
      public subscript(dynamicMember name: String) -> Anything { Anything() }
      @_disfavoredOverload public subscript<Value>(dynamicMember name: String) -> Value { fatalError(name) }
    }
    public protocol StandinDefault { init() }
    public protocol DynamicProperty {}
    @propertyWrapper public struct Binding<Value> {
      public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      public var wrappedValue: Value
    }
    public struct StandinBox<Value> {
      public init(_ member: String, _ value: Value? = nil) { stored = value }
      public var value: Value { get { stored ?? standin("value") } nonmutating set {} }
      private let stored: Value?
      public var binding: Binding<Value> { Binding(wrappedValue: value) }
    }
    extension StandinBox: Equatable where Value: Equatable {}
    extension StandinBox: Hashable where Value: Hashable {}
    extension StandinBox: Encodable where Value: Encodable {}
    extension StandinBox: Decodable where Value: Decodable {}
    public protocol StandinObject: AnyObject, Hashable, Identifiable {}
    extension StandinObject {
      public static func == (one: Self, other: Self) -> Bool { one === other }
      public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    public enum Standin {
      public static func note(_ member: String) {}
      public static func turn(_ member: String) async {}
      public static func register<Value>(_ type: Value.Type, _ make: @escaping () -> Value) {}
      public static func registered<Value>(_ type: Value.Type, _ member: String) -> Value? { nil }
      public static func value<Value>(of type: Value.Type) -> Value { fatalError() }
    }
    @discardableResult public func standin<Value>(_ member: String) -> Value { fatalError(member) }
    @discardableResult public func standin<Value>(_ member: String, _ value: @autoclosure () -> Value) -> Value { value() }
    """

  init(modules: [String], files: [String: String]) throws {
    (self.modules, self.files) = (modules, files)
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("standins-\(UUID().uuidString)")
    for name in ["App", "Modules"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for (name, text) in files { try text.write(to: appFile(name), atomically: true, encoding: .utf8) }
  }

  func appFile(_ name: String) -> URL { folder.appendingPathComponent("App/\(name).swift") }

  /// The text of a stand-in.
  func standin(_ module: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent("Standins/\(module).swift"), encoding: .utf8)
  }

  /// Runs rounds until they end.
  func run(limit: Int = 12) throws -> StandinRounds.Outcome {
    var users: [String: [URL]] = [:]
    for module in modules {
      users[module] = files.filter { $0.value.contains("import \(module)\n") }.map { appFile($0.key) }
    }
    var rounds = StandinRounds(
      modules: modules, users: users, folder: folder.appendingPathComponent("Standins"), check: check)
    rounds.imports = imports
    rounds.limit = limit
    return try rounds.run()
  }

  private var modulesFolder: String { folder.appendingPathComponent("Modules").path }

  private func check(_ standins: [URL]) throws -> [Diagnostic] {
    var output = ""
    if !imports.contains("SwiftUI") {
      let support = folder.appendingPathComponent("Support.swift")
      try Self.support.write(to: support, atomically: true, encoding: .utf8)
      output += try compile(module: "UnderstudyStandins", [support.path])
    }
    for file in standins {
      output += try compile(module: file.deletingPathExtension().lastPathComponent, [file.path])
    }
    let paths = files.keys.sorted().map { appFile($0).path }
    output += try swiftc(
      ["-typecheck", "-continue-building-after-errors", "-parse-as-library", "-swift-version", "5"] + paths)
    return Diagnostic.parse(output)
  }

  private func compile(module: String, _ paths: [String]) throws -> String {
    let target = modulesFolder + "/\(module).swiftmodule"
    return try swiftc(
      ["-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name", module, "-o", target] + paths)
  }

  private func swiftc(_ words: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-suppress-warnings", "-diagnostic-style", "llvm", "-I", modulesFolder] + arguments + words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
