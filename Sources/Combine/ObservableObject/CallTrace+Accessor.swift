import UnderstudyTime

extension CallTrace {
  /// The name of the property whose accessor is the innermost among the callers, as `cups` of `Cart.cups.setter`.
  ///
  /// Nil in optimised code, where the accessor may have become part of another one.
  @MainActor var accessedProperty: String? {
    #if DEBUG
      Self.property(in: symbols(includingInlined: false)) ?? Self.property(in: symbols(includingInlined: true))
    #else
      nil
    #endif
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
