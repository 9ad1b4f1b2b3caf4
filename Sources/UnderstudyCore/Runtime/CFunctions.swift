// Functions of UnderstudyPlatformC, declared and not imported, so that importing this module needs no C module (F-81).

@_extern(c) func understudy_evaluation_get() -> UnsafeMutableRawPointer?
@_extern(c) func understudy_evaluation_set(_ evaluation: UnsafeMutableRawPointer?)
@_extern(c) func understudy_change_get() -> UnsafeMutableRawPointer?
@_extern(c) func understudy_change_set(_ change: UnsafeMutableRawPointer?)

@_extern(c)
func understudy_conforming_types(
  _ descriptor: UnsafeRawPointer?, _ types: UnsafeMutablePointer<UnsafeRawPointer>?, _ capacity: Int
) -> Int

@_extern(c) func understudy_use_variables()

@_extern(c)
func understudy_interpose_process(
  _ defaultsType: UnsafeMutableRawPointer, _ bundleType: UnsafeMutableRawPointer,
  _ fileManagerType: UnsafeMutableRawPointer
) -> Bool
