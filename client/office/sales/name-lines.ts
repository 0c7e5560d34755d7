/** The width of the names beside horizontal bars, in pixels. */
export const NAME_WIDTH = 132

const LINE_HEIGHT = 15
const ROW_GAP = 8
const MIN_ROW_HEIGHT = 36

/** Characters that fit on a line; words are wrapped, so that lines are seldom full. */
const LINE_LENGTH = 16

/** The height of a bar with its name, which is wrapped and never cut. */
export function rowHeight(names: readonly string[]): number {
  const lines = Math.max(0, ...names.map((name) => Math.ceil(name.length / LINE_LENGTH)))
  return Math.max(MIN_ROW_HEIGHT, lines * LINE_HEIGHT + ROW_GAP)
}
