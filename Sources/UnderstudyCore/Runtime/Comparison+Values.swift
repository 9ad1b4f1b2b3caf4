/// Whether two values count as the same, by the rules that decide whether a body runs again (SEM-111).
package func areSameValues<Value>(_ lhs: Value, _ rhs: Value) -> Bool { Comparison.areEqual(lhs, rhs) }
