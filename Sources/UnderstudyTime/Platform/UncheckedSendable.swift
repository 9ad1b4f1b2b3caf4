/// Carries a value to where it alone is used, past the compiler's check: the package's only such box.
///
/// The author of the call answers for it, in a comment where that is not plain: the value goes to the main actor and comes from
/// there, or is only handed over.
@usableFromInline
package struct UncheckedSendable<Value>: @unchecked Sendable {
  @usableFromInline package var value: Value

  @inlinable package init(_ value: Value) { self.value = value }
}
