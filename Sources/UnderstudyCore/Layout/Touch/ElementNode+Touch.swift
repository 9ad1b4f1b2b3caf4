import Foundation
import UnderstudyLayout

extension ElementNode: TouchTaking {
  package func takesTouch(at point: CGPoint, in size: CGSize) -> Bool {
    takesTouches && CGRect(origin: .zero, size: size).contains(point)
  }
}
