// The compiler starts this program and asks it to expand macros, until it closes the connection.
CompilerConnection().serve { request in
  switch request {
  case .capability: .capability
  case .expansion(let expansion): .expansion(expand(expansion))
  case .other(let name): .expansion(.failure("UnderstudyMacros does not know the message \(name).", at: nil))
  }
}

/// Expands a use of a macro, found by the type that its declaration names.
func expand(_ expansion: Expansion) -> ExpansionResult {
  switch expansion.macro.typeName {
  case "EntryMacro": EntryMacro.expand(expansion)
  case "PreviewMacro", "PreviewableMacro": .source("")
  default: .failure("UnderstudyMacros has no macro \(expansion.macro.typeName).", at: expansion.use)
  }
}
