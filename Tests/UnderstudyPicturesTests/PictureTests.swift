import Testing
import UnderstudyPictures

struct PictureTests {
  @Test func `A picture has the size that it was made with`() {
    let picture = Picture(size: .init(width: 3, height: 4), scale: 2)
    #expect(picture.size == .init(width: 3, height: 4))
    #expect(picture.scale == 2)
  }
}
