import UnderstudyCore

/// Makes a property in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` an entry of its
/// own, with a key that has the property's initial value as default (SEM-247).
///
/// With a type annotation the initial value is evaluated each time the default is read; without one, once. In `FocusedValues`
/// the type is written as an optional, and the default is nil.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "UnderstudyMacros", type: "EntryMacro")
