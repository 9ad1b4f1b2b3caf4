extension Request {
  /// What the program says to the compiler's message.
  var answer: Answer {
    switch self {
    case .capability: .capability
    case .expansion(let expansion): .expansion(expansion.result)
    case .other(let name): .expansion(.failure("UnderstudyMacros does not know the message \(name).", at: nil))
    }
  }
}

extension Expansion {
  /// The use of a macro expanded; the macro is found by the type that its declaration names.
  var result: ExpansionResult {
    switch macro.typeName {
    case "EntryMacro": EntryMacro.expand(self)
    case "ModelMacro": ModelMacro.expand(self)
    case "PersistedPropertyMacro": PersistedPropertyMacro.expand(self)
    case "ModelActorMacro": ModelActorMacro.expand(self)
    // What these say is read by `@Model`.
    case "AttributeMacro", "RelationshipMacro", "TransientMacro", "UniqueMacro", "IndexMacro": .source("")
    case "GenerableMacro": GenerableMacro.expand(self)
    case "GuideMacro": GuideMacro.expand(self)
    case "RuleMacro": RuleMacro.expand(self)
    case "ParameterMacro": ParameterMacro.expand(self)
    case "PreviewMacro": PreviewMacro.expand(self)
    // What it says is read by `#Preview`. Previews of widgets make no code.
    case "PreviewableMacro", "WidgetPreviewMacro": .source("")
    default: .failure("UnderstudyMacros has no macro \(macro.typeName).", at: use)
    }
  }
}
