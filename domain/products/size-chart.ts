import { cleanLine } from '../validation/characters'

/** The sizes of a product in centimetres, such as neck and chest by size. */
export interface SizeChart {
  readonly headings: readonly string[]
  /** As many cells each as there are headings; the first one names the size. */
  readonly rows: readonly (readonly string[])[]
}

const cellsOf = (line: string) => line.split('|').map(cleanLine)

/** The chart that a text has: the first line is the headings, and each other a size, with cells between "|". */
export function sizeChartOf(text: string | null | undefined): SizeChart | null {
  const [headings, ...rows] = (text ?? '')
    .split('\n')
    .filter((line) => cleanLine(line) !== '')
    .map(cellsOf)
  return headings ? { headings, rows } : null
}
