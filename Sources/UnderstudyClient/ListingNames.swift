/// What lists all of what an answer has only the first lines of: commands, or tools of agents.
package struct ListingNames: Sendable {
  let screen: String
  let issues: String

  package static let commands = Self(screen: "tree", issues: "issues")
  package static let tools = Self(screen: "look", issues: "explain issues")

  /// A session's advice, which begins with its call.
  func naming(_ advice: String) -> String {
    advice.hasPrefix("tree ") ? screen + advice.dropFirst("tree".count) : advice
  }
}
