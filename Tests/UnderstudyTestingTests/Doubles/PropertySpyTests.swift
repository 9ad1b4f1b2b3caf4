import Testing

private protocol Named { var name: String { get } }
private struct Person: Named { var name: String }

@Suite("Spies of properties")
struct PropertySpyTests {
  private final class FakeAccount {
    @PropertySpy(1) var number: Int
    @PropertySpy(Person(name: "Ada")) var owner: any Named
    @PropertySpy(Person(name: "Bea"), as: { $0 }) var guest: any Named
    @SettablePropertySpy(10) var balance: Int
    @SettablePropertySpy("3", getMapping: { Int($0) ?? 0 }, setMapping: { "\($0)" }) var limit: Int
  }

  @Test("A read is a call of the property's spy")
  func reading() {
    let account = FakeAccount()
    #expect(account.$number.wasNotCalled)
    #expect(account.number == 1)
    #expect(account.$number.wasCalled(times: 1))
    account.$number.stub(2)
    #expect(account.number == 2)
  }

  @Test("A property of a protocol's type takes a value that conforms")
  func existentials() {
    let account = FakeAccount()
    #expect(account.owner.name == "Ada")
    #expect(account.guest.name == "Bea")
    #expect(account.$guest.wasCalled)
  }

  @Test("A write is recorded, is what reads return from then on, and is not a read")
  func writing() {
    let account = FakeAccount()
    #expect(account.balance == 10)
    account.balance = 20
    #expect(account.$balance.setter.wasCalled(with: [20]))
    #expect(account.$balance.getter.wasCalled(times: 1))
    #expect(account.balance == 20)
  }

  @Test("Reads and writes are mapped where the spy has another type")
  func mapping() {
    let account = FakeAccount()
    #expect(account.limit == 3)
    account.limit = 5
    #expect(account.$limit.setter.calls == [5])
    #expect(account.$limit.getter() == "5")
  }
}
