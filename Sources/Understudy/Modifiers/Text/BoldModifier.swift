extension Text {
  /// Makes the text bold, and so wider: semibold in styles other than titles (LAY-300). Its label stays.
  nonisolated public func bold(_ isActive: Bool = true) -> Text { with(.bold(isActive)) }
}

extension View {
  /// Makes the texts inside bold, and so wider: semibold in styles other than titles (LAY-300). Their labels stay.
  nonisolated public consuming func bold(_ isActive: Bool = true) -> some View {
    modifier(_TextLookModifier(.bold(isActive)))
  }
}
