// The functions of UnderstudyThreads, declared and not imported, so that importing this module needs no C module (F-81).

@_extern(c) func understudy_evaluation_get() -> UnsafeMutableRawPointer?
@_extern(c) func understudy_evaluation_set(_ evaluation: UnsafeMutableRawPointer?)
@_extern(c) func understudy_change_get() -> UnsafeMutableRawPointer?
@_extern(c) func understudy_change_set(_ change: UnsafeMutableRawPointer?)

/// The same of UnderstudyDiscovery.
@_extern(c)
func understudy_conforming_types(
  _ descriptor: UnsafeRawPointer?, _ types: UnsafeMutablePointer<UnsafeRawPointer>?, _ capacity: Int
) -> Int
