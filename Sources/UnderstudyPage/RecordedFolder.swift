import Foundation

/// The folder of a test, as the page of several directories knows it.
package struct RecordedFolder: Equatable {
  /// The directory with the folder.
  package let directory: URL
  package let name: String

  /// Nil if the page is missing, is too large to be read, or does not have the test.
  ///
  /// - Parameters:
  ///   - key: the test as an address of the page has it.
  ///   - directory: that of the page.
  package init?(ofTest key: String, in directory: URL) {
    guard let size = PageFile.size(in: directory), size <= PageFile.largest,
      let data = try? Data(contentsOf: PageFile.url(in: directory)),
      let record = PageContent(of: Array(data)).records.last(where: { $0.key == key }), !record.isGone
    else { return nil }
    let home = record.base.isEmpty ? directory : directory.appendingPathComponent(record.base)
    (self.directory, name) = (home.standardizedFileURL, record.folder)
  }
}
