import Foundation
import UnderstudyCore
import UnderstudyTime

/// The data models of a target, in a source that the plugin `UnderstudyApp` writes.
public protocol _AppDataModels {
  /// The texts of the models by their names.
  static var models: [String: String] { get }
}

/// The models that a program has: those that the plugin has found, those among resources, and those that code has made.
enum DataModels {
  private struct WeakModel { weak var model: NSManagedObjectModel? }

  private struct State {
    var known: [WeakModel] = []
    /// Those that were read, by module or path and name.
    var read: [String: NSManagedObjectModel] = [:]
  }

  private static let state = Guarded(unchecked: State())

  private nonisolated(unsafe) static let linked: [(module: String, type: any _AppDataModels.Type)] =
    LinkedTypes.conforming(to: (any _AppDataModels).self).compactMap { $0 as? any _AppDataModels.Type }.map { type in
      (String(reflecting: type).split(separator: ".").first.map(String.init) ?? "", type)
    }

  /// The modules that have a model.
  static var modules: [String] { linked.map(\.module) }

  static func add(_ model: NSManagedObjectModel) {
    state.withUncheckedLock { state in
      state.known.removeAll { $0.model == nil }
      state.known.append(WeakModel(model: model))
    }
  }

  /// The entity whose objects are of a class, in the newest model that has one.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let name = String(describing: type)
    func find() -> NSEntityDescription? {
      let models = state.withUncheckedLock { $0.known.compactMap(\.model) }
      return models.reversed().lazy.compactMap { $0.entities.first { $0.className == name } }.first
    }
    if let found = find() { return found }
    // Reading the models of the program makes them known.
    return all(in: nil).lazy.compactMap { $0.entities.first { $0.className == name } }.first
  }

  /// The entity of a name, in the newest model that has it.
  static func entity(named name: String) -> NSEntityDescription? {
    let models = state.withUncheckedLock { $0.known.compactMap(\.model) }
    return models.reversed().lazy.compactMap { $0.entitiesByName[name] }.first
  }

  /// A type that code uses for the objects of an entity.
  static func note(_ type: NSManagedObject.Type, for name: String) { entity(named: name)?.note(type) }

  /// The model of a name, first that of the app's own module.
  static func model(named name: String) -> NSManagedObjectModel? {
    let own = AppProcess.current?.module
    for (module, type) in linked.sorted(by: { $0.module == own && $1.module != own }) {
      if let text = type.models[name] { return read("\(module).\(name)", module: module) { text } }
    }
    for url in resources(in: nil) where url.deletingPathExtension().lastPathComponent == name {
      return read(url.path, module: nil) { try DataModelFile.text(at: url) }
    }
    return nil
  }

  static func all(in bundles: [Bundle]?) -> [NSManagedObjectModel] {
    let generated = linked.flatMap { module, type in
      type.models.sorted { $0.key < $1.key }.compactMap { name, text in
        read("\(module).\(name)", module: module) { text }
      }
    }
    if !generated.isEmpty { return generated }
    return resources(in: bundles).compactMap { url in
      read(url.path, module: nil) { try DataModelFile.text(at: url) }
    }
  }

  static var names: [String] {
    linked.flatMap { Array($0.type.models.keys) } + resources(in: nil).map { $0.deletingPathExtension().lastPathComponent }
  }

  private static func resources(in bundles: [Bundle]?) -> [URL] {
    (bundles ?? [Bundle.main] + Bundle.allBundles).flatMap {
      $0.urls(forResourcesWithExtension: "xcdatamodeld", subdirectory: nil) ?? []
    }.map { $0 as URL }
  }

  private static func read(_ key: String, module: String?, _ text: () throws -> String) -> NSManagedObjectModel? {
    if let known = state.withUncheckedLock({ $0.read[key] }) { return known }
    do {
      let model = try NSManagedObjectModel(file: DataModelFile(text: text()), module: module)
      return state.withUncheckedLock { state in
        if let known = state.read[key] { return known }
        state.read[key] = model
        return model
      }
    } catch {
      CoreDataWording.log("The data model \(key) cannot be read: \(error)")
      return nil
    }
  }
}
