/// The state that a result was found in: a launch, a version of its tree, and, for results that may change without the
/// tree, one call.
package struct TreeStamp: Equatable {
  let launch: Int
  let version: Int
  let call: Int
}
