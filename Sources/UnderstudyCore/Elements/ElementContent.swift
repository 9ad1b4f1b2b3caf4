import UnderstudyElements

/// What an element shows.
@_spi(Runtime) public struct ElementContent {
  package var type: ElementType
  package var texts = ElementTexts()
  package var traits = ElementTraits(rawValue: 0)

  package init(type: ElementType) { self.type = type }
}
