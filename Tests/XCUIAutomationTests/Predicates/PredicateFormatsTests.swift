import Foundation
import Testing
import UnderstudyPredicates
import XCUIAutomation

/// The formats that occur in public UI tests (reference 3.1), each with attributes that satisfy it and others that do
/// not: every line of the measured table, with interpolations and cut-off texts filled in.
@Suite struct PredicateFormatsTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let format: String
    let arguments: [any Sendable]
    let yes: [String: (any Sendable)?]
    let no: [String: (any Sendable)?]

    init(
      _ format: String, _ arguments: any Sendable..., yes: [String: (any Sendable)?], no: [String: (any Sendable)?]
    ) {
      self.format = format
      self.arguments = arguments
      self.yes = yes
      self.no = no
    }

    var testDescription: String { format }
  }

  @Test("A format of a public UI test separates what it should", arguments: truths + texts + values + compounds)
  func separates(_ sample: Sample) throws {
    #expect(try answer(sample.format, sample.arguments, on: sample.yes))
    #expect(try !answer(sample.format, sample.arguments, on: sample.no))
  }

  @Test("A printed predicate reads back as the same predicate", arguments: truths + texts + values + compounds)
  func printsWhatItReads(_ sample: Sample) {
    let once = printed(sample.format, sample.arguments)
    #expect(printed(once) == once)
  }

  static let truths: [Sample] = [
    .init("exists == true", yes: ["exists": true], no: ["exists": false]),
    .init("exists == false", yes: ["exists": false], no: ["exists": true]),
    .init("exists == 0", yes: ["exists": false], no: ["exists": true]),
    .init("exists == 1", yes: ["exists": true], no: ["exists": false]),
    .init("exists = 1", yes: ["exists": true], no: ["exists": false]),
    .init("exists = true", yes: ["exists": true], no: ["exists": false]),
    .init("exists != true", yes: ["exists": false], no: ["exists": true]),
    .init("exists == FALSE", yes: ["exists": false], no: ["exists": true]),
    .init("self.exists = true", yes: ["exists": true], no: ["exists": false]),
    .init("SELF.exists == YES", yes: ["exists": true], no: ["exists": false]),
    .init("hittable == true", yes: ["hittable": true], no: ["hittable": false]),
    .init("isHittable == false", yes: ["isHittable": false], no: ["isHittable": true]),
    .init("isEnabled == true", yes: ["isEnabled": true], no: ["isEnabled": false]),
    .init("isEnabled == false", yes: ["isEnabled": false], no: ["isEnabled": true]),
    .init("enabled == true", yes: ["enabled": true], no: ["enabled": false]),
    .init("selected = true", yes: ["selected": true], no: ["selected": false]),
    .init("isSelected == true", yes: ["isSelected": true], no: ["isSelected": false]),
    .init("hasKeyboardFocus == 1", yes: ["hasKeyboardFocus": true], no: ["hasKeyboardFocus": false]),
    .init("hasKeyboardFocus == YES", yes: ["hasKeyboardFocus": true], no: ["hasKeyboardFocus": false]),
    .init("hasFocus == true", yes: ["hasFocus": true], no: ["hasFocus": false]),
    .init("count == 1", yes: ["count": 1], no: ["count": 2]),
    .init("count == 2", yes: ["count": 2], no: ["count": 1]),
    .init("count == 0", yes: ["count": 0], no: ["count": 1]),
    .init("count > 0", yes: ["count": 1], no: ["count": 0]),
    .init("count > 1", yes: ["count": 2], no: ["count": 1]),
    .init("count == %d", 3, yes: ["count": 3], no: ["count": 4]),
  ]

  static let texts: [Sample] = [
    .init("label == 'Save'", yes: ["label": "Save"], no: ["label": "save"]),
    .init("label == %@", "It's", yes: ["label": "It's"], no: ["label": "Its"]),
    .init("label = %@", "Save", yes: ["label": "Save"], no: ["label": "Save "]),
    .init("label ==[c] %@", "SAVE", yes: ["label": "Save"], no: ["label": "Saved"]),
    .init("label ==[c] 'type'", yes: ["label": "Type"], no: ["label": "Types"]),
    .init("label != 'Save'", yes: ["label": "Open"], no: ["label": "Save"]),
    .init("label CONTAINS %@", "av", yes: ["label": "Save"], no: ["label": "SAVE"]),
    .init("label CONTAINS '$'", yes: ["label": "$ 4.99"], no: ["label": "4.99"]),
    .init("label CONTAINS 'New York'", yes: ["label": "In New York"], no: ["label": "In York"]),
    .init("label CONTAINS 'View Events for'", yes: ["label": "View Events for May"], no: ["label": "View"]),
    .init("label CONTAINS 'Order completed'", yes: ["label": "Order completed!"], no: ["label": "Order"]),
    .init("label CONTAINS[c] %@", "sAV", yes: ["label": "Save"], no: ["label": "Sand"]),
    .init("label CONTAINS[c] 'Text Editor'", yes: ["label": "a text editor"], no: ["label": "editor"]),
    .init("label CONTAINS[cd] %@", "cafe", yes: ["label": "Le CAFÉ"], no: ["label": "Le chef"]),
    .init("label BEGINSWITH %@", "Sa", yes: ["label": "Save"], no: ["label": "A Save"]),
    .init("label BEGINSWITH 'g'", yes: ["label": "go"], no: ["label": "Go"]),
    .init("label BEGINSWITH 'Date:'", yes: ["label": "Date: 1"], no: ["label": "1 Date:"]),
    .init("label BEGINSWITH 'Time:'", yes: ["label": "Time: 1"], no: ["label": "Tim"]),
    .init("label BEGINSWITH [c] 'date'", yes: ["label": "Date: 1"], no: ["label": "Day"]),
    .init("label ENDSWITH %@", "ve", yes: ["label": "Save"], no: ["label": "Saved"]),
    .init("label ENDSWITH 'ed'", yes: ["label": "Saved"], no: ["label": "Save"]),
    .init("label LIKE 'Item*'", yes: ["label": "Item 12"], no: ["label": "An Item"]),
    .init(
      "label LIKE 'You got many errors in this form: thy name, thine email and thy complaint.'",
      yes: ["label": "You got many errors in this form: thy name, thine email and thy complaint."],
      no: ["label": "You got many errors"]
    ),
    .init("label MATCHES %@", "^[0-9]+$", yes: ["label": "2024"], no: ["label": "2024a"]),
    .init(
      "label MATCHES %@", ".*card [0-9]+ of [0-9]+.*", yes: ["label": "the card 1 of 20."], no: ["label": "card of 2"]
    ),
    .init("label MATCHES '\\\\d+'", yes: ["label": "42"], no: ["label": "4 2"]),
    .init("label IN %@", ["Allow", "OK"], yes: ["label": "OK"], no: ["label": "O"]),
    .init("label in %@", Set(["Allow", "OK"]), yes: ["label": "Allow"], no: ["label": "Deny"]),
    .init("NOT (label IN %@)", ["Allow", "OK"], yes: ["label": "Deny"], no: ["label": "OK"]),
    .init("label IN {'Allow', 'Разрешить'}", yes: ["label": "Разрешить"], no: ["label": "разрешить"]),
    .init(
      "label IN {'Allow While Using App', 'При использовании приложения'}",
      yes: ["label": "При использовании приложения"], no: ["label": "Allow"]
    ),
  ]

  static let values: [Sample] = [
    .init("value == 'on'", yes: ["value": "on"], no: ["value": nil]),
    .init("value = %@", "1", yes: ["value": "1"], no: ["value": 1]),
    .init("value == %@", "1", yes: ["value": "1"], no: ["value": "2"]),
    .init("value CONTAINS 'sugar honey ice'", yes: ["value": "a sugar honey ice tea"], no: ["value": nil]),
    .init("value CONTAINS 'sugar honey ice & tea'", yes: ["value": "sugar honey ice & tea"], no: ["value": "tea"]),
    .init("value CONTAINS[c] %@", "TEA", yes: ["value": "tea"], no: ["value": "te"]),
    .init("value BEGINSWITH 'te'", yes: ["value": "tea"], no: ["value": "a tea"]),
    .init("value LIKE 'TestPDF*'", yes: ["value": "TestPDF.pdf"], no: ["value": "Test.pdf"]),
    .init("identifier == %@", "a.b", yes: ["identifier": "a.b"], no: ["identifier": "a"]),
    .init("identifier == 'settings'", yes: ["identifier": "settings"], no: ["identifier": ""]),
    .init("identifier BEGINSWITH %@", "row.", yes: ["identifier": "row.1"], no: ["identifier": "a.row."]),
    .init("identifier BEGINSWITH 'row'", yes: ["identifier": "row"], no: ["identifier": "ro"]),
    .init("identifier CONTAINS 'ItemList.item.'", yes: ["identifier": "ItemList.item.3"], no: ["identifier": "item"]),
    .init("identifier CONTAINS %@", "item", yes: ["identifier": "an.item"], no: ["identifier": "it"]),
    .init("identifier CONTAINS[c] 'ITEM'", yes: ["identifier": "an.item"], no: ["identifier": "it"]),
    .init("identifier ENDSWITH '.button'", yes: ["identifier": "1.button"], no: ["identifier": "button.1"]),
    .init("placeholderValue == '0'", yes: ["placeholderValue": "0"], no: ["placeholderValue": nil]),
    .init("placeholderValue CONTAINS[c] 'mail'", yes: ["placeholderValue": "E-Mail"], no: ["placeholderValue": ""]),
    .init("title CONTAINS %@", "Doc", yes: ["title": "My Doc"], no: ["title": ""]),
    .init("elementType == %d", UInt(49), yes: ["elementType": UInt(49)], no: ["elementType": UInt(9)]),
    .init("elementType == 49", yes: ["elementType": UInt(49)], no: ["elementType": UInt(9)]),
    .init("elementType IN %@", [9, 49], yes: ["elementType": UInt(49)], no: ["elementType": UInt(48)]),
    .init("elementType IN {%lu,%lu}", UInt(9), UInt(48), yes: ["elementType": UInt(9)], no: ["elementType": UInt(49)]),
    .init("%K == %@", "label", "Save", yes: ["label": "Save"], no: ["label": "label"]),
    .init("%K IN %@", "label", ["Save"], yes: ["label": "Save"], no: ["label": "Open"]),
  ]

  static let compounds: [Sample] = [
    .init(
      "exists == true AND hittable == true", yes: ["exists": true, "hittable": true],
      no: ["exists": true, "hittable": false]
    ),
    .init(
      "exists == false && isHittable == false", yes: ["exists": false, "isHittable": false],
      no: ["exists": false, "isHittable": true]
    ),
    .init(
      "label == %@ && identifier == 'BackButton'", "Back", yes: ["label": "Back", "identifier": "BackButton"],
      no: ["label": "Back", "identifier": ""]
    ),
    .init(
      "identifier == %@ && label == %@", "a", "b", yes: ["identifier": "a", "label": "b"],
      no: ["identifier": "b", "label": "a"]
    ),
    .init(
      "identifier == %@ AND label == %@", "a", "b", yes: ["identifier": "a", "label": "b"],
      no: ["identifier": "a", "label": "a"]
    ),
    .init(
      "label == 'Sign out' OR label == 'Use another account'", yes: ["label": "Use another account"],
      no: ["label": "Sign"]
    ),
    .init("label == 'Address' or label == 'URL'", yes: ["label": "URL"], no: ["label": "Url"]),
    .init(
      "label == %@ OR value == %@", "a", "b", yes: ["label": "", "value": "b"], no: ["label": "b", "value": "a"]
    ),
    .init(
      "identifier BEGINSWITH 'tile' AND label CONTAINS 'frozen'", yes: ["identifier": "tile.1", "label": "is frozen"],
      no: ["identifier": "tile.1", "label": "is free"]
    ),
    .init(
      "label BEGINSWITH \"Add \" AND label ENDSWITH \" to Water\"", yes: ["label": "Add 1 l to Water"],
      no: ["label": "Add 1 l to Tea"]
    ),
    .init(
      "label CONTAINS %@ OR value CONTAINS %@", "a", "a", yes: ["label": "b", "value": "a"],
      no: ["label": "b", "value": nil]
    ),
    .init(
      "(label == %@ OR identifier == %@ OR title == %@)", "a", "a", "a",
      yes: ["label": "", "identifier": "", "title": "a"], no: ["label": "", "identifier": "", "title": ""]
    ),
    .init("elementType == %d OR elementType == %d", 9, 48, yes: ["elementType": 48], no: ["elementType": 49]),
    .init(
      "elementType = %d AND label in %@", 9, ["a", "b"], yes: ["elementType": 9, "label": "b"],
      no: ["elementType": 9, "label": "c"]
    ),
    .init(
      "elementType == %lu AND value LIKE 'x*'", UInt(9), yes: ["elementType": UInt(9), "value": "xy"],
      no: ["elementType": UInt(9), "value": "yx"]
    ),
  ]
}
