import Pressboard

/// Whether a word that was typed is put right, decided apart from the ranking of what it may have meant.
///
/// Words of the list stay, whatever was meant. Others are weighed: the odds that the best candidate was meant, from what
/// the slips cost, how far the runner-up is behind, and how common both readings are.
struct CorrectionRule: Sendable {
  /// What is known of the typed word, in the language that knows it best.
  var standing: WordStanding
  /// The word as it stands in the text.
  var word: String
  /// How its letters were hit; nil where the taps' places are not known.
  var hits: TapHits?

  /// A slip of the mind costs more where places are known; it is weighed as any.
  private static let tapSlip = DecodingWeights().tapSlip

  /// Log odds above which a word is replaced.
  private static func bar(_ strength: AutocorrectStrength) -> Float? {
    switch strength {
    case .off: nil
    case .cautious: 2.1
    case .normal: 0.9
    }
  }

  /// User-perceived letters of the typed word.
  private let length: Int

  init(standing: WordStanding, word: String, hits: TapHits?) {
    self.standing = standing
    self.word = word
    self.hits = hits
    length = word.count
  }

  /// The candidate to replace the word; nil to leave it alone.
  /// - Parameters:
  ///   - candidates: best first, the typed word itself among them where it is one.
  ///   - typed: the typed word among the candidates.
  func choice(
    _ candidates: [WordCandidate], typed: WordCandidate?, _ strength: AutocorrectStrength
  ) -> WordCandidate? {
    guard let bar = Self.bar(strength), length > 1, let best = candidates.first, !best.isTyped else {
      return nil
    }
    switch standing {
    case .listed(_, let zipf): return overListed(zipf, best, typed, strength)
    case .known(let zipf): return overUnlisted(zipf, candidates, best, strength, bar)
    case .unknown: return overUnlisted(nil, candidates, best, strength, bar)
    }
  }

  private func overUnlisted(
    _ known: Float?, _ candidates: [WordCandidate], _ best: WordCandidate, _ strength: AutocorrectStrength,
    _ bar: Float
  ) -> WordCandidate? {
    if restoresOnlyMarks(best) { return best.zipf > (known ?? 0) + 0.3 ? best : nil }
    let runnerUp = candidates.dropFirst().first
    guard let hits else {
      let isLikely = odds(best, slips: best.slips, runnerUp: runnerUp, known: known) > bar
      let isKnownSlip = isNotorious(best, slips: best.slips, runnerUp: runnerUp, known: known, strength)
      return isLikely || isKnownSlip ? best : nil
    }
    // Words that are about as common as what they would become.
    if let known, best.zipf - known < 2 { return nil }
    guard isNoFartherThanItsTaps(best, runnerUp: runnerUp, known: known, hits, strength, bar) else {
      return nil
    }
    guard strength == .cautious else { return best }
    return runnerUp.map { $0.cost - best.cost > 0.5 } ?? true ? best : nil
  }

  /// Fingers miss far oftener than minds do, and their places say by how much. Where the letters that were hit were hit
  /// hardly better than those of the other reading, that one is meant. A word whose letters were all hit in their
  /// middles was typed on purpose, and is weighed as if nothing but its letters were known; the farther off its taps
  /// are, as a whole and the worst of them, the less that purpose counts.
  private func isNoFartherThanItsTaps(
    _ best: WordCandidate, runnerUp: WordCandidate?, known: Float?, _ hits: TapHits,
    _ strength: AutocorrectStrength, _ bar: Float
  ) -> Bool {
    let farther = best.slips - hits.sum
    // Only a mark, or a finger between two keys, costs so little.
    if farther <= 0.9 { return true }
    let slips = max(0, farther - Self.tapSlip)
    // So much that taps as careful people make them hardly count, and those of hasty ones do.
    let haste = 24 * hits.sum / Float(max(1, length)) + 4 * hits.worst
    return odds(best, slips: slips, runnerUp: runnerUp, known: known) + haste > bar
      || isNotorious(best, slips: slips, runnerUp: runnerUp, known: known, strength)
  }

  /// A word of the list gives way only to its own spelling with marks that is ten times as common (cant, wont), or
  /// where the fingers' places make another ten times as likely.
  private func overListed(
    _ zipf: Float, _ best: WordCandidate, _ typed: WordCandidate?, _ strength: AutocorrectStrength
  ) -> WordCandidate? {
    guard strength == .normal else { return nil }
    if restoresOnlyMarks(best) { return best.zipf >= zipf + 1 ? best : nil }
    guard hits != nil, let typed else { return nil }
    return best.cost + 0.8 < typed.cost ? best : nil
  }

  /// Misspellings that the web is full of (teh, adn): short and well known, but thousands of times rarer than what
  /// they are one slip away from.
  private func isNotorious(
    _ best: WordCandidate, slips: Float, runnerUp: WordCandidate?, known: Float?,
    _ strength: AutocorrectStrength
  ) -> Bool {
    guard let known, length > 2, (runnerUp?.cost ?? .infinity) - best.cost > 0.3 else { return false }
    let rarer = best.zipf - known
    return switch strength {
    case .off: false
    case .cautious: slips <= 1.3 && rarer >= 4
    case .normal: slips <= 1.3 && rarer >= 3.3 || slips <= 2 && rarer >= 3.9
    }
  }

  private func restoresOnlyMarks(_ candidate: WordCandidate) -> Bool {
    guard hits != nil else { return candidate.slips <= 0.6 && candidate.slips > 0 }
    // What the taps cost says nothing of marks.
    return PlainLetter.letters(of: word).elementsEqual(PlainLetter.letters(of: candidate.text))
  }

  /// Log odds that `best` was meant, so many slips away. The weights were fitted to misspellings and right words of which
  /// the product holds none.
  private func odds(
    _ best: WordCandidate, slips: Float, runnerUp: WordCandidate?, known: Float?
  ) -> Float {
    let gap = (runnerUp?.cost ?? best.cost + 9) - best.cost
    let slipGap = runnerUp.map { max(0, $0.slips - best.slips) } ?? 3
    var odds: Float = -0.84 + 0.49 * min(gap, 2.5) + 1.34 * min(gap, 0.8)
    odds -= 0.49 * slips + 7.54 * slips / Float(max(1, length))
    odds += 0.23 * Float(min(length, 10)) + (slips <= 1.3 ? 0.31 : 0) + 0.28 * min(3, slipGap)
    if let known {
      odds += 1.43 * min(best.zipf - known, 4.5) - 1.62 * known
    } else {
      odds += 0.60 * best.zipf - 0.13
    }
    return odds
  }
}
