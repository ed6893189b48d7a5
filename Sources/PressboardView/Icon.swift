import Canvas
import Pressboard

/// One coat of an icon, on a grid of 24 units a side.
enum IconLayer: Hashable, Sendable {
  /// A line ``Icon/strokeWidth`` wide with round caps and joins.
  case stroke([PathElement])
  case fill([PathElement])
}

/// The icons' outlines.
enum Icon {
  /// Units along a side.
  static let grid = 24.0
  /// The line's width in units.
  static let strokeWidth = 1.75

  /// The coats of an icon, in the order in which they go on.
  static func layers(of name: IconName) -> [IconLayer] {
    switch name {
    case .shift: [.stroke(arrow)]
    case .shiftLatched: [.fill(arrow), .stroke(arrow)]
    case .caps: [.fill(raisedArrow), .stroke(raisedArrow), .stroke(capsBar)]
    case .backspace: [.stroke(backspace)]
    case .return: [.stroke(returnArrow)]
    case .globe: [.stroke(globe)]
    case .emoji: [.stroke(face), .fill(eyes)]
    case .hideKeyboard: [.stroke(keyboardFolding), .fill(keyboardDots)]
    case .arrowLeft: [.stroke(leftArrow)]
    case .arrowRight: [.stroke(rightArrow)]
    case .arrowUp: [.stroke(upArrow)]
    case .arrowDown: [.stroke(downArrow)]
    case .mic: [.stroke(microphone)]
    case .search: [.stroke(magnifier)]
    case .send: [.stroke(paperPlane)]
    case .check: [.stroke(tick)]
    case .nextField: [.stroke(arrowToBar)]
    }
  }

  static let leftChevron: [PathElement] = [.move(14.6, 5), .line(7.8, 12), .line(14.6, 19)]
  static let rightChevron: [PathElement] = [.move(9.4, 5), .line(16.2, 12), .line(9.4, 19)]

  private static let arrow: [PathElement] = [
    .move(12, 3.6), .line(20.2, 12.2), .line(15.8, 12.2), .line(15.8, 19.4), .line(8.2, 19.4),
    .line(8.2, 12.2), .line(3.8, 12.2), .close,
  ]

  private static let raisedArrow: [PathElement] = [
    .move(12, 2.6), .line(20.2, 10.8), .line(15.8, 10.8), .line(15.8, 16.4), .line(8.2, 16.4),
    .line(8.2, 10.8), .line(3.8, 10.8), .close,
  ]

  private static let capsBar: [PathElement] = [
    .move(8.2, 20.6), .line(15.8, 20.6),
  ]

  private static let backspace: [PathElement] = [
    .move(8.9, 5), .line(19.2, 5), .curve(20.47, 5, 21.5, 6.03, 21.5, 7.3), .line(21.5, 16.7),
    .curve(21.5, 17.97, 20.47, 19, 19.2, 19), .line(8.9, 19), .curve(8.25, 19, 7.64, 18.73, 7.2, 18.25),
    .line(2.4, 13), .curve(1.89, 12.43, 1.89, 11.57, 2.4, 11), .line(7.2, 5.75),
    .curve(7.64, 5.27, 8.25, 5, 8.9, 5), .close, .move(11.3, 9.2), .line(16.9, 14.8), .move(16.9, 9.2),
    .line(11.3, 14.8),
  ]

  private static let returnArrow: [PathElement] = [
    .move(19.6, 5.6), .line(19.6, 10.9), .curve(19.6, 12.45, 18.35, 13.7, 16.8, 13.7), .line(4.8, 13.7),
    .move(9.2, 9.2), .line(4.6, 13.7), .line(9.2, 18.2),
  ]

  private static let globe: [PathElement] = [
    .move(3.25, 12), .curve(3.25, 7.17, 7.17, 3.25, 12, 3.25), .curve(16.83, 3.25, 20.75, 7.17, 20.75, 12),
    .curve(20.75, 16.83, 16.83, 20.75, 12, 20.75), .curve(7.17, 20.75, 3.25, 16.83, 3.25, 12), .close,
    .move(3.25, 12), .line(20.75, 12), .move(12, 3.25), .curve(9, 5.6, 7.7, 8.7, 7.7, 12),
    .curve(7.7, 15.3, 9, 18.4, 12, 20.75), .move(12, 3.25), .curve(15, 5.6, 16.3, 8.7, 16.3, 12),
    .curve(16.3, 15.3, 15, 18.4, 12, 20.75),
  ]

  private static let face: [PathElement] = [
    .move(3.25, 12), .curve(3.25, 7.17, 7.17, 3.25, 12, 3.25), .curve(16.83, 3.25, 20.75, 7.17, 20.75, 12),
    .curve(20.75, 16.83, 16.83, 20.75, 12, 20.75), .curve(7.17, 20.75, 3.25, 16.83, 3.25, 12), .close,
    .move(8, 14.1), .curve(8.82, 15.54, 10.34, 16.43, 12, 16.43),
    .curve(13.66, 16.43, 15.18, 15.54, 16, 14.1),
  ]

  private static let eyes: [PathElement] = [
    .move(7.8, 9.9), .curve(7.8, 9.24, 8.34, 8.7, 9, 8.7), .curve(9.66, 8.7, 10.2, 9.24, 10.2, 9.9),
    .curve(10.2, 10.56, 9.66, 11.1, 9, 11.1), .curve(8.34, 11.1, 7.8, 10.56, 7.8, 9.9), .close,
    .move(13.8, 9.9), .curve(13.8, 9.24, 14.34, 8.7, 15, 8.7), .curve(15.66, 8.7, 16.2, 9.24, 16.2, 9.9),
    .curve(16.2, 10.56, 15.66, 11.1, 15, 11.1), .curve(14.34, 11.1, 13.8, 10.56, 13.8, 9.9), .close,
  ]

  private static let keyboardFolding: [PathElement] = [
    .move(4.7, 3.2), .line(19.3, 3.2), .curve(20.52, 3.2, 21.5, 4.18, 21.5, 5.4), .line(21.5, 12.6),
    .curve(21.5, 13.82, 20.52, 14.8, 19.3, 14.8), .line(4.7, 14.8),
    .curve(3.48, 14.8, 2.5, 13.82, 2.5, 12.6), .line(2.5, 5.4), .curve(2.5, 4.18, 3.48, 3.2, 4.7, 3.2),
    .close, .move(8.6, 11.2), .line(15.4, 11.2), .move(8.8, 18.4), .line(12, 21.2), .line(15.2, 18.4),
  ]

  private static let keyboardDots: [PathElement] = [
    .move(5.55, 7.2), .curve(5.55, 6.68, 5.98, 6.25, 6.5, 6.25), .curve(7.02, 6.25, 7.45, 6.68, 7.45, 7.2),
    .curve(7.45, 7.72, 7.02, 8.15, 6.5, 8.15), .curve(5.98, 8.15, 5.55, 7.72, 5.55, 7.2), .close,
    .move(9.25, 7.2), .curve(9.25, 6.68, 9.68, 6.25, 10.2, 6.25),
    .curve(10.72, 6.25, 11.15, 6.68, 11.15, 7.2), .curve(11.15, 7.72, 10.72, 8.15, 10.2, 8.15),
    .curve(9.68, 8.15, 9.25, 7.72, 9.25, 7.2), .close, .move(12.85, 7.2),
    .curve(12.85, 6.68, 13.28, 6.25, 13.8, 6.25), .curve(14.32, 6.25, 14.75, 6.68, 14.75, 7.2),
    .curve(14.75, 7.72, 14.32, 8.15, 13.8, 8.15), .curve(13.28, 8.15, 12.85, 7.72, 12.85, 7.2), .close,
    .move(16.55, 7.2), .curve(16.55, 6.68, 16.98, 6.25, 17.5, 6.25),
    .curve(18.02, 6.25, 18.45, 6.68, 18.45, 7.2), .curve(18.45, 7.72, 18.02, 8.15, 17.5, 8.15),
    .curve(16.98, 8.15, 16.55, 7.72, 16.55, 7.2), .close,
  ]

  private static let leftArrow: [PathElement] = [
    .move(20, 12), .line(4.4, 12), .move(11, 5.2), .line(4.2, 12), .line(11, 18.8),
  ]

  private static let rightArrow: [PathElement] = [
    .move(4, 12), .line(19.6, 12), .move(13, 5.2), .line(19.8, 12), .line(13, 18.8),
  ]

  private static let upArrow: [PathElement] = [
    .move(12, 20), .line(12, 4.4), .move(5.2, 11), .line(12, 4.2), .line(18.8, 11),
  ]

  private static let downArrow: [PathElement] = [
    .move(12, 4), .line(12, 19.6), .move(5.2, 13), .line(12, 19.8), .line(18.8, 13),
  ]

  private static let microphone: [PathElement] = [
    .move(12, 2.9), .curve(13.77, 2.9, 15.2, 4.33, 15.2, 6.1), .line(15.2, 11.4),
    .curve(15.2, 13.17, 13.77, 14.6, 12, 14.6), .curve(10.23, 14.6, 8.8, 13.17, 8.8, 11.4),
    .line(8.8, 6.1), .curve(8.8, 4.33, 10.23, 2.9, 12, 2.9), .close, .move(5.6, 11.2),
    .curve(5.6, 14.73, 8.47, 17.6, 12, 17.6), .curve(15.53, 17.6, 18.4, 14.73, 18.4, 11.2),
    .move(12, 17.6), .line(12, 21.1),
  ]

  private static let magnifier: [PathElement] = [
    .move(4, 10.6), .curve(4, 6.95, 6.95, 4, 10.6, 4), .curve(14.25, 4, 17.2, 6.95, 17.2, 10.6),
    .curve(17.2, 14.25, 14.25, 17.2, 10.6, 17.2), .curve(6.95, 17.2, 4, 14.25, 4, 10.6), .close,
    .move(15.5, 15.5), .line(20.6, 20.6),
  ]

  private static let paperPlane: [PathElement] = [
    .move(20.6, 3.4), .line(3, 9.8), .line(10.5, 13.5), .line(14.2, 21), .close, .move(20.6, 3.4),
    .line(10.5, 13.5),
  ]

  private static let tick: [PathElement] = [
    .move(4.6, 12.8), .line(9.6, 17.8), .line(19.6, 6.8),
  ]

  private static let arrowToBar: [PathElement] = [
    .move(3.6, 12), .line(16, 12), .move(10.2, 5.8), .line(16.4, 12), .line(10.2, 18.2), .move(20.2, 5),
    .line(20.2, 19),
  ]
}
