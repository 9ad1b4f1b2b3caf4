/// Names of functions as the source has them, from those that the runtime gives.
enum FunctionName {
  /// The name without what the compiler has added: a function for an expression, for the part behind an `await`, or for some types.
  ///
  /// - Parameter name: the runtime's, such as `(2) suspend resume partial function for implicit closure #1 in PayTests.pays()`.
  /// - Returns: nil for a function that the compiler has made, such as one that adapts another, or a list of tests.
  static func inSource(_ name: String) -> String? {
    guard !name.contains("__allTests") else { return nil }
    var name = name.replacing(#/implicit closure #[0-9]+ in /#, with: "")[...]
    while let match = name.prefixMatch(
      of: #/(\([0-9]+\) (suspend|await) resume partial function for|merged|specialized) /#)
    {
      name = name[match.range.upperBound...]
    }
    if let match = name.prefixMatch(of: #/(generic|function signature) specialization <.*> of /#) {
      name = name[match.range.upperBound...]
    }
    let adapter =
      #/partial apply|reabstraction thunk|thunk for|dispatch thunk|vtable thunk|protocol witness for|@objc|outlined/#
    return name.isEmpty || name.prefixMatch(of: adapter) != nil ? nil : String(name)
  }
}
