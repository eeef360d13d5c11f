import NavGraphSyntax
import Testing

@testable import NavGraphModel

/// Tests of the types that own the state of the resolver and of the place explorer.
@Suite struct StatePartTests {
  @Test func readsTheListOfAUnitFromItsLastElement() {
    var lists = UnitLists<String>()
    let (first, second) = (PresentationContextID(0), PresentationContextID(7))
    lists.add("a", to: second)
    lists.add("b", to: first)
    lists.add("c", to: second)
    #expect(Array(lists[second]) == ["c", "a"])
    #expect(Array(lists[first]) == ["b"])
    #expect(Array(lists[PresentationContextID(3)]) == [])
    #expect(Array(lists[PresentationContextID(99)]) == [])
    #expect(lists.elements == ["a", "b", "c"])
  }

  @Test func readsAListAsItWasWhenReadingBegan() {
    var lists = UnitLists<Int>()
    lists.add(1, to: PresentationContextID(0))
    var read: [Int] = []
    for element in lists[PresentationContextID(0)] {
      read.append(element)
      if read.count < 5 { lists.add(element + 1, to: PresentationContextID(0)) }
    }
    #expect(read == [1])
    #expect(Array(lists[PresentationContextID(0)]) == [2, 1])
  }

  @Test func seesAKeyOnceBelowEachUnit() {
    var seen = SeenKeys()
    let keys: [(UInt64, PresentationContextID?)] = [
      (5, nil), (5, nil), (5, PresentationContextID(1)), (5, PresentationContextID(1)), (5, PresentationContextID(2)), (6, nil),
    ]
    let areNew = keys.map { seen.insert($0.0, below: $0.1) }
    #expect(areNew == [true, false, true, false, true, true])
  }

  @Test func addsAPresenterOnceButNotesTheOneOfAGuardToo() {
    var presenters = Presenters()
    let (slot, unit) = (SlotID(3), PresentationContextID(1))
    let ways: [(above: PresentationContextID?, isByGuard: Bool)] = [
      (nil, false), (nil, false), (nil, true), (nil, true), (PresentationContextID(0), false),
    ]
    let added = ways.map { presenters.add(slot, of: unit, below: $0.above, byGuard: $0.isByGuard) }
    #expect(added.map(\.isOther) == [true, true, true, false, true])
    #expect(added.map(\.isFirst) == [true, false, false, false, true])
    #expect(Array(presenters[unit]) == [slot])
  }

  @Test func finishesAnInnerRunBeforeTheOuterOne() {
    var runs = Runs<Int>()
    var table = Table<Int>()
    runs.append(1)
    let inner = runs.mark
    runs.append(2)
    runs.append(3)
    let ofInner = runs.finish(since: inner, in: &table)
    runs.append(4)
    let ofOuter = runs.finish(since: 0, in: &table)
    #expect(Array(table[ofInner]) == [2, 3])
    #expect(Array(table[ofOuter]) == [1, 4])
    #expect(runs.mark == 0)
  }

  @Test func takesDiagnosticsBack() {
    func diagnostic(at offset: UInt32, rule: Rule = .unknownValue) -> Diagnostic {
      Diagnostic(rule, message: "m", at: SourceRange(file: FileID(0), start: offset, end: offset + 1), label: "l")
    }
    var reports = Reports([diagnostic(at: 0)])
    let mark = reports.mark
    reports.append(diagnostic(at: 1))
    reports.append(diagnostic(at: 2, rule: .neverNil))
    reports.append(diagnostic(at: 3))
    reports.forget(since: mark.count) { $0.code == Rule.unknownValue.code }
    #expect(reports.diagnostics.map(\.primary.range.start) == [0, 2])
    reports.rollBack(to: mark)
    #expect(reports.mark == mark)
    reports.countSilence()
    #expect(reports.mark != mark)
  }

  /// If a name is resolved again without diagnostics, its diagnostic is removed, and the next use is reported.
  @Test func forgetsAMissingNameWithItsDiagnostic() {
    let range = SourceRange(file: FileID(0), start: 4, end: 8)
    let name = Name(.app)
    var reports = Reports([])
    reports.append(Diagnostic(.unknownName, message: "m", at: range, label: "l"))
    reports.noteMissing(name, at: range)
    let isAdded = reports.add(range, toMissing: name)
    #expect(isAdded)
    #expect(reports.missingNames.count == 1)
    reports.forget(since: 0)
    let isAddedAgain = reports.add(range, toMissing: name)
    #expect(!isAddedAgain)
    #expect(reports.missingNames.isEmpty)
  }
}
