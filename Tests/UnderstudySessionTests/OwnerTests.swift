import Testing
import UnderstudyClient

@Suite("A session belongs to the terminal that it was opened in")
struct OwnerTests {
  @Test(
    "A shell for a person is one, whatever its options",
    arguments: [
      "", "-i", "-l", "--norc", "--rcfile /etc/rc -i", "--init-file /opt/integration.sh", "-o vi", "-O extglob -i",
      "+o history",
      "--login --noprofile",
    ])
  func terminal(words: String) { #expect(!Owner.isForLines(words.split(separator: " ").map(String.init))) }

  @Test(
    "A shell for a line or a script is none",
    arguments: ["-c ls", "-lc ls", "--norc -c ls", "x.sh", "-e x.sh a", "--command ls"])
  func line(words: String) { #expect(Owner.isForLines(words.split(separator: " ").map(String.init))) }
}
