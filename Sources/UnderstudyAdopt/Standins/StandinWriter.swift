import Foundation

/// Writes the declarations of a stand-in as Swift.
struct StandinWriter {
  let module: StandinModule
  /// What each file imports beside other stand-ins.
  var imports = ["Foundation", "SwiftUI", "UnderstudyStandins"]

  /// A whole file.
  func file() -> String {
    let declarations = declarations()
    return header + (declarations.isEmpty ? "" : "\n" + declarations)
  }

  var header: String {
    let subject =
      module.name == MissingModule.name
      ? "Stands in for what no module here has, neither this package nor the project's files. It is made from what the project uses,"
      : "A stand-in for \(module.name), made from what the project uses of it,"
    return """
      // \(subject)
      // and yours to edit: write what a member answers in place of `standin(…)`. The next run adds what is new and leaves the rest as it is.
      \((imports.sorted().map { "import \($0)" } + exported.map { "@_exported import \($0)" }).joined(separator: "\n"))

      """
  }

  /// The modules that come along with an import of the stand-in.
  var exported: [String] {
    module.imports.sorted() + (module.exportsLibrary ? imports.filter { $0 != "UnderstudyStandins" }.sorted() : [])
  }

  /// All that the user's file does not have yet.
  func declarations() -> String {
    var parts: [String] = []
    for type in module.types.values.sorted(by: { $0.name < $1.name }) where !type.isWritten {
      parts.append(declaration(of: type))
    }
    for type in module.types.values.sorted(by: { $0.name < $1.name }) {
      let isExtension = type.isWritten || type.kind == .requirement
      let members = isExtension ? type.members.filter { !$0.isWritten } : []
      if !members.isEmpty { parts.append(extended(type.name, members, of: type)) }
    }
    for (name, members) in module.extensions.sorted(by: { $0.key < $1.key }) {
      let members = members.filter { !$0.isWritten }
      if !members.isEmpty { parts.append(extended(name, members, of: nil)) }
    }
    for name in module.prefixOperators.sorted()
    where !module.globals.contains(where: { $0.isWritten && $0.name == name }) {
      parts.append(
        "prefix operator \(name)\npublic prefix func \(name) (value: Any?) -> Anything { standin(\"\(module.name).\(name)\") }\n"
      )
    }
    let globals = sorted(module.globals.filter { !$0.isWritten })
    if !globals.isEmpty { parts.append(lines(globals, owner: nil, place: .global).joined(separator: "\n") + "\n") }
    return parts.joined(separator: "\n")
  }

  private func extended(_ name: String, _ members: [StandinMember], of type: StandinType?) -> String {
    let body = lines(
      sorted(members), owner: type ?? StandinType(name, name == "View" || name == "Scene" ? .view : .value),
      place: .extension)
    return "extension \(name) {\n" + body.map { indented($0) + "\n" }.joined() + "}\n"
  }

  private func sorted(_ members: [StandinMember]) -> [StandinMember] {
    func key(_ member: StandinMember) -> String {
      let order =
        member.kind == .enumCase
        ? 0 : member.kind == .initializer ? 1 : member.isStatic ? 2 : member.kind == .property ? 3 : 4
      return "\(order)\(member.name)\(member.signature)"
    }
    return members.sorted { key($0) < key($1) }
  }

  // MARK: - Types

  private func declaration(of type: StandinType) -> String {
    let inner = [declared(type)] + body(of: type).map(indented) + ["}"]
    let text =
      type.kind == .alias ? "public typealias \(type.lastName) = \(type.aliased)" : inner.joined(separator: "\n")
    guard let parent = type.parent else { return text + "\n" + wrapperConformances(of: type) }
    return "extension \(parent) {\n" + indented(text) + "\n}\n"
  }

  private func declared(_ type: StandinType) -> String {
    let generics = type.generics == 0 ? "" : "<\(type.genericNames.joined(separator: ", "))>"
    let (keyword, own): (String, [String]) =
      switch type.kind {
      case .object where type.superclass != nil: (type.isOpen ? "open class" : "public final class", [])
      case .object where type.isOpen: ("open class", ["StandinObject", "@unchecked Sendable"])
      case .object: ("public final class", ["StandinObject", "StandinDefault", "@unchecked Sendable"])
      case .value: ("public struct", ["Hashable", "StandinDefault", "@unchecked Sendable"])
      case .options:
        ("public struct", ["Hashable", "StandinDefault", "ExpressibleByArrayLiteral", "@unchecked Sendable"])
      case .enumeration: ("public enum", ["Hashable", "StandinDefault", "Sendable"])
      case .requirement: ("public protocol", [])
      case .view: ("public struct", ["View"])
      case .wrapper: ("@propertyWrapper public struct", ["DynamicProperty"])
      case .alias: ("", [])
      }
    var names = (type.superclass.map { [$0] } ?? []) + own
    for name in type.conformances.sorted() where !isImplied(name, by: own) { names.append(name) }
    return
      "\(keyword) \(escaped(type.lastName))\(generics)\(names.isEmpty ? "" : ": " + names.joined(separator: ", ")) {"
  }

  private func isImplied(_ name: String, by own: [String]) -> Bool {
    let implied: Set =
      own.contains("StandinObject")
      ? ["Hashable", "Equatable", "Identifiable", "AnyObject"]
      : own.contains("Hashable") ? ["Hashable", "Equatable"] : []
    return own.contains(name) || implied.contains(name) || name == "Sendable" && own.contains("@unchecked Sendable")
  }

  private func body(of type: StandinType) -> [String] {
    var result: [String] = []
    switch type.kind {
    case .requirement, .alias: return []
    case .object:
      if type.superclass == nil, type.hasConvenientInitializer {
        result += ["public init(standIn: Void) {}", "public convenience init() { self.init(standIn: ()) }"]
      } else if type.superclass == nil, !hasPlainInitializer(type) {
        result.append("public init() {}")
      }
      if module.types[type.name + ".ID"] != nil, !type.members.contains(where: { $0.name == "id" && !$0.isStatic }) {
        result.append("public let id = ID()")
      }
    case .value, .options:
      result += [
        "private let name: String", "public init() { name = \"\" }",
        "private init(named name: String) { self.name = name }",
      ]
      if type.kind == .options {
        result.append("public init(arrayLiteral elements: \(type.lastName)...) { name = \"\" }")
      }
    case .enumeration:
      let cases = type.members.filter { $0.kind == .enumCase && $0.parameters.isEmpty }.map(\.name)
      let first =
        ["notDetermined", "unknown", "undetermined", "none", "idle"].first(where: cases.contains)
        ?? cases.sorted().first
      result.append(
        first.map { "public init() { self = .\(escaped($0)) }" } ?? "case standin\npublic init() { self = .standin }")
    case .view:
      result += ["private var content = AnyView(StandinView(\"\(path(type))\"))"]
      if !hasPlainInitializer(type) { result.append("public init() {}") }
      result.append("public var body: some View { content }")
    case .wrapper:
      if hasPlainInitializer(type) { result.append("public init() { box = StandinBox(\"\(path(type))\") }") }
      result += wrapperBody(type)
    }
    result += ConformanceKit.members(of: type, path: path(type))
    return result + lines(sorted(type.members), owner: type, place: .body)
  }

  private func hasPlainInitializer(_ type: StandinType) -> Bool {
    type.members.contains { $0.kind == .initializer && $0.parameters.isEmpty }
  }

  private func wrapperConformances(of type: StandinType) -> String {
    guard type.kind == .wrapper, let value = type.genericNames.last else { return "" }
    return ["Equatable", "Hashable", "Encodable", "Decodable"].map {
      "extension \(type.name): \($0) where \(value): \($0) {}\n"
    }.joined()
  }

  private func wrapperBody(_ type: StandinType) -> [String] {
    let value = type.generics > 0 ? type.genericNames[type.generics - 1] : "Anything"
    return [
      "private let box: StandinBox<\(value)>",
      "public init(wrappedValue: \(value)) { box = StandinBox(\"\(path(type))\", wrappedValue) }",
      "public var wrappedValue: \(value) {", "  get { box.value }", "  nonmutating set { box.value = newValue }", "}",
      "public var projectedValue: Binding<\(value)> { box.binding }",
    ]
  }

  // MARK: - Members

  private enum Place { case global, body, `extension` }

  private func path(_ type: StandinType) -> String { "\(module.name).\(type.name)" }

  private func lines(_ members: [StandinMember], owner: StandinType?, place: Place) -> [String] {
    var result: [String] = []
    // Two members can have come to the same declaration.
    var known: Set<[String]> = []
    for member in members {
      let name = owner.map { "\(path($0)).\(member.name)" } ?? "\(module.name).\(member.name)"
      let lines =
        switch member.kind {
        case .enumCase: [enumCase(member)]
        case .initializer: initializer(member, name, owner: owner, place: place)
        case .property: property(member, name, owner: owner, place: place)
        case .method: method(member, name, owner: owner, place: place)
        case .subscript_: subscript_(member, name, owner: owner)
        }
      if known.insert(lines).inserted { result += lines }
    }
    return result
  }

  private func enumCase(_ member: StandinMember) -> String {
    let values = member.parameters.map { ($0.label.map { "\(escaped($0)): " } ?? "") + "Anything" }
    return "case \(escaped(member.name))\(values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")"
  }

  private func access(_ owner: StandinType?, _ place: Place, _ member: StandinMember) -> String {
    let isOpen =
      place == .body && owner?.kind == .object && owner?.isOpen == true && member.kind != .initializer
      && member.result != StandinMember.generic
    if isOpen, member.isStatic { return "open class" }
    let isFree = owner?.kind == .view ? "nonisolated " : ""
    return isFree + (isOpen ? "open" : "public") + (member.isStatic ? " static" : "")
  }

  private func initializer(_ member: StandinMember, _ name: String, owner: StandinType?, place: Place) -> [String] {
    guard let owner else { return [] }
    // The type's own body has that one.
    if member.parameters.isEmpty, [.value, .options, .enumeration, .wrapper].contains(owner.kind) { return [] }
    var signature = ParameterText(member)
    let head: String
    var body = "Standin.note(\"\(name)\")"
    switch owner.kind {
    case .object where owner.superclass != nil || place == .extension:
      head = "public convenience init"
      body = "self.init()\n" + body
    case .view:
      head = "public init"
      if let content = signature.viewCalls.first { body = "content = AnyView(\(content))" }
    case .wrapper:
      let value = owner.generics > 0 ? owner.genericNames[owner.generics - 1] : "Anything"
      body = "box = StandinBox(\"\(path(owner))\")"
      let plain = "public init\(signature.generics)(\(signature.parameters)) {\n\(indented(body))\n}"
      signature.parameters = "wrappedValue: \(value), " + signature.parameters
      return [
        plain,
        "public init\(signature.generics)(\(signature.parameters)) { box = StandinBox(\"\(path(owner))\", wrappedValue) }",
      ]
    case .value, .options, .enumeration:
      head = "public init"
      body = "self.init()\n" + body
    default: head = "public init"
    }
    return [
      "\(head)\(member.result == "Optional" ? "?" : "")\(signature.generics)(\(signature.parameters))\(effects(member)) {\n\(indented(body))\n}"
    ]
  }

  /// What an asynchronous member does first.
  private func turn(_ member: StandinMember, _ name: String) -> String? {
    member.isAsync ? "await Standin.turn(\"\(name)\")" : nil
  }

  private func effects(_ member: StandinMember) -> String {
    (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
  }

  private func property(_ member: StandinMember, _ name: String, owner: StandinType?, place: Place) -> [String] {
    let type = resultName(member, owner)
    let head = access(owner, place, member)
    let isOwn = type == owner?.lastName || type == owner?.name
    // Types of other modules may have no such initializer.
    let isDeclared = place == .body || owner.flatMap { module.types[$0.name] } != nil
    if member.isStatic, isOwn, let owner, owner.generics == 0, !type.contains("<"), isDeclared,
      place == .body || !member.isSettable
    {
      let value =
        [.value, .options].contains(owner.kind) && place == .body ? "\(type)(named: \"\(member.name)\")" : "\(type)()"
      if owner.kind != .view, owner.superclass == nil {
        return ["public static let \(escaped(member.name)) = \(value)"]
      }
    }
    let answer = answer(name, type, member, owner)
    if member.isSettable, place == .body, owner?.kind == .object {
      if member.isStatic {
        return ["nonisolated(unsafe) public static var \(escaped(member.name)): \(type) = \(answer)"]
      }
      return ["\(head) lazy var \(escaped(member.name)): \(type) = \(answer)"]
    }
    guard member.isSettable else {
      let body = turn(member, name).map { "\($0); return \(answer)" } ?? answer
      return [
        "\(head) var \(escaped(member.name)): \(type) { \(effects(member).isEmpty ? answer : "get\(effects(member)) { \(body) }") }"
      ]
    }
    let isPlain = owner?.isReference == true || member.isStatic || owner == nil || owner?.name == "EnvironmentValues"
    let setter = isPlain ? "set {}" : "nonmutating set {}"
    return ["\(head) var \(escaped(member.name)): \(type) {\n  get { \(answer) }\n  \(setter)\n}"]
  }

  private func method(_ member: StandinMember, _ name: String, owner: StandinType?, place: Place) -> [String] {
    var signature = ParameterText(member)
    if member.result == StandinMember.generic { signature.add("StandinResult") }
    let type = resultName(member, owner)
    let isSelf = owner?.kind == .view && (type == "Self" || type == owner?.lastName) && !member.isStatic
    var body =
      isSelf
      ? "Standin.note(\"\(name)\")\nreturn self"
      : type == "Void" ? "Standin.note(\"\(name)\")" : answer(name, type, member, owner)
    let kept = NamingKnowledge.registers(member.name) ? signature.valueCalls : []
    if !kept.isEmpty {
      body = (isSelf || type == "Void" ? "" : "return ") + body
      body = kept.map { "Standin.register(\($0.type).self) { \($0.call) }\n" }.joined() + body
    }
    if let turn = turn(member, name) {
      body = turn + "\n" + (isSelf || type == "Void" || !kept.isEmpty ? body : "return \(body)")
    }
    let sending =
      member.isAsync && owner != nil && owner?.superclass == nil && owner?.kind != .view
      ? "nonisolated(nonsending) " : ""
    let result = type == "Void" ? "" : " -> \(type)"
    if member.result == StandinMember.generic {
      // Where a call does not say what it needs, its result is of unknown type.
      var plain = member
      plain.result = StandinMember.unknown
      let generic =
        "@_disfavoredOverload " + sending + "\(access(owner, place, member)) func \(escaped(member.name))"
        + "\(signature.generics)(\(signature.parameters))\(effects(member)) -> \(type) {\n\(indented(body))\n}"
      return method(plain, name, owner: owner, place: place) + [generic]
    }
    return [
      (type == "Void" ? "" : "@discardableResult ") + sending
        + "\(access(owner, place, member)) func \(escaped(member.name))"
        + "\(signature.generics)(\(signature.parameters))\(effects(member))\(result) {\n\(indented(body))\n}"
    ]
  }

  private func subscript_(_ member: StandinMember, _ name: String, owner: StandinType?) -> [String] {
    let signature = ParameterText(member, isSubscript: true)
    let type = resultName(member, owner)
    let setter = owner?.isReference == true ? "set {}" : "nonmutating set {}"
    let plain =
      "public subscript\(signature.generics)(\(signature.parameters)) -> \(type) {\n  get { \(answer(name, type, member, owner)) }\n  \(setter)\n}"
    guard member.result == StandinMember.unknown else { return [plain] }
    // A value of any type can be stored, and read where its type is said.
    var generic = signature
    generic.add("StandinResult")
    return [
      plain,
      "@_disfavoredOverload public subscript\(generic.generics)(\(generic.parameters)) -> StandinResult {\n  get { standin(\"\(name)\") }\n  \(setter)\n}",
    ]
  }

  private func resultName(_ member: StandinMember, _ owner: StandinType?) -> String {
    if member.result == "Self", let owner, owner.kind != .view || member.isStatic {
      return owner.generics == 0 ? owner.name : "Self"
    }
    return member.result
  }

  /// The expression that a member answers with.
  private func answer(_ name: String, _ type: String, _ member: StandinMember, _ owner: StandinType?) -> String {
    if let made = module.types[type], made.generics == 0, made.kind == .object || made.kind == .view {
      return "standin(\"\(name)\", \(type)())"
    }
    if type == StandinMember.registered + "?" {
      return "Standin.registered(\(StandinMember.registered).self, \"\(name)\")"
    }
    if type == "Self", !member.isStatic { return "standin(\"\(name)\", self)" }
    return "standin(\"\(name)\")"
  }
}

/// Each line two spaces further right.
func indented(_ text: String) -> String { text.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n") }

private let keywords: Set<String> = [
  "default", "in", "for", "repeat", "is", "as", "switch", "case", "func", "let", "var", "return", "where", "while",
  "if", "else",
  "import", "class", "struct", "enum", "protocol", "extension", "operator", "public", "private", "internal", "static",
  "self", "do",
  "try", "catch", "throw", "throws", "guard", "defer", "break", "continue", "true", "false", "nil", "subscript", "init",
  "deinit",
  "super", "inout", "typealias", "associatedtype", "rethrows", "fileprivate", "any",
]

/// A name as a declaration has it.
func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
