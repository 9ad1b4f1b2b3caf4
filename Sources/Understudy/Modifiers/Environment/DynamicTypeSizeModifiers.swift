extension View {
  /// The size of text inside.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// The sizes that text inside may have: the user's, or the nearest of these.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(
    _ range: T
  ) -> some View where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard !sizes.contains(size), let first = sizes.first, let last = sizes.last else { return }
      size = size < first ? first : last
    }
  }
}
