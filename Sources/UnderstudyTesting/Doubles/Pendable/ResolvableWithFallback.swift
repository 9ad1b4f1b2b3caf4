/// An answer that is still to come and knows what to be where it never does.
public protocol ResolvableWithFallback {
  /// Gives every call that waits, and every later one, the fallback; does nothing where there is an answer already.
  func resolveWithFallback()
}
