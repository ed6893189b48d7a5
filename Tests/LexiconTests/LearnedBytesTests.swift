import Lexicon
import Testing

@Suite("Learned data on disk")
struct LearnedBytesTests {
  @Test("make room for one more by forgetting few, and none that was added by hand")
  func room() throws {
    let lines = (0..<4000).map { "word\t\(Learned.name($0))\t\($0 < 10 ? 1 : 2)\t-" }
    var data = LearnedData()
    _ = try data.add(lines: Array(lines.joined(separator: "\n").utf8))
    try data.add("kubectl")
    #expect(data.allWords.count == 3951)
    #expect(Learned.word("kubectl", in: data) != nil)
    #expect((0..<10).allSatisfy { Learned.word(Learned.name($0), in: data) == nil })
  }

  @Test("are read as they were written, to the byte")
  func roundTrip() throws {
    let bytes = Learned.data().bytes
    let read = try LearnedData(bytes)
    #expect(read.bytes == bytes)
    #expect(read.lines == Learned.data().lines)
    #expect(!read.hasNews)
  }

  @Test("are read however full they are")
  func fullest() throws {
    func long(_ number: Int) -> String {
      let name = Learned.name(number)
      return name + String(repeating: "k", count: 64 - name.utf8.count)
    }
    var lines = (0..<4000).map { "word\t\(long($0))\t9\t-" }
    for context in 0..<2000 {
      for follower in 0..<12 { lines.append("pair\t\(long(context))\t\(long(follower))\t9") }
    }
    for number in 0..<500 { lines.append("rejected\t\(long(number))\t\(long(number + 1))\t2") }
    var data = LearnedData()
    let count = try data.add(lines: Array(lines.joined(separator: "\n").utf8))
    #expect(count.lines == lines.count && count.pairsLeftOut == 0 && count.rejectionsForgotten == 0)
    let bytes = data.bytes
    #expect(bytes.count > 2_000_000 && bytes.count < LearnedData.longestFile)
    #expect(try LearnedData(bytes).bytes == bytes)
  }

  @Test func nothingIsAFileToo() throws {
    #expect(try LearnedData(LearnedData().bytes).isEmpty)
  }

  private func fault(_ bytes: [UInt8]) -> LearnedFault? {
    do throws(LearnedFault) {
      _ = try LearnedData(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test("are refused wherever they are torn")
  func torn() {
    let bytes = Learned.data().bytes
    for length in 0..<bytes.count {
      guard case .length(_, let found) = fault(Array(bytes.prefix(length))) else {
        Issue.record("read at \(length) bytes")
        return
      }
      #expect(found == length)
    }
    #expect(fault(bytes + [0]) == .length(said: bytes.count, found: bytes.count + 1))
  }

  @Test("are refused whichever bit is turned")
  func turned() {
    let bytes = Learned.data().bytes
    for place in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[place] ^= 1 << bit
        #expect(fault(damaged) != nil, "byte \(place), bit \(bit)")
      }
    }
  }

  @Test func foreign() {
    #expect(fault(Array("#!/bin/sh\n".utf8)) == .foreign)
    var later = Learned.data().bytes
    later[8] = 7
    #expect(fault(later) == .version(7))
  }
}
