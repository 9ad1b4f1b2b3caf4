@_spi(Runtime) import UnderstudyCore

/// The elements below another in an outline.
public struct OutlineSubgroupChildren {
  let visit: @MainActor (inout _ViewInputs) -> Void
}

extension OutlineSubgroupChildren: View, StyleListPart {}
