/// The words of a line that quotes them as a shell wants it.
enum ShellWords {
  static func split(_ line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else {
        switch character {
        case "'", "\"":
          quote = character
          word = word ?? ""
        case "\\": isEscaped = true
        case " ":
          if let word { words.append(word) }
          word = nil
        default: word = (word ?? "") + String(character)
        }
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
