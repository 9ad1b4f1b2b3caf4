import Foundation
import Testing

@testable import UnderstudyExpansion

@Suite("The expansion of @Model")
struct ModelMacroTests {
  private let book = """
    /// A book.
    @available(iOS 17, *)
    @Model public final class Book: Equatable {
      #Unique<Book>([\\.title, \\.year], [\\.isbn])
      @Attribute(.unique, originalName: "number") public var isbn: String // the key
      var title: String = "{ var no: Int }" // {
      var `default`: [String] = []
      private(set) var kind = Kind.init(1)
      @Relationship(deleteRule: .cascade, inverse: \\Loan.book)
      var loans: [Loan] = []
      @Transient var isSelected = false
      let constant = 1
      static var shared = 4
      lazy var late = 5
      var isLong: Bool { title.count > 3 }
      var counted: Int = 0 {
        didSet { print(oldValue) }
      }
      enum Kind: String { case a; var nested: Int { 3 } }
      class func make() -> Int { var local = 1; return local }
      init(isbn: String) { self.isbn = isbn }
    }
    """

  private func expand(
    _ declaration: String, role: String, macro: String = "ModelMacro", attribute: String = "@Model",
    parent: String? = nil
  ) throws -> ExpansionResult {
    var content: [String: Any] = [
      "macro": ["moduleName": "UnderstudyMacros", "typeName": macro, "name": "Model"], "macroRole": role,
      "attributeSyntax": [
        "kind": "attribute", "source": attribute, "location": ["fileName": "/app/Book.swift", "offset": 40],
      ],
      "declSyntax": ["kind": "declaration", "source": declaration],
      "extendedTypeSyntax": ["kind": "type", "source": "Shop.Book"],
    ]
    if let parent { content["parentDeclSyntax"] = ["kind": "declaration", "source": parent] }
    let data = try JSONSerialization.data(withJSONObject: ["expandAttachedMacro": content])
    guard case .expansion(let expansion) = try JSONDecoder().decode(Request.self, from: data) else {
      Issue.record("The message is not taken for an expansion.")
      return .source("")
    }
    return expansion.result
  }

  @Test("says what is stored, with options and defaults")
  func members() throws {
    let source = try expand(book, role: "member").expandedSource
    let added = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      $0.hasPrefix("entity.")
    }
    #expect(
      added == [
        #"entity.add("isbn", \Book.isbn, attribute: SwiftData.Schema.Attribute.Options(.unique, originalName: "number"))"#,
        #"entity.add("title", \Book.title, default: { "{ var no: Int }" })"#,
        #"entity.add("default", \Book.`default`, default: { [] })"#,
        #"entity.add("kind", \Book.kind, default: { Kind.init(1) })"#,
        #"entity.add("loans", \Book.loans, default: { [] }, relationship: SwiftData.Schema.Relationship.Options(deleteRule: .cascade, inverse: \Loan.book))"#,
        #"entity.add("counted", \Book.counted, default: { 0 })"#,
        #"entity.addUnique([[\.title, \.year], [\.isbn]] as [[PartialKeyPath<Book>]])"#,
      ])
    #expect(
      source.contains(
        "public required init(backingData: SwiftData.ModelBacking) {\n  _isbn = SwiftData._SwiftDataNoType()"))
  }

  @Test(
    "gives each stored variable its number, and leaves others alone",
    arguments: [
      ("@Attribute(.unique, originalName: \"number\") public var isbn: String // the key", "@_PersistedProperty(0)"),
      ("var `default`: [String] = []", "@_PersistedProperty(2)"),
      ("@Transient var isSelected = false", ""), ("let constant = 1", ""), ("static var shared = 4", ""),
      ("lazy var late = 5", ""), ("var isLong: Bool { title.count > 3 }", ""), ("init(isbn: String) {}", ""),
    ])
  func numbers(member: String, attribute: String) throws {
    #expect(try expand(member, role: "memberAttribute", parent: book).expandedSource == attribute)
  }

  @Test("makes accessors that go to the stored values")
  func accessors() throws {
    let source = try expand(
      "var `default`: [String] = []", role: "accessor", macro: "PersistedPropertyMacro",
      attribute: "@_PersistedProperty(12)"
    ).expandedSource
    #expect(source.contains("@storageRestrictions(accesses: _$backingData, initializes: _default)"))
    #expect(source.contains("get { _$backingData.get(12, of: self, \\.`default`) }"))
  }

  @Test("refuses what is no class, once")
  func problems() throws {
    let result = try expand("struct Book { var title = 1 }", role: "member")
    #expect(result.diagnostics.map(\.message) == ["@Model belongs on a class; 'Book' is declared by 'struct'."])
    #expect(try expand("struct Book { var title = 1 }", role: "extension").diagnostics.isEmpty)
    #expect(
      try expand(book, role: "extension").expandedSource
        == "extension Shop.Book: SwiftData.PersistentModel, Observation.Observable {}")
  }

  @Test("makes an actor's executor, and its initialiser unless the app has one")
  func actors() throws {
    let actor = "public actor Store {}"
    #expect(
      try expand(actor, role: "member", macro: "ModelActorMacro").expandedSource.contains(
        "public init(modelContainer: SwiftData.ModelContainer) {"))
    #expect(
      try !expand(
        actor, role: "member", macro: "ModelActorMacro", attribute: "@ModelActor(disableGenerateInit: true)"
      ).expandedSource.contains("init("))
    #expect(
      try expand("class Store {}", role: "member", macro: "ModelActorMacro").diagnostics.map(\.message)
        == ["@ModelActor belongs on an actor; 'Store' is declared by 'class'."])
  }
}
