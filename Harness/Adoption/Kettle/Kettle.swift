import Combine
import Foundation
import HomeKit
import ObjectiveC

final class Kettle: NSObject, ObservableObject, HMHomeManagerDelegate {
  @Published private(set) var isOn = false
  private let manager = HMHomeManager()

  override init() {
    super.init()
    manager.delegate = self
  }

  func boil() {
    objc_setAssociatedObject(self, "kettle", manager, .OBJC_ASSOCIATION_RETAIN)
    manager.primaryHome?.write(true, to: "kettle") { error in
      if let error { print(error.localizedDescription) }
    }
    isOn = true
  }

  @objc func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
    isOn = manager.homes.isEmpty == false
  }
}
