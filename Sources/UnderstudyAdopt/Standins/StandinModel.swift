import Foundation

/// What the stand-in for one module declares.
struct StandinModule: Hashable {
  let name: String
  /// By their names within the module, as `Outer.Inner`.
  var types: [String: StandinType] = [:]
  var globals: [StandinMember] = []
  /// Members that the module gives to types of others, by the type's name.
  var extensions: [String: [StandinMember]] = [:]
  /// Signs that the module lets stand before a value, as `^` in `^\Tea.cup`.
  var prefixOperators: Set<String> = []
  /// Other stand-ins that the file needs.
  var imports: Set<String> = []
  /// Whether files get the library's names by its import, as a module of theirs does that exports Foundation.
  var exportsLibrary = false

  init(_ name: String) { self.name = name }
}

/// A type that the module declares.
struct StandinType: Hashable {
  enum Kind: String {
    case object, value, options, enumeration, requirement, view, wrapper, alias
  }

  /// Within the module, as `Outer.Inner`.
  let name: String
  var kind: Kind
  /// How many types are its arguments.
  var generics = 0
  /// The names of these, where constraints name all; ``genericNames`` has others otherwise.
  var parameterNames: [String] = []
  var superclass: String?
  /// What an alias stands for.
  var aliased = "MainActor"
  var conformances: Set<String> = []
  var members: [StandinMember] = []
  /// Whether a class of the app inherits from it.
  var isOpen = false
  /// Whether a class of the app declares an initializer without arguments that overrides none.
  var hasConvenientInitializer = false
  /// Whether the user's file declares it, so that only an extension can add to it.
  var isWritten = false

  init(_ name: String, _ kind: Kind) { (self.name, self.kind) = (name, kind) }

  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
  var parent: String? { name.contains(".") ? name.split(separator: ".").dropLast().joined(separator: ".") : nil }
  var isReference: Bool { kind == .object }

  /// The names of its arguments.
  var genericNames: [String] {
    parameterNames.count == generics
      ? parameterNames : (0..<generics).map { ["A", "B", "C", "D", "E", "F"][min($0, 5)] }
  }
}

/// One function, property, initializer, subscript or case.
struct StandinMember: Hashable {
  enum Kind: String { case property, method, initializer, subscript_, enumCase }

  let kind: Kind
  let name: String
  var isStatic = false
  var parameters: [StandinParameter] = []
  /// The type of the result or property, in Swift; ``generic`` if the place of each call decides.
  var result = unknown
  var isAsync = false
  var isThrowing = false
  var isSettable = false
  /// Whether a subclass in the app overrides it.
  var isOverridden = false
  /// How often its result was made another one.
  var refinements = 0
  /// Whether the user's file has it.
  var isWritten = false

  init(_ kind: Kind, _ name: String) { (self.kind, self.name) = (kind, name) }

  /// The result of which nothing is known.
  static let unknown = "Anything"
  /// A result that each call decides.
  static let generic = "StandinResult"
  /// A result of the type that an argument names, as in `resolve(Kettle.self)`.
  static let registered = "Registered"

  /// What makes two members the same declaration: the kind, whether static, the name, and parameters with their shapes.
  var signature: String {
    "\(isStatic ? "static " : "")\(kind == .enumCase ? "property" : kind.rawValue) \(name)(\(parameters.map(\.shape).joined(separator: ",")))"
  }
  /// The signature without the shapes of parameters.
  var labels: String { "\(isStatic ? "static " : "")\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))" }
}

/// A parameter of a function.
struct StandinParameter: Hashable {
  enum Form: Hashable {
    /// Takes anything.
    case anything
    /// Takes a value of a type, in Swift.
    case type(String)
    case closure(ClosureShape)
    case inOut
    /// Takes a type, which a result or a closure of the member has.
    case metatype
  }

  let label: String?
  var form: Form

  var shape: String {
    switch form {
    case .anything: "\(label ?? "_"):Any"
    case .type(let name): "\(label ?? "_"):\(name)"
    case .closure(let closure): "\(label ?? "_"):closure\(closure.types.isEmpty ? closure.count : closure.types.count)"
    case .inOut: "\(label ?? "_"):&"
    case .metatype: "\(label ?? "_"):Type"
    }
  }
}

/// How a closure literal is written.
struct ClosureShape: Hashable {
  enum Result: String {
    case nothing, value, view
    /// A value of the type that another argument names.
    case registered
  }

  var count: Int
  /// The types of its parameters where the literal states them; empty otherwise.
  var types: [String] = []
  var result: Result
  var isAsync = false
  var isThrowing = false
}
