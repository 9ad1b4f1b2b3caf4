import Foundation
import UnderstudyCore

/// Finds the classes that models name: such a name has no module where the app's is meant.
enum ClassSearch {
  /// The class of a name.
  ///
  /// - Parameters:
  ///   - name: As the model has it.
  ///   - module: The module that the model names or comes from; nil for any that has a model.
  static func find(_ name: String, module: String?) -> NSManagedObject.Type? {
    guard name != "NSManagedObject" else { return nil }
    if name.contains("."), let found = NSClassFromString(name) as? NSManagedObject.Type { return found }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let modules = [module, AppProcess.current?.module].compactMap { $0 } + DataModels.modules
    for module in modules {
      if let found = NSClassFromString("\(module).\(last)") as? NSManagedObject.Type { return found }
    }
    return nil
  }
}
