import Foundation
import UnderstudyCore
import UnderstudyElements

/// What is close to what a query asked for and did not find.
@MainActor struct NearMisses {
  private(set) var lines: [String] = []
  private(set) var advice: String?
  /// Whether the advice is no more than a text that looks alike.
  private(set) var isGuess = false

  private static let limit = 5

  init(_ query: XCUIElementQuery, _ evaluation: QueryEvaluation, concealed: [ConcealedElement]) {
    guard let key = query.wantedKey else { return }
    let type = query.wantedType ?? .any
    addConcealed(concealed, key, type)
    addSameText(evaluation, key, type)
    if lines.isEmpty {
      addSimilar(evaluation.tree, key, type)
      isGuess = !lines.isEmpty
    }
    lines = Array(lines.prefix(Self.limit))
  }

  private mutating func addConcealed(_ concealed: [ConcealedElement], _ key: String, _ type: ElementType) {
    for entry in concealed where entry.element.texts.contain(key) && entry.element.type.matches(type) {
      add(
        FailureWording.concealed(ElementDescription.line(entry.element), entry.reason),
        advice: FailureWording.uncover(entry.reason))
    }
  }

  /// The text on another type, or on the right type in another place.
  private mutating func addSameText(_ evaluation: QueryEvaluation, _ key: String, _ type: ElementType) {
    let elements: [Element] =
      switch evaluation.tree.elements(carrying: key) {
      case .none: []
      case .one(let element): [element]
      case .many(let elements): elements
      }
    for element in elements.prefix(Self.limit) {
      let line = ElementDescription.line(element)
      if element.type.matches(type) {
        add(FailureWording.elsewhere(line), advice: FailureWording.use(element.type.queryName, key))
      } else {
        add(
          FailureWording.otherType(line, wanted: type.name),
          advice: FailureWording.use(element.type.queryName, key))
      }
    }
  }

  /// Texts that differ by a typing error or by case, or that contain the wanted text; the right type first.
  private mutating func addSimilar(_ tree: ElementTree, _ key: String, _ type: ElementType) {
    var found: [(element: Element, text: String, rank: Int)] = []
    let wanted = key.lowercased()
    let slips = wanted.count < 3 ? 0 : max(1, wanted.count / 3)
    tree.root.forEachDescendant { element in
      let texts = element.texts
      let best = [texts.identifier, texts.label, texts.title, texts.value ?? "", texts.placeholder ?? ""].lazy
        .filter { !$0.isEmpty }
        .compactMap { text in Self.distance(text, wanted, slips).map { (text, $0) } }
        .min { $0.1 < $1.1 }
      if let (text, distance) = best {
        found.append((element, text, element.type.matches(type) ? distance : distance + 100))
      }
      return true
    }
    // Equal ranks keep the order of the tree.
    let ranked = found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
    for match in ranked.prefix(3) where match.rank == ranked[0].rank {
      add(
        FailureWording.similar(ElementDescription.line(match.element)),
        advice: FailureWording.use(match.element.type.queryName, match.text))
    }
  }

  /// How far a text is from the wanted one, which is in lower case; nil for too far.
  private static func distance(_ text: String, _ wanted: String, _ slips: Int) -> Int? {
    let text = text.lowercased()
    if text == wanted { return 0 }
    // "Row 5" is not a misspelt "Row 50" but another row.
    if differsInDigits(text, wanted) { return nil }
    if abs(text.count - wanted.count) <= slips {
      let edits = Spelling.edits(text, wanted)
      if edits <= slips { return edits }
    }
    return wanted.count >= 3 && text.contains(wanted) ? slips + 1 : nil
  }

  /// Whether two texts are equal but for their numbers.
  private static func differsInDigits(_ text: String, _ other: String) -> Bool {
    let digit = CharacterSet.decimalDigits
    let (left, right) = (text.components(separatedBy: digit), other.components(separatedBy: digit))
    return left.count > 1 && left.filter { !$0.isEmpty } == right.filter { !$0.isEmpty }
  }

  private mutating func add(_ line: String, advice: String) {
    lines.append(line)
    if self.advice == nil { self.advice = advice }
  }
}
