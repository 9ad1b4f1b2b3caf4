/// `#Preview`: a type that makes the preview, which sessions and tests find in the linked program.
///
/// The closure is taken over as it is, so that its statements have the types that they have in the use itself.
enum PreviewMacro {
  static func expand(_ expansion: Expansion) -> ExpansionResult {
    guard let syntax = expansion.syntax, let discriminator = expansion.discriminator, let use = PreviewUse(syntax)
    else { return .failure("#Preview is not complete.", at: expansion.syntax) }
    // Outside of a function nothing finds a type that is inside.
    guard !(expansion.lexicalContext ?? []).contains(where: { isFunction($0.source) }) else { return .source("") }
    return .source(
      """
      struct \(discriminator)15PreviewRegistryfMu_: Understudy.PreviewRegistry {
        nonisolated static var fileID: String { #fileID }
        nonisolated static var filePath: String { #filePath }
        nonisolated static var line: Int { \(use.line.map(String.init) ?? "#line") }
        nonisolated static var name: String? { \(use.name ?? "nil") }
        static func makePreview() -> Understudy.Preview {
      \(use.place(use.start))Understudy.Preview\(use.arguments)
      \(use.place(use.start).isEmpty ? "" : "#sourceLocation()")
        }
      }
      """)
  }

  private static func isFunction(_ source: String) -> Bool {
    let words = Tokens(source).all.filter { $0.depth == 0 }.map(\.text)
    return words.contains("func") || words.contains("init") || words.first == "{"
  }
}
