extension CallTrace {
  /// The name of the property whose accessor is the innermost among the callers, as `count` of `Cart.count.setter`.
  @MainActor var accessedProperty: String? {
    #if DEBUG
      if let name = Self.property(in: symbols(includingInlined: false)) { return name }
    #endif
    // In optimised code the innermost accessor may be part of another one.
    return Self.property(in: symbols(includingInlined: true))
  }

  private static func property(in symbols: [String]) -> String? {
    for symbol in symbols {
      for accessor in [".setter", ".modify"] where symbol.hasSuffix(accessor) {
        return symbol.dropLast(accessor.count).split(separator: ".").last.map(String.init)
      }
    }
    return nil
  }
}
