import Foundation
import Testing
import UnderstudyLayout
import UnderstudyPictures

@Suite("What differs between two pictures")
struct PictureDifferenceTests {
  private func picture(_ items: [PictureItem], width: CGFloat = 100) -> Picture {
    Picture(size: CGSize(width: width, height: 200), scale: 2, items: items)
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 10, _ height: CGFloat = 10) -> PictureItem {
    .fill(.rectangle(CGRect(x: x, y: y, width: width, height: height)), .color(.black), isEvenOdd: false)
  }

  @Test("What comes, goes or moves is an area; what stays is none")
  func areas() {
    let old = picture([box(0, 0), box(20, 20), box(50, 100)])
    let new = picture([box(0, 0), box(20, 60), box(50, 100), box(80, 150)])
    #expect(
      old.changes(to: new) == [
        CGRect(x: 20, y: 20, width: 10, height: 10), CGRect(x: 20, y: 60, width: 10, height: 10),
        CGRect(x: 80, y: 150, width: 10, height: 10),
      ])
    #expect(old.changes(to: old).isEmpty)
  }

  @Test("Near areas are one")
  func near() {
    let new = picture([box(0, 0), box(12, 0)])
    #expect(picture([]).changes(to: new) == [CGRect(x: 0, y: 0, width: 22, height: 10)])
  }

  @Test("Groups move and clip what is in them")
  func groups() {
    let group = PictureGroup(
      map: .translation(30, 40), clip: .rectangle(CGRect(x: 0, y: 0, width: 5, height: 5)))
    #expect(
      picture([]).changes(to: picture([.group(group, [box(0, 0)])])) == [CGRect(x: 30, y: 40, width: 5, height: 5)])
    let faded = PictureGroup(map: .translation(30, 40), clip: group.clip, opacity: 0.5)
    #expect(
      picture([.group(group, [box(0, 0)])]).changes(to: picture([.group(faded, [box(0, 0)])]))
        == [CGRect(x: 30, y: 40, width: 5, height: 5)])
  }

  @Test("A shade over the whole screen hides no other change")
  func shade() {
    let new = picture([box(0, 0, 100, 200), box(20, 20)])
    #expect(picture([]).changes(to: new) == [CGRect(x: 20, y: 20, width: 10, height: 10)])
    #expect(picture([]).changes(to: picture([box(0, 0, 100, 200)])) == [CGRect(x: 0, y: 0, width: 100, height: 200)])
  }

  @Test("A picture of another size, or of none, differs as a whole")
  func sizes() {
    #expect(picture([]).changes(to: picture([], width: 50)) == [CGRect(x: 0, y: 0, width: 50, height: 200)])
    #expect(picture([box(5, 5, 0, 0)]).changes(to: picture([box(7, 7, 0, 0)])).isEmpty)
  }

  @Test("A picture that shares what it can is the same picture")
  func sharing() {
    let group = PictureGroup(opacity: 0.5)
    let old = picture([box(0, 0), .group(group, [box(1, 1), box(2, 2)]), box(3, 3)])
    let new = picture([box(9, 9), box(0, 0), .group(group, [box(1, 1), box(4, 4)]), box(3, 3)])
    #expect(new.sharing(with: old) == new)
    #expect(new.sharing(with: new) == new)
  }
}
