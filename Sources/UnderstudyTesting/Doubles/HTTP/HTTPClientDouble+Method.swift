extension HTTPClientDouble {
  /// The method of a request, such as GET; any other can be written as a string.
  public struct Method: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// In capitals, as requests have it.
    public let rawValue: String

    /// Makes a method by its name, whose case makes no difference.
    ///
    /// - Parameter rawValue: The name, in capitals or not.
    public init(rawValue: String) { self.rawValue = rawValue.uppercased() }
    /// Lets a string stand for a method where one is expected: `.init("PROPFIND")` or `"PROPFIND"`.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// Stands for every method.
    public static let any: Method = "*"
    /// Asks for what a URL stands for.
    public static let get: Method = "GET"
    /// Asks for the header fields that GET would have.
    public static let head: Method = "HEAD"
    /// Sends something to be processed.
    public static let post: Method = "POST"
    /// Replaces what a URL stands for.
    public static let put: Method = "PUT"
    /// Changes a part of what a URL stands for.
    public static let patch: Method = "PATCH"
    /// Removes what a URL stands for.
    public static let delete: Method = "DELETE"
  }
}
