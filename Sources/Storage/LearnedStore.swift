public import Lexicon

/// The file of learned data, for whoever has them in memory: the keyboard's worker, and the command that shows them.
///
/// Several may have it at the same time. Each works on its own copy and brings it and the file together from time to
/// time: what others wrote is read, what was learned since is put on top, and only then is written.
public struct LearnedStore {
  private let file: KeptFile
  /// The file that memory and disk last agreed on; nil: they have not met yet.
  private var seen: KeptFile.Identity?

  public init(folder: DataFolder) {
    file = KeptFile(folder: folder, name: "learned")
  }

  /// In the user's data folder; nil where the environment names none. Opens nothing yet.
  public init?() {
    guard let folder = DataFolder() else { return nil }
    self.init(folder: folder)
  }

  public var path: String { file.path }

  /// Milliseconds that somebody else may have the file. A keyboard tries again later, and somebody may be waiting for it.
  private static let patience: Int32 = 2000
  private static let patienceOfAKeyboard: Int32 = 300

  /// Brings memory and disk together: the first time it reads, then it reads what others wrote, and it writes what
  /// was learned. Nothing in memory is lost where something goes wrong; it is tried again the next time.
  ///
  /// - Parameter today: days since 1970.
  public mutating func synchronise(_ data: inout LearnedData, today: Int) -> [StorageNotice] {
    let there = file.identity
    // Where nothing was ever kept no folder is made either.
    guard data.hasNews || there != seen ?? .none else {
      seen = there
      data.begin(day: today)
      return []
    }
    return exchange(&data, today, patience: Self.patienceOfAKeyboard) { _ in }
  }

  /// Does something with the data while nobody else can write, and writes them if that changed them.
  ///
  /// - Parameters:
  ///   - today: days since 1970.
  ///   - body: what is done; whether it changed anything.
  public mutating func change(
    _ data: inout LearnedData, today: Int, _ body: (inout LearnedData) -> Bool
  ) -> [StorageNotice] {
    exchange(&data, today, patience: Self.patience) { data in
      if body(&data) { data.markUnsaved() }
    }
  }

  private mutating func exchange(
    _ data: inout LearnedData, _ today: Int, patience: Int32, _ body: (inout LearnedData) -> Void
  ) -> [StorageNotice] {
    var copy = data
    var seen = seen
    var notices: [StorageNotice] = []
    do throws(StorageFault) {
      let fault: StorageFault? = try file.folder.locked(patience: patience) {
        do throws(StorageFault) {
          try read(&copy, &seen, today, &notices)
          copy.begin(day: today)
          body(&copy)
          guard copy.hasNews else { return nil }
          seen = try file.write(copy.bytes)
          copy.markSaved()
          return nil
        } catch {
          return error
        }
      }
      if let fault { throw fault }
    } catch {
      notices.append(.failed(error))
    }
    (data, self.seen) = (copy, seen)
    return notices
  }

  /// Takes over what others have written since, with what was learned here on top of it.
  private func read(
    _ data: inout LearnedData, _ seen: inout KeptFile.Identity?, _ today: Int,
    _ notices: inout [StorageNotice]
  ) throws(StorageFault) {
    guard seen != file.identity else { return }
    // Nothing there: never written, or wiped.
    var fresh = LearnedData()
    var identity = KeptFile.Identity.none
    if let found = try file.read(most: LearnedData.longestFile) {
      do throws(LearnedFault) {
        fresh = try LearnedData(found.bytes)
        identity = found.identity
      } catch {
        notices.append(.setAside(file.path, as: try file.setAside(), error))
        seen = KeptFile.Identity.none
        // What is in memory is all there is now.
        if !data.isEmpty { data.markUnsaved() }
        return
      }
    }
    fresh.begin(day: today)
    fresh.replay(data)
    data = fresh
    seen = identity
  }

  /// Removes the file and all that was set aside of it.
  public mutating func wipe() throws(StorageFault) {
    guard file.folder.exists else { return }
    let fault: StorageFault? = try file.folder.locked(patience: Self.patience) {
      do throws(StorageFault) {
        try file.remove()
        return nil
      } catch {
        return error
      }
    }
    if let fault { throw fault }
    seen = KeptFile.Identity.none
  }
}
