@_spi(Runtime) import UnderstudyCore

/// What assistive technology has of an element beside its label and value. XCUITest on a device does not report it.
extension XCUIElement {
  /// Something that assistive technology reads of an element on demand.
  public struct CustomContent: Equatable, Sendable {
    /// What it says something about.
    public let label: String
    /// What it says.
    public let value: String
    /// Whether it is read at once.
    public let isImportant: Bool

    /// What an element should have, for a comparison.
    public init(label: String, value: String, isImportant: Bool = false) {
      (self.label, self.value, self.isImportant) = (label, value, isImportant)
    }
  }

  /// A list of places by which the user of assistive technology moves.
  public struct Rotor: Equatable, Sendable {
    /// The name of the list.
    public let label: String
    /// The names of the places.
    public let entries: [String]

    /// What an element should have, for a comparison.
    public init(label: String, entries: [String]) { (self.label, self.entries) = (label, entries) }
  }

  /// What `accessibilityCustomContent` says of the element, in the order in which it is written, the outermost first.
  ///
  /// Fails the test where the element does not exist, or is not the only match.
  public var customContent: [CustomContent] {
    described { $0.writtenDetails.map { CustomContent(label: $0.label, value: $0.value, isImportant: $0.isImportant) } }
  }

  /// What `accessibilityRotor` says of the element. Fails as ``customContent`` does.
  public var rotors: [Rotor] {
    described { $0.writtenRotors.map { Rotor(label: $0.label, entries: $0.entries) } }
  }

  private func described<Value>(_ read: @escaping (ElementNode) -> [Value]) -> [Value] {
    look(at: site, otherwise: [], elseFail: { .action(.audit, self, .notRunning) }) { element, _ in
      (element.source as? ElementNode).map(read) ?? []
    } missed: { finding in
      AutomationFailure.action(.audit, self, finding).report(at: site)
      return []
    }
  }
}
