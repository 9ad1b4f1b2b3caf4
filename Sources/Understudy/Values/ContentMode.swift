/// How content with a fixed ratio of its sides fills a rectangle of another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}
