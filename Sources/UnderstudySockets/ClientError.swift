/// What a command cannot do, in words for its user.
package struct ClientError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
