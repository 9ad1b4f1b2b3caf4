import Testing

@testable import FoundationModels

@Generable(description: "A tea")
private struct Tea: Equatable {
  @Guide(description: "Its name")
  var name: String
  @Guide(description: "How good it is", .range(2...5))
  var stars: Int
  @Guide(.minimum(0.5)) var grams: Double
  let kind: Kind
  @Guide(description: "Where it grows", .count(2))
  var places: [Place]
  @Guide(.maximumCount(3), .element(.anyOf(["malt", "smoke"]))) var notes: [String]
  var hint: String?
  let unit = "g"
  var isGood: Bool { stars > 3 }
}

@Generable
private enum Kind: String, CaseIterable {
  case green = "Green tea"
  case black
}

@Generable
private struct Place: Equatable {
  var id: GenerationID
  @Guide(.constant("Assam")) var name: String

  static func == (one: Self, other: Self) -> Bool { one.name == other.name }
}

@Generable
private enum Mood { case calm, awake }

@Generable
private enum Step: Equatable {
  case again(first: [Step])
  case wait(seconds: Int)
  case say(String, Bool?)
  case stop
}

@Generable
private struct Branch {
  @Guide(description: "A code", /[a-z]{3}/) var code: String
  @Guide(description: "Another", .pattern(/\d+/)) var other: String?
  var branches: [Branch]
}

// Two types that have the same name.
@Generable
private struct Pot {
  @Generable struct Part { var lid: Lid.Part }
  var part: Part
}

@Generable
private struct Lid {
  @Generable struct Part { var size: Int }
  var part: Part
}

@Generable
private struct Numbers: Equatable {
  var decimal: Decimal
  var float: Float
  @Guide(.maximum(-4)) var below: Int
  @Guide(.range(1...2)) var ratio: Double
  var flag: Bool
}

@Suite("Types that the language model generates")
struct GenerableTests {
  private let assam = Tea(
    name: "Assam", stars: 4, grams: 2.5, kind: .green, places: [Place(id: .init(), name: "India")], notes: ["malt"])

  @Test("A value is written as JSON in the order of its variables, without those that are nil, and read again")
  func json() throws {
    let json = """
      {"name": "Assam", "stars": 4, "grams": 2.5, "kind": "Green tea", "places": [{"name": "India"}], "notes": ["malt"]}
      """
    #expect(assam.generatedContent.jsonString == json)
    #expect(try Tea(GeneratedContent(json: json)) == assam)
    #expect(Prompt(assam) == Prompt(json))
  }

  @Test("Without an answer a value keeps to the guides")
  func made() throws {
    let tea = try made(Tea.self)
    #expect(tea.name == "An answer of the model." && tea.stars == 2 && tea.grams == 0.5 && tea.kind == .green)
    #expect(tea.places.map(\.name) == ["Assam", "Assam"] && tea.notes == ["malt"])
    #expect(tea.hint == "An answer of the model.")
    #expect(try made(Numbers.self) == Numbers(decimal: 0, float: 0, below: -4, ratio: 1, flag: false))
    #expect(try made(Mood.self) == .calm)
  }

  @Test("Types that contain themselves end")
  func recursion() throws {
    let branch = try made(Branch.self)
    #expect(branch.branches.isEmpty)
    #expect(try made(Step.self) == .again(first: [.wait(seconds: 0)]))
    #expect(try made(Pot.self).part.lid.size == 0)
  }

  private func made<Value: Generable>(_ type: Value.Type) throws -> Value {
    try Value(#require(type.generationSchema.shape.made()))
  }

  @Test(
    "Cases with values are structures with the name of the case",
    arguments: [
      (Step.wait(seconds: 3), #"{"case": "wait", "seconds": 3}"#), (.stop, #"{"case": "stop"}"#),
      (.say("Hot", nil), #"{"case": "say", "value1": "Hot"}"#),
      (.again(first: [.stop]), #"{"case": "again", "first": [{"case": "stop"}]}"#),
    ])
  private func cases(step: Step, json: String) throws {
    #expect(step.generatedContent.jsonString == json)
    #expect(try Step(GeneratedContent(json: json)) == step)
  }

  @Test(
    "What does not fit says where and what there is",
    arguments: [
      (#"{"stars": 4}"#, #"There is no "name"; there is "stars"."#), ("{}", #"There is no "name"."#),
      ("[1]", "There is [1], not a structure."),
      (#"{"name": "A", "stars": 2.5}"#, #"In "stars": There is 2.5, not a whole number."#),
      (
        #"{"name": "A", "stars": 2, "grams": 1, "kind": "Red"}"#, #"In "kind": There is "Red", no case of Kind."#
      ),
      (
        #"{"name": "A", "stars": 2, "grams": 1, "kind": "black", "places": [{"name": "B"}, {}]}"#,
        #"In "places": In element 1: There is no "name"."#
      ),
    ])
  func problems(json: String, message: String) throws {
    let content = try GeneratedContent(json: json)
    let error = #expect(throws: LanguageModelSession.GenerationError.self) { try Tea(content) }
    #expect(error?.failureReason == message)
  }

  @Test("A partial value has what has come, and its identity stays")
  func partial() throws {
    let part = try Tea.PartiallyGenerated(GeneratedContent(json: #"{"name": "Assam", "places": [{"name": "In"#))
    #expect(part.name == "Assam" && part.stars == nil && part.kind == nil)
    #expect(part.places?.map(\.name) == ["In"])
    let complete = assam.asPartiallyGenerated()
    #expect(complete.stars == 4 && complete.places?.first?.id == assam.places[0].id)
    #expect(try Step?.PartiallyGenerated(Step.stop.generatedContent) == .stop)
  }

  @Test("The schema says what there is")
  func schema() {
    #expect(
      Tea.generationSchema.debugDescription == """
        Tea: {name: text, stars: whole number from 2 to 5, grams: number from 0.5, kind: one of "Green tea", "black", \
        places: [{name: one of "Assam"}], notes: [one of "malt", "smoke"], hint?: text}
        """)
    #expect(Branch.generationSchema.debugDescription == "Branch: {code: text, other?: text, branches: [Branch]}")
  }
}

@Suite("Schemas and transcripts that are stored")
struct StoredModelTests {
  @Test(
    "A schema is read again as it was written",
    arguments: [
      Tea.generationSchema, Numbers.generationSchema, Step.generationSchema, Branch.generationSchema,
      GeneratedContent.generationSchema, Mood.generationSchema, Pot.generationSchema,
    ])
  func schemas(schema: GenerationSchema) throws {
    let data = try JSONEncoder().encode(schema)
    let other = try JSONDecoder().decode(GenerationSchema.self, from: data)
    #expect(other.debugDescription == schema.debugDescription)
    #expect(other.shape.made() == schema.shape.made())
  }

  @Test("A schema is written in the vocabulary of JSON Schema")
  func jsonSchema() {
    #expect(
      Place.generationSchema.described.jsonString == """
        {"title": "Place", "$ref": "#/$defs/Place", "$defs": {"Place": {"type": "object", "title": "Place", \
        "properties": {"name": {"type": "string", "enum": ["Assam"]}}, "required": ["name"], "x-order": ["name"], \
        "additionalProperties": false}}}
        """)
  }

  @Test("A transcript is read again as it was written")
  func transcripts() throws {
    let transcript = Transcript(entries: [
      .instructions(
        .init(
          segments: [.text(.init(content: "Be brief"))],
          toolDefinitions: [.init(name: "find", description: "Finds", parameters: Place.generationSchema)])),
      .prompt(
        .init(
          segments: [.text(.init(content: "Which?"))],
          options: .init(sampling: .random(top: 3), temperature: 0.5, maximumResponseTokens: 9),
          responseFormat: .init(type: Tea.self))),
      .prompt(.init(segments: [.text(.init(content: "And?"))])),
      .toolCalls(.init([.init(id: "1", toolName: "find", arguments: GeneratedContent(properties: ["z": 1, "a": 2]))])),
      .toolOutput(.init(id: "1", toolName: "find", segments: [.text(.init(content: "None"))])),
      .response(
        .init(assetIDs: ["m"], segments: [.structure(.init(source: "Mood", content: Mood.calm.generatedContent))])),
    ])
    let data = try JSONEncoder().encode(transcript)
    #expect(try JSONDecoder().decode(Transcript.self, from: data) == transcript)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Transcript.self, from: Data("{}".utf8)) }
  }
}

@Suite("Generated content")
struct GeneratedContentTests {
  @Test("Content is made of values, lists and structures")
  func making() throws {
    let content = GeneratedContent(
      properties: ["name": "Johnny", "age": 30, "nick": String?.none, "tags": [true, false]])
    #expect(content.jsonString == #"{"name": "Johnny", "age": 30, "tags": [true, false]}"#)
    #expect(try content.value(Int.self, forProperty: "age") == 30)
    #expect(try content.value(Int?.self, forProperty: "size") == nil)
    #expect(try content.value([Bool].self, forProperty: "tags") == [true, false])
    #expect(GeneratedContent(elements: ["a", 1.5] as [any ConvertibleToGeneratedContent]).jsonString == #"["a", 1.5]"#)
    let pairs: [(String, any ConvertibleToGeneratedContent)] = [("a", 1), ("b", 2), ("a", 3)]
    #expect(GeneratedContent(properties: pairs) { first, _ in first }.jsonString == #"{"a": 1, "b": 2}"#)
    let id = GenerationID()
    #expect(GeneratedContent("x", id: id).id == id && GeneratedContent("x", id: id) == GeneratedContent("x"))
    guard case .structure(_, let keys) = content.kind else {
      Issue.record("No structure")
      return
    }
    #expect(keys == ["name", "age", "tags"])
  }

  @Test(
    "JSON is read with its escapes, and can break off",
    arguments: [
      (
        #" {"a": "\"\\\n\u00e9\ud83c\udf75", "b": [1, -2.5e1, null, true]} "#,
        #"{"a": "\"\\\né🍵", "b": [1, -25, null, true]}"#, true
      ),
      ("[]", "[]", true), ("{}", "{}", true), ("3", "3", true), (#"{"a": "As"#, #"{"a": "As"}"#, false),
      (#"{"a": 1, "b"#, #"{"a": 1}"#, false), (#"{"a": 1, "b": tr"#, #"{"a": 1}"#, false),
      ("[1, [2", "[1, [2]]", false),
      ("", "null", false), (#"{"a":"#, "{}", false), ("[1,", "[1]", false),
    ])
  func json(text: String, expected: String, isComplete: Bool) throws {
    let content = try GeneratedContent(json: text)
    #expect(content.jsonString == expected)
    #expect(content.isComplete == isComplete)
  }

  @Test(
    "What is no JSON is an error", arguments: ["Water", "nan", "0x1", "{a: 1}", "[1 2]", #"{"a" 1}"#, "[1]]", #""\x""#])
  func problems(text: String) {
    #expect(throws: LanguageModelSession.GenerationError.self) { try GeneratedContent(json: text) }
  }

  @Test("A schema can be described while the app runs")
  func dynamicSchemas() throws {
    let name = DynamicGenerationSchema.Property(name: "name", schema: .init(type: String.self))
    let place = DynamicGenerationSchema(name: "Place", properties: [name])
    let tea = DynamicGenerationSchema(
      name: "Tea", description: "A tea",
      properties: [
        .init(name: "kind", schema: .init(name: "Kind", anyOf: ["green", "black"])),
        .init(name: "places", schema: .init(arrayOf: .init(referenceTo: "Place"), minimumElements: 2)),
        .init(name: "stars", schema: .init(type: Int.self, guides: [.range(3...4)]), isOptional: true),
        .init(name: "other", schema: .init(name: "Other", anyOf: [.init(type: Bool.self), .init(referenceTo: "Tea")])),
      ])
    let schema = try GenerationSchema(root: tea, dependencies: [place])
    let text = "An answer of the model."
    #expect(
      schema.shape.made()?.jsonString == """
        {"kind": "green", "places": [{"name": "\(text)"}, {"name": "\(text)"}], "stars": 3, "other": false}
        """)
    #expect(throws: GenerationSchema.SchemaError.self) { try GenerationSchema(root: tea, dependencies: []) }
    #expect(throws: GenerationSchema.SchemaError.self) { try GenerationSchema(root: place, dependencies: [place]) }
    #expect(throws: GenerationSchema.SchemaError.self) {
      try GenerationSchema(root: .init(name: "None", anyOf: [String]()), dependencies: [])
    }
    let endless = DynamicGenerationSchema(name: "A", anyOf: [.init(referenceTo: "B")])
    let other = DynamicGenerationSchema(name: "B", anyOf: [.init(type: Int.self), .init(referenceTo: "A")])
    #expect(throws: GenerationSchema.SchemaError.self) { try GenerationSchema(root: endless, dependencies: [other]) }
    let double = DynamicGenerationSchema(
      name: "Twice",
      properties: [
        .init(name: "a", schema: .init(referenceTo: "Place")), .init(name: "a", schema: .init(type: Int.self)),
      ])
    let error = #expect(throws: GenerationSchema.SchemaError.self) {
      try GenerationSchema(root: double, dependencies: [place])
    }
    #expect(error?.errorDescription == #""Twice" has two properties "a"."#)
  }
}
