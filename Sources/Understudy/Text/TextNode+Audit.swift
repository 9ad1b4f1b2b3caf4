@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension TextNode: AuditedText {
  package var isTextClipped: Bool {
    guard let place = host.layoutTree.placed(self) else { return false }
    let proposal = place.placement.bounds.proposal
    guard var measurement = measured?.measurement else { return false }
    return measurement.measure(width: proposal.width, height: proposal.height).isTruncated
  }

  package var hasFixedTextSize: Bool {
    let look = environment.values.textLook
    let changes = textChanges
    guard !changes.isEmpty else { return look.hasFixedSize }
    return changes.contains { changes in
      var own = look
      for change in changes.reversed() { change.apply(to: &own) }
      return own.hasFixedSize
    }
  }
}

extension TextLook {
  fileprivate var hasFixedSize: Bool { layoutFont(at: .large).size == layoutFont(at: .accessibility3).size }
}
