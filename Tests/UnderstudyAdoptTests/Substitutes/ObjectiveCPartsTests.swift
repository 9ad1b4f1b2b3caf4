import Testing

@testable import UnderstudyAdopt

@Suite("Parts of sources that only a platform with Objective-C can compile")
struct ObjectiveCPartsTests {
  @Test("Properties of Core Data's have accessors in a copy")
  func managed() {
    let source = """
      extension Article {
        @NSManaged public var title: String?
        @NSManaged public func addToTags(_ value: Tag)
        @NSManaged public func replaceTags(at indexes: NSIndexSet, with values: [Tag])
        static let key = #keyPath(Article.title.count)
        override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
          super.init(entity: entity, insertInto: context)
        }
      }
      """
    let file = SubstituteList.File(path: "P.swift", target: "Tea", isWithoutObjectiveC: true)
    let copy = SubstitutedSource(source, file, at: "/P.swift").text
    #expect(!copy.contains("@NSManaged"))
    #expect(
      copy.contains(
        "public var title: String? { get { managedValue(\"title\") } set { setManagedValue(newValue, \"title\") } }"))
    #expect(copy.contains("public func addToTags(_ value: Tag) { changeManagedObjects(\"addToTags\", value) }"))
    #expect(copy.contains("with values: [Tag]) { changeManagedObjects(\"replaceTags\", indexes, values) }"))
    #expect(copy.contains("static let key = \"title.count\""))
    #expect(copy.contains("required init(entity: NSEntityDescription"))
  }

  @Test("A copy without Objective-C has no attributes, and selectors with their methods")
  func objectiveC() {
    let source = """
      @objcMembers final class Page: UIViewController {
        @IBOutlet weak var field: UITextField?
        @objc(tap:) func tap(_ sender: Any) {}
        func load() { add(self, #selector(tap(_:))) }
      }
      """
    let file = SubstituteList.File(path: "P.swift", target: "Tea", isWithoutObjectiveC: true)
    let copy = SubstitutedSource(source, file, at: "/P.swift").text
    #expect(!copy.contains("objc") && !copy.contains("IBOutlet") && !copy.contains("#selector"))
    #expect(copy.contains("weak var field: UITextField?"))
    #expect(copy.contains("add(self, Selector(\"tap(_:)\", Page.tap(_:)))"))
  }

  @Test(
    "A selector names its method by the type around",
    arguments: [
      ("class Page { class func make() {} func load() { add(#selector(save)) } }", "Selector(\"save\", Page.save)"),
      ("extension Tea.Page { var x: Int { add(#selector(self.save)) } }", "Selector(\"self.save\", Tea.Page.save)"),
      ("class A { class B { lazy var x = { add(#selector(self?.save)) }() } }", "Selector(\"self?.save\", B.save)"),
      (
        "class A { func x() { add(#selector(UIView.endEditing)) } }",
        "Selector(\"UIView.endEditing\", UIView.endEditing)"
      ),
      ("class A { func x() { add(#selector(player.stop)) } }", "Selector(\"player.stop\", bound: player.stop)"),
      ("class A { func x() { add(#selector(getter: A.size)) } }", "Selector(\"size\")"),
      ("class A { func x() { add(#selector(setter: size)) } }", "Selector(\"setSize:\")"),
      (
        "class A { func x() { add(#selector(A.y as (A) -> () -> Void)) } }",
        "Selector(\"A.y\", A.y as (A) -> () -> Void)"
      ),
      ("func x() { add(#selector(save)) }", "Selector(\"save\", bound: save)"),
    ])
  func selectors(source: String, selector: String) {
    let file = SubstituteList.File(path: "P.swift", target: "Tea", isWithoutObjectiveC: true)
    #expect(SubstitutedSource(source, file, at: "/P.swift").text.contains("add(\(selector))"))
  }

  @Test("The initializer by which Core Data makes objects is required in a copy where a class overrides it")
  func managedInitializers() {
    let source = """
      @objc(Tea) public class Tea: NSManagedObject {
        @objc override private init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}
        init(entity: NSEntityDescription, named name: String) {}
        override init(name: String) {}
      }
      """
    let copy = SubstitutedSource(
      source, SubstituteList.File(path: "P.swift", target: "Tea", isWithoutObjectiveC: true), at: "/P.swift"
    ).text
    #expect(copy.contains("   public required  init(entity: NSEntityDescription, insertInto context:"), "\(copy)")
    #expect(copy.contains("  init(entity: NSEntityDescription, named name: String) {}"))
    #expect(copy.contains("override init(name: String)"))
  }
}
