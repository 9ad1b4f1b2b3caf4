// The functions of UnderstudyThreads, declared and not imported, so that whoever imports this module needs no C module (F-81).

@_extern(c) func understudy_evaluation_get() -> UnsafeMutableRawPointer?
@_extern(c) func understudy_evaluation_set(_ evaluation: UnsafeMutableRawPointer?)
@_extern(c) func understudy_change_get() -> UnsafeMutableRawPointer?
@_extern(c) func understudy_change_set(_ change: UnsafeMutableRawPointer?)
