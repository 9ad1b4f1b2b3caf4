extension [String] {
  /// The first lines of a list, and how many more there are.
  package func capped(at limit: Int, of total: Int? = nil, indent: String = "  ") -> [String] {
    guard count > limit else { return self }
    return prefix(limit) + ["\(indent)… and \((total ?? count) - limit) more"]
  }
}
