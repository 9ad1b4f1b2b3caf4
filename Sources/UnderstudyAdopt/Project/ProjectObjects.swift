import Foundation

/// The objects of a project file, which refer to each other by their keys.
struct ProjectObjects {
  private let objects: [String: [String: Any]]
  /// The object that stands for the project itself.
  let root: ProjectObject

  /// Reads a project file in any of the forms of a property list.
  ///
  /// - Parameter file: The `project.pbxproj`.
  /// - Throws: ``AdoptError`` if there is no such file, or if it has no project in it.
  init(reading file: URL) throws {
    guard let data = try? Data(contentsOf: file) else { throw AdoptError.unreadable(file) }
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw AdoptError.malformed(file, MalformedProject.reason(of: error, in: data))
    }
    guard let contents = list as? [String: Any], let objects = contents["objects"] as? [String: [String: Any]],
      let key = contents["rootObject"] as? String, let root = objects[key]
    else { throw AdoptError.malformed(file, "it has no project object") }
    self.objects = objects
    self.root = ProjectObject(key: key, values: root)
  }

  /// The object with a key; nil if the file refers to one that it does not have.
  subscript(key: String?) -> ProjectObject? {
    guard let key, let values = objects[key] else { return nil }
    return ProjectObject(key: key, values: values)
  }

  /// The objects that one lists by a name, without those that are missing.
  func list(_ name: String, of object: ProjectObject) -> [ProjectObject] { object.texts(name).compactMap { self[$0] } }

  /// All objects of a kind, in the order of their keys.
  func all(_ kind: String) -> [ProjectObject] {
    objects.sorted { $0.key < $1.key }.map { ProjectObject(key: $0.key, values: $0.value) }.filter { $0.kind == kind }
  }
}

/// One object of a project file.
struct ProjectObject {
  let key: String
  let values: [String: Any]

  /// Its class, as `PBXNativeTarget`.
  var kind: String { text("isa") ?? "" }

  func text(_ name: String) -> String? { values[name] as? String }

  /// A list of texts; one text counts as a list of one.
  func texts(_ name: String) -> [String] {
    (values[name] as? [Any])?.compactMap { $0 as? String } ?? text(name).map { [$0] } ?? []
  }

  func record(_ name: String) -> [String: Any] { values[name] as? [String: Any] ?? [:] }
}
