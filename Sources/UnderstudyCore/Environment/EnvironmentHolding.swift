/// Where the objects of a node's class keep scopes of the environment, found once a class by its stored properties: as a link
/// to the scope that the node inherits, as one that it has made, and in the inputs that it keeps for later content.
///
/// So no class says what it keeps, and none can be forgotten. A link is not retained and is a variable, as are kept inputs;
/// a node retains no scope but its own. What is kept in closures is not found: nodes keep the environment in properties only.
@MainActor
struct EnvironmentHolding {
  private var links: [Int] = []
  private var inputs: [Int] = []

  private static var known: [ObjectIdentifier: EnvironmentHolding] = [:]

  static func of(_ node: Node) -> EnvironmentHolding {
    let type = type(of: node)
    if let holding = known[ObjectIdentifier(type)] { return holding }
    let holding = EnvironmentHolding(type)
    known[ObjectIdentifier(type)] = holding
    return holding
  }

  private init(_ type: Node.Type) {
    for field in FieldReflection.fields(ofClass: type) {
      if field.type == EnvironmentScope.self || field.type == EnvironmentScope?.self {
        links.append(field.offset)
      } else if field.type == _ViewInputs.self {
        inputs.append(field.offset)
      }
    }
  }

  /// Gives a node another scope wherever it has `old`, and the scopes that it has made below `old` another parent.
  func exchange(_ old: EnvironmentScope, for new: EnvironmentScope, in node: Node) {
    withExtendedLifetime(node) {
      let object = Unmanaged.passUnretained(node).toOpaque()
      for offset in inputs {
        let kept = (object + offset).assumingMemoryBound(to: _ViewInputs.self)
        if kept.pointee.environment === old { kept.pointee.environment = new }
      }
      for offset in links {
        let link = (object + offset).assumingMemoryBound(to: Unmanaged<EnvironmentScope>?.self)
        guard let scope = link.pointee?.takeUnretainedValue() else { continue }
        if scope === old { link.pointee = .passUnretained(new) } else { scope.changeParent(from: old, to: new) }
      }
    }
  }
}
