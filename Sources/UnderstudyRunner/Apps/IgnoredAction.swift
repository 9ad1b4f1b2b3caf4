/// An action without effect; later failures name it.
package struct IgnoredAction {
  package let description: String
  package let reason: String

  package init(description: String, reason: String) { (self.description, self.reason) = (description, reason) }
}
