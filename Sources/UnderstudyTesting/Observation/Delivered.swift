/// Takes an observed value from the main actor to where it is awaited.
///
/// Unchecked, since neither preference keys nor models ask for Sendable values; one that shares mutable state must be read
/// on the main actor, where tests of views run.
struct Delivered<Value>: @unchecked Sendable {
  let value: Value
}
