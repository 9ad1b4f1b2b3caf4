import UnderstudyCore
import UnderstudyElements

/// What is close to what a query looks for and does not find.
@MainActor struct NearMisses {
  /// How sure it is that one of them is meant.
  enum Certainty: Int, Comparable {
    case guess
    /// It is most likely a typing error.
    case spelling
    /// The text is the same.
    case certain

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  private(set) var lines: [String] = []
  private(set) var advice: String?
  private(set) var certainty = Certainty.guess
  /// Whether the advice is to dismiss what is in front.
  private(set) var isCovered = false

  private static let limit = 5

  /// - Parameters:
  ///   - sought: What is not found.
  ///   - evaluation: The tree that was searched.
  init(_ sought: Sought, _ evaluation: QueryEvaluation) {
    guard let text = sought.text else { return }
    let application = evaluation.application
    let actions = application.run.actionLines
    // An alert of a similar name is meant rather than a button of the same one.
    if sought.type.isNeverInRows { addSimilar(evaluation.tree, sought, text, isOfTypeOnly: true, usedBefore: actions) }
    guard lines.isEmpty else { return }
    addConcealed(application.host?.concealedElements() ?? [], text, sought.type)
    addSameText(evaluation, text, sought, usedBefore: sought.isPlace ? actions : [])
    if lines.isEmpty {
      addSimilar(evaluation.tree, sought, text, isOfTypeOnly: false, usedBefore: actions)
    } else {
      certainty = .certain
    }
    lines = Array(lines.prefix(Self.limit))
  }

  private mutating func addConcealed(_ concealed: [ConcealedElement], _ text: String, _ type: ElementType) {
    let found = concealed.filter { $0.element.texts.contain(text) && $0.element.type.matches(type) }
    let elements = Set(found.map { ObjectIdentifier($0.element) })
    for entry in found {
      // The text inside of a control is not a second one.
      if entry.element.type == .staticText, let parent = entry.element.parent, parent.label == entry.element.label,
        elements.contains(ObjectIdentifier(parent))
      {
        continue
      }
      if case .behind = entry.reason, advice == nil { isCovered = true }
      add(
        FailureWording.concealed(ElementDescription.line(entry.element), entry.reason),
        advice: FailureWording.uncover(entry.reason))
    }
  }

  /// The text on another type, or on the right type in another place.
  private mutating func addSameText(
    _ evaluation: QueryEvaluation, _ text: String, _ sought: Sought, usedBefore actions: [String]
  ) {
    for element in evaluation.tree.elements(carrying: text).all.prefix(Self.limit)
    where !evaluation.accepts(element, sought.query) && !Self.isUsed(element, actions) {
      let line = ElementDescription.line(element)
      if element.type.matches(sought.type) {
        add(FailureWording.elsewhere(line), advice: FailureWording.use(element.type.queryName, text))
      } else {
        add(
          FailureWording.otherType(line, wanted: sought.type.name),
          advice: FailureWording.use(element.type.queryName, text))
      }
    }
  }

  /// Texts that differ by a typing error or by case, or that contain the wanted text; the right type first.
  ///
  /// - Parameter actions: What the test has done: it knows the names of those elements.
  private mutating func addSimilar(
    _ tree: ElementTree, _ sought: Sought, _ text: String, isOfTypeOnly: Bool, usedBefore actions: [String]
  ) {
    var found: [(element: Element, text: String, similarity: TextSimilarity, rank: Int)] = []
    let wanted = WantedText(text, isPart: sought.isPart)
    tree.root.forEachDescendant { element in
      let texts = element.texts
      let isOfType = element.type.matches(sought.type)
      if isOfTypeOnly, !isOfType { return true }
      let best = [texts.identifier, texts.label, texts.title, texts.value ?? "", texts.placeholder ?? ""].lazy
        .filter { !$0.isEmpty }
        .compactMap { text in wanted.similarity(of: text, isOfType: isOfType).map { (text, $0) } }
        .min { $0.1 < $1.1 }
      if let (text, similarity) = best {
        found.append((element, text, similarity, isOfType ? similarity.rank : similarity.rank + 100))
      }
      return true
    }
    found.removeAll { $0.similarity.certainty == .guess && Self.isUsed($0.element, actions) }
    // Equal ranks keep the order of the tree.
    let ranked = found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
    for match in ranked.prefix(3) where match.rank == ranked[0].rank {
      add(
        FailureWording.similar(
          ElementDescription.line(match.element), TextDifference.hidden(between: text, and: match.text)),
        advice: FailureWording.use(match.element.type.queryName, match.text))
    }
    if let first = ranked.first {
      certainty = first.rank < 100 ? first.similarity.certainty : min(first.similarity.certainty, .spelling)
    }
  }

  /// Whether one of the actions was done to an element, or to what it is in.
  private static func isUsed(_ element: Element, _ actions: [String]) -> Bool {
    var current: Element? = element
    while let one = current, one.type != .window {
      if one.texts.messageText != nil {
        let name = one.texts.messageName(one.type)
        if actions.contains(where: { $0.contains(name) }) { return true }
      }
      current = one.parent
    }
    return false
  }

  private mutating func add(_ line: String, advice: String) {
    lines.append(line)
    if self.advice == nil { self.advice = advice }
  }
}
