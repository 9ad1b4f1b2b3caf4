import Testing
import UnderstudyJSON

struct JSONTests {
  @Test(
    "A value is written as it is read",
    arguments: [
      "null", "true", "[1,-2.5,1e+20]", "{\"a\":{\"b\":[]},\"c\":\"\\\"\\\\\\n\\u0001é\"}", "\"\u{1F375}\"",
      "\"\\u2028—\\u2029‧\\u007f\"", "[[],{},\"\",-0.5,false]", "[9007199254740993,-18446744073709551616]",
      "{\"a\\nb\":\"\\r\\t\"}",
    ])
  func roundTrip(text: String) throws { #expect(try JSON(reading: text).description == text) }

  @Test("Escapes are characters")
  func escapes() throws {
    #expect(try JSON(reading: "\"\\ud83c\\udf75\\/\"") == "\u{1F375}/")
    #expect(try JSON(reading: " \"a\\b\\f\\u00E9\\u20ac\\\"\" ") == "a\u{8}\u{c}é€\"")
  }

  @Test("Members are in the order of their names")
  func order() throws {
    #expect(try JSON(reading: "{\"b\":1,\"a\":2}").description == "{\"a\":2,\"b\":1}")
  }

  @Test(
    "What is no JSON is an error",
    arguments: [
      "", " ", "tru", "01", "1.", "[,1]", "{\"a\"}", "{a:1}", "\"", "\"\\x\"", "\"\u{1}\"", "1 2", "1e999",
      "\"\\ud83c\"", "\"\\ud83c\\n\"", "\"\\udf75\\ud83c\"", "\"\\u12g4\"", "\"\\", "-", "+1",
      "1e", "[1",
      String(repeating: "[", count: 600) + String(repeating: "]", count: 600),
    ])
  func errors(text: String) { #expect(throws: JSONError.self) { try JSON(reading: text) } }
}
