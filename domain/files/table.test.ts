import { describe, expect, test } from 'vitest'
import { textCell } from './cells'
import { csvRecords, csvShapeOf } from './csv'
import { findTable } from './table'

/** The table of a CSV text. */
function read(text: string, known: readonly string[] = []) {
  const { delimiter, start } = csvShapeOf(text)
  const rows = [...csvRecords(text, delimiter, start)].map(({ line, cells }) => ({
    line,
    cells: cells.map(textCell),
  }))
  return findTable(rows, { isKnown: (heading) => known.includes(heading), isText: true })
}

const ROWS = 'TR1,33,449.95,45\nTR2,34,1250,45\nTR3,35,50,45\n'

describe('A table', () => {
  test('starts at its headings, below titles', () => {
    const titles = 'Nile Express settlement,,,\nPeriod,1-15 Nov,,\n\n'
    expect(read(`${titles}Tracking,Order,COD,Fee\n${ROWS}`)).toMatchObject({
      headings: ['Tracking', 'Order', 'COD', 'Fee'],
      headingsLine: 4,
      rows: [{ line: 5, cells: ['TR1', '33', '449.95', '45'] }, { line: 6 }, { line: 7 }],
      notes: [{ kind: 'headingsRow', line: 4 }],
    })
  })

  test('of two columns starts at the headings that are known', () => {
    const text = 'Period,1-15 Nov\nOrder,COD\n12,50\n13,60\n'
    expect(read(text, ['Order', 'COD'])).toMatchObject({
      headingsLine: 2,
      headings: ['Order', 'COD'],
    })
  })

  test('ends before its sums, which say so in either language', () => {
    for (const label of ['Total', 'Grand total:', 'TOTAL (3)', 'الإجمالي', 'المجموع الكلي']) {
      expect(read(`Tracking,Order,COD,Fee\n${ROWS}${label},,1749.95,135\n`)).toMatchObject({
        rows: { length: 3 },
        sumRow: { line: 5, cells: [label, '', '1749.95', '135'] },
        notes: [{ kind: 'sumRow', line: 5 }],
      })
    }
  })

  test('ends before sums of which more is said, if they are the sums', () => {
    for (const label of ['Total COD', 'Total (3 shipments)', 'إجمالي التحصيل', 'إجمالي 3 طلبات']) {
      expect(read(`Tracking,Order,COD,Fee\n${ROWS}${label},,1749.95,135\n`)).toMatchObject({
        rows: { length: 3 },
        sumRow: { line: 5 },
      })
      expect(read(`Tracking,Order,COD,Fee\n${ROWS}${label},,1749.95,136\n`)).toMatchObject({
        rows: { length: 4 },
        sumRow: undefined,
      })
    }
    expect(read('Name,Price\nSoap,20\nBrush,30\nTotal Care Shampoo,50\n')).toMatchObject({
      rows: { length: 3 },
    })
  })

  test('ends before sums without a word, and a last row that is none stays', () => {
    expect(read(`Tracking,Order,COD,Fee\n${ROWS},,1749.95,135\n`)?.sumRow).toMatchObject({
      line: 5,
    })
    expect(read(`Tracking,Order,COD,Fee\n${ROWS},,1749.90,135\n`)).toMatchObject({
      rows: { length: 4 },
      sumRow: undefined,
    })
  })

  test('keeps a row that only mentions a total', () => {
    expect(read('Name,Price\nTotal Care Shampoo,50\nTotal,9\n')).toMatchObject({
      rows: [{ cells: ['Total Care Shampoo', '50'] }],
      sumRow: { line: 3 },
    })
  })

  test('leaves out what stands beside it, and says so', () => {
    const text = `Tracking,Order,COD,Fee\nTR0,32,5,45,,paid twice?\n${ROWS}`
    expect(read(text)).toMatchObject({
      headings: ['Tracking', 'Order', 'COD', 'Fee'],
      rows: { length: 4, 0: { cells: ['TR0', '32', '5', '45'] } },
      notes: [{ kind: 'besideTable', count: 1, line: 2 }],
    })
  })

  test('has rows in which a comma has cut a cell in two: they are marked', () => {
    const shiftedOf = (text: string) =>
      read(text)?.rows.flatMap(({ line, isShifted }) => (isShifted ? [line] : []))
    const headings = 'Tracking,Order,COD,Fee'
    expect(shiftedOf(`${headings}\nTR0,32,1,250.00,45\n${ROWS}`)).toEqual([2])
    expect(shiftedOf(`${headings}\nTR0,32,449,95,45,00\nTR1,33,50,00,45,00\n`)).toEqual([2, 3])
    expect(shiftedOf('Order,COD,Status\n32,449,95,Done\n33,50,Done\n34,60,Done\n')).toEqual([2])
    // Notes beside the table, and cells below a heading that is empty.
    expect(shiftedOf(`${headings}\nTR0,32,5,45,late\n${ROWS}`)).toEqual([])
    expect(shiftedOf(`${headings},\nTR0,32,5,45,1250\n${ROWS}`)).toEqual([])
    expect(shiftedOf(`${headings}\nTR0,32,5,45,,1250\n${ROWS}`)).toEqual([])
  })

  test('of a workbook has no cells that were cut', () => {
    const cells = (...texts: readonly string[]) => ({ line: texts.length, cells: texts })
    const rows = [cells('Order', 'COD'), cells('32', '5', '1250')]
    expect(findTable(rows)?.rows).toEqual([{ line: 3, cells: ['32', '5'] }])
  })

  test('has headings that can be distinguished', () => {
    expect(read('Order,Amount,amount,\n1,2,3,\n')?.headings).toEqual([
      'Order',
      'Amount',
      'amount (2)',
    ])
  })

  test('without headings has the letters of its columns, and loses no row', () => {
    expect(read(ROWS)).toMatchObject({
      headings: ['A', 'B', 'C', 'D'],
      rows: { length: 3 },
      notes: [{ kind: 'noHeadings' }],
    })
  })

  test('has formulas that failed as errors', () => {
    expect(read('a,b\n#N/A,#DIV/0!\n')?.rows[0]?.cells).toEqual([
      { error: '#N/A' },
      { error: '#DIV/0!' },
    ])
  })

  test.each(['', 'only a line', 'a,b\n', '\n\n', 'one\ntwo\n'])('is not found in %j', (text) => {
    expect(read(text)).toBeUndefined()
  })
})
