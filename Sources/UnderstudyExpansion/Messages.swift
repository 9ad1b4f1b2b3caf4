/// What the compiler asks.
enum Request: Decodable {
  case capability
  case expansion(Expansion)
  case other(String)

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard let key = container.allKeys.first else {
      self = .other("without a name")
      return
    }
    switch key.stringValue {
    case "getCapability": self = .capability
    case "expandAttachedMacro", "expandFreestandingMacro":
      self = .expansion(try container.decode(Expansion.self, forKey: key))
    default: self = .other(key.stringValue)
    }
  }
}

/// A use of a macro that is to be expanded.
struct Expansion: Decodable {
  struct Macro: Decodable {
    let typeName: String
  }

  /// A piece of source, with the space and comments before it.
  struct Syntax: Decodable {
    struct Location: Decodable {
      let fileName: String
      /// In bytes from the file's beginning.
      let offset: Int
      /// Module and file name, as `#fileID` gives them.
      var fileID: String?
      /// Counted from 1.
      var line: Int?
    }

    let source: String
    var location: Location?
  }

  let macro: Macro
  let macroRole: String?
  let attributeSyntax: Syntax?
  let declSyntax: Syntax?
  /// A use of a macro that is no attribute.
  var syntax: Syntax?
  /// What names of declarations begin with that no other use of a macro makes.
  var discriminator: String?
  /// The type around the declaration, with all members, where attributes of members are asked for.
  var parentDeclSyntax: Syntax?
  /// The type as an extension of it is to name it.
  var extendedTypeSyntax: Syntax?
  /// What the use stands in, innermost first, without the members.
  let lexicalContext: [Syntax]?

  /// Where messages point to.
  var use: Syntax? { attributeSyntax ?? declSyntax }
}

/// What the program says to the compiler.
enum Answer: Encodable {
  case capability
  case expansion(ExpansionResult)

  private enum Keys: String, CodingKey { case getCapabilityResult, expandMacroResult }
  private struct Capability: Encodable {
    struct Version: Encodable { let protocolVersion = 6 }
    let capability = Version()
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    switch self {
    case .capability: try container.encode(Capability(), forKey: .getCapabilityResult)
    case .expansion(let result): try container.encode(result, forKey: .expandMacroResult)
    }
  }
}

/// The source that stands for a use of a macro, or what is wrong with the use.
struct ExpansionResult: Encodable {
  struct Diagnostic: Encodable {
    struct Position: Encodable {
      let fileName: String
      let offset: Int
    }

    let message: String
    let severity = "error"
    let position: Position
    let highlights: [String] = []
    let notes: [String] = []
    let fixIts: [String] = []
  }

  let expandedSource: String
  let diagnostics: [Diagnostic]

  static func source(_ text: String) -> ExpansionResult { ExpansionResult(expandedSource: text, diagnostics: []) }

  /// An error at a use; the place is left out where it is not known.
  static func failure(_ message: String, at use: Expansion.Syntax?) -> ExpansionResult {
    let space = use.map { Tokens($0.source).startOffset } ?? 0
    let position = Diagnostic.Position(
      fileName: use?.location?.fileName ?? "", offset: (use?.location?.offset ?? 0) + space)
    return ExpansionResult(expandedSource: "", diagnostics: [.init(message: message, position: position)])
  }
}
