import Foundation

/// What is known of a filter of Core Image's reference.
struct FilterDefinition: Sendable {
  /// An input of a filter.
  struct Input: Sendable {
    let className: String
    /// The value at first, of a type that is Sendable.
    let value: (any Sendable)?

    var usual: Any? { value }

    func displayName(_ key: String) -> String { FilterDefinition.words(String(key.dropFirst("input".count))) }
  }

  let name: String
  let category: String
  /// The names of the inputs, in the reference's order.
  let keys: [String]
  let inputs: [String: Input]

  var displayName: String { Self.words(String(name.dropFirst(2))) }

  func belongs(to category: String) -> Bool {
    category == self.category
      || [kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo].contains(category)
  }

  /// What the filter makes. One that is not drawn gives its image as it is, or white without one.
  func image(_ inputs: FilterInputs) -> CIImage? {
    if let draw = FilterDrawing.all[name] { return draw(inputs) }
    CoreImageState.current.sayOnce("CIFilter: \(name) is not drawn. The picture stays as it is.")
    if keys.contains(kCIInputImageKey) { return inputs.image }
    return CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  static let all = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      let definition = FilterDefinition(line)
      return (definition.name, definition)
    })

  /// - Parameter line: A name, a category, and inputs with their usual values.
  private init(_ line: Substring) {
    let words = line.split(separator: " ")
    name = "CI" + words[0]
    category = "CICategory" + words[1]
    var (keys, inputs): ([String], [String: Input]) = ([], [:])
    for word in words.dropFirst(2) {
      let parts = word.split(separator: "=", maxSplits: 1)
      let key = "input" + parts[0]
      keys.append(key)
      inputs[key] = Input(String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    }
    (self.keys, self.inputs) = (keys, inputs)
  }

  /// The words of a name such as "GaussianBlur".
  fileprivate static func words(_ name: String) -> String {
    var result = ""
    for (index, character) in name.enumerated() {
      if index > 0, character.isUppercase, result.last?.isLowercase == true { result += " " }
      result.append(character)
    }
    return result
  }
}

extension FilterDefinition.Input {
  /// - Parameters:
  ///   - name: Without "input"; colors and images are known by it.
  ///   - text: The usual value: a number, numbers with commas, or a text.
  fileprivate init(_ name: String, _ text: String?) {
    let numbers = (text ?? "").split(separator: ",").compactMap { Double($0) }
    if name.hasSuffix("Image") {
      (className, value) = ("CIImage", nil)
    } else if name.contains("Color"), numbers.count == 4 {
      className = "CIColor"
      value = CIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    } else if numbers.count > 1 {
      (className, value) = ("CIVector", CIVector(numbers.map { CGFloat($0) }))
    } else if let number = numbers.first {
      (className, value) = ("NSNumber", number)
    } else if name == "Message" {
      (className, value) = ("NSData", nil)
    } else {
      (className, value) = (name == "Transform" ? "NSAffineTransform" : "NSString", text)
    }
  }
}
