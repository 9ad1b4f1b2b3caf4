/// English words that agree with the number before them, as Apple's grammar agreement has them: "1 item", "2 items" (F-119).
///
/// The last noun before a preposition agrees, and a few words that stand beside it. Other languages and texts without a number
/// stay as they are.
enum EnglishAgreement {
  /// The parts of one text, such as a bold number and its noun.
  static func agreeing(_ parts: [String]) -> [String] {
    let all = Array(parts.joined())
    guard let number = number(in: all) else { return parts }
    var rest = parts
    var words: [(part: Int, range: Range<String.Index>)] = []
    var offset = 0
    for (index, part) in parts.enumerated() {
      for range in wordRanges(in: part) {
        let place = offset + part.distance(from: part.startIndex, to: range.lowerBound)
        if place >= number.end { words.append((index, range)) }
      }
      offset += part.count
    }
    func word(_ index: Int) -> String { String(parts[words[index].part][words[index].range]) }
    let phraseEnd = words.indices.first { $0 > 0 && prepositions.contains(word($0).lowercased()) } ?? words.endIndex
    let verbs = words.indices.filter { pairs[word($0).lowercased()] != nil || plurals[word($0).lowercased()] != nil }
    let noun = (0..<phraseEnd).last { !verbs.contains($0) }
    // From the end, so that places before it stay.
    for index in words.indices.reversed() where index == noun || verbs.contains(index) {
      let old = word(index)
      let new = index == noun ? form(of: old, isOne: number.isOne) : companion(old, isOne: number.isOne)
      rest[words[index].part].replaceSubrange(words[index].range, with: cased(new, as: old))
    }
    return rest
  }

  private static let prepositions: Set = [
    "of", "in", "on", "at", "for", "from", "to", "with", "without", "by", "per", "left", "remaining", "ago", "selected",
    "available", "found", "and", "or", "that", "total", "more",
  ]
  /// What stands beside a noun, with the form that goes with several.
  private static let pairs = ["is": "are", "was": "were", "has": "have", "this": "these", "does": "do"]
  private static let plurals = Dictionary(uniqueKeysWithValues: pairs.map { ($1, $0) })

  private static func companion(_ word: String, isOne: Bool) -> String {
    let word = word.lowercased()
    return (isOne ? plurals[word] : pairs[word]) ?? word
  }

  private static func number(in text: [Character]) -> (isOne: Bool, end: Int)? {
    guard let start = text.firstIndex(where: isDigit) else { return nil }
    var end = start
    while end < text.count,
      isDigit(text[end]) || ".,".contains(text[end]) && end + 1 < text.count && isDigit(text[end + 1])
    {
      end += 1
    }
    let isNegative = start > 0 && "-−".contains(text[start - 1])
    return (String(text[start..<end]) == "1" && !isNegative, end)
  }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  private static func wordRanges(in text: String) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var start: String.Index?
    for index in text.indices {
      let isInWord = text[index].isLetter || "'’-".contains(text[index]) && start != nil
      if isInWord, start == nil { start = index }
      if !isInWord, let begin = start {
        ranges.append(begin..<index)
        start = nil
      }
    }
    if let start { ranges.append(start..<text.endIndex) }
    return ranges
  }

  private static func cased(_ word: String, as model: String) -> String {
    if model.count > 1, model == model.uppercased() { return word.uppercased() }
    return model.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
  }

  // MARK: Nouns

  /// One and several.
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "ox": "oxen", "knife": "knives", "life": "lives", "wife": "wives",
    "leaf": "leaves",
    "half": "halves", "shelf": "shelves", "wolf": "wolves", "loaf": "loaves", "thief": "thieves", "self": "selves",
    "calf": "calves", "elf": "elves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
    "analysis": "analyses", "crisis": "crises", "basis": "bases", "quiz": "quizzes", "index": "indexes",
    "matrix": "matrices", "criterion": "criteria", "movie": "movies", "cookie": "cookies", "tie": "ties", "pie": "pies",
    "status": "statuses", "bus": "buses", "virus": "viruses", "bonus": "bonuses", "campus": "campuses",
    "lens": "lenses",
    "cache": "caches", "axe": "axes", "shoe": "shoes", "canoe": "canoes", "toe": "toes",
  ]
  private static let singulars = Dictionary(irregular.map { ($1, $0) }) { first, _ in first }
  private static let unchanging: Set = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "moose", "salmon", "offspring", "information", "news",
  ]

  private static func form(of word: String, isOne: Bool) -> String {
    let lower = word.lowercased()
    if unchanging.contains(lower) { return lower }
    // A compound agrees in its last part.
    if let hyphen = lower.lastIndex(of: "-") {
      return lower[...hyphen] + form(of: String(lower[lower.index(after: hyphen)...]), isOne: isOne)
    }
    let one = singular(of: lower)
    return isOne ? one : irregular[one] ?? regularPlural(of: one)
  }

  private static func singular(of word: String) -> String {
    if let one = singulars[word] { return one }
    if irregular[word] != nil || !word.hasSuffix("s") || word.hasSuffix("ss") || word.count < 3 { return word }
    if word.hasSuffix("us") || word.hasSuffix("is") { return word }
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    for ending in ["sses", "xes", "zes", "ches", "shes"] where word.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    return String(word.dropLast())
  }

  private static func regularPlural(of word: String) -> String {
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    for ending in ["s", "x", "z", "ch", "sh"] where word.hasSuffix(ending) { return word + "es" }
    return word + "s"
  }
}
