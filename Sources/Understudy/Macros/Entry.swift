import UnderstudyCore

/// Makes a property in an extension of `EnvironmentValues` or `Transaction` an entry of its own, with a key that has the
/// property's initial value as default (SEM-247).
///
/// With a type annotation the initial value is evaluated each time the default is read; without one, once.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "UnderstudyMacros", type: "EntryMacro")
