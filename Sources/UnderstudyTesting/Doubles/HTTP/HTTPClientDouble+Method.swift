extension HTTPClientDouble {
  /// The method of a request, such as GET; any other can be written as a string.
  public struct Method: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue.uppercased() }
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// Stands for every method.
    public static let any: Method = "*"
    public static let get: Method = "GET"
    public static let head: Method = "HEAD"
    public static let post: Method = "POST"
    public static let put: Method = "PUT"
    public static let patch: Method = "PATCH"
    public static let delete: Method = "DELETE"
  }
}
