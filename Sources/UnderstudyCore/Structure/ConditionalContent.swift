/// The content of an `if … else` or `switch` in a builder; each branch has its own identity (SEM-002, SEM-005).
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  // No kit: the content begins again with another branch.
  @inline(__always)
  public static func _makeView(_ view: _ConditionalContent, inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    var isNew = isMounting
    let choice =
      switch view.storage {
      case .trueContent: 1
      case .falseContent: 2
      }
    let node = inputs.node(make: { SwitchNode(choice: choice, $0) }, update: { isNew = $0.select(choice) })
    inputs.visit(below: node, mounting: isNew, keepsAttributes: true) { inner in
      switch view.storage {
      case .trueContent(let content): TrueContent._makeView(content, inputs: &inner)
      case .falseContent(let content): FalseContent._makeView(content, inputs: &inner)
      }
    }
    if isNew && !isMounting { node.didInsertContent() }
  }
  public static var _isList: Bool { true }
  public static var _isStructural: Bool { true }
  public static var _takesAttributes: Bool { TrueContent._takesAttributes && FalseContent._takesAttributes }
}
