import Foundation

extension LanguageModelSession {
  /// A tool has thrown an error. Source: Apple's page "LanguageModelSession.ToolCallError".
  public struct ToolCallError: LocalizedError, Sendable {
    /// Which tool.
    public var tool: any Tool
    /// What it has thrown.
    public var underlyingError: any Error

    /// Makes an error of a tool's.
    public init(tool: any Tool, underlyingError: any Error) {
      (self.tool, self.underlyingError) = (tool, underlyingError)
    }

    /// Which tool has failed, and why.
    public var errorDescription: String? {
      "The tool \"\(tool.name)\" has failed: \(underlyingError.localizedDescription)"
    }
  }
}
