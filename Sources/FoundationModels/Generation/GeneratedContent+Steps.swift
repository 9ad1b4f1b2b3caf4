extension GeneratedContent {
  /// The content with identities for its structures, which stay the same while it comes.
  func identified() -> GeneratedContent {
    switch kind {
    case .array(let elements):
      GeneratedContent(kind: .array(elements.map { $0.identified() }), id: id ?? GenerationID())
    case .structure(let properties, let names):
      GeneratedContent(
        kind: .structure(properties: properties.mapValues { $0.identified() }, orderedKeys: names),
        id: id ?? GenerationID())
    default: GeneratedContent(kind: kind, id: id ?? GenerationID())
    }
  }

  /// What has come of the content after each step: a text comes word by word, a structure value by value, a list element by
  /// element.
  func steps() -> [GeneratedContent] {
    guard case .string(let text) = kind else { return partSteps() }
    let ends = text.indices.filter { text[$0] == " " }
    return ends.map { part(.string(String(text[..<$0]))) } + [self]
  }

  /// The steps of a part: texts come at once.
  private func partSteps() -> [GeneratedContent] {
    var steps: [GeneratedContent] = []
    switch kind {
    case .array(let elements):
      for (place, element) in elements.enumerated() {
        steps += element.partSteps().map { part(.array(elements[..<place] + [$0])) }
      }
    case .structure(let properties, let names):
      var values: [String: GeneratedContent] = [:]
      for (place, name) in names.enumerated() {
        for step in properties[name]?.partSteps() ?? [] {
          values[name] = step
          steps.append(part(.structure(properties: values, orderedKeys: Array(names[...place]))))
        }
      }
    default: break
    }
    return steps.dropLast() + [self]
  }

  private func part(_ kind: Kind) -> GeneratedContent {
    var part = GeneratedContent(kind: kind, id: id)
    part.isComplete = false
    return part
  }
}
