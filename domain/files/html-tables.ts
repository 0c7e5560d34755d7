import { Parser } from 'htmlparser2'
import { MAX_FILE_CELLS, MAX_FILE_COLUMNS } from '../limits'
import { type Cell, type FileRow, textCell } from './cells'
import { FileError } from './file-error'
import type { Sheet } from './sheet'

/** A parser that keeps thousands of open elements gets slow. */
const MAX_DEPTH = 200
/** Declarations and comments that can precede the first element. */
const PROLOGUE = /^\s*(?:<\?[^>]*\?>\s*|<!--(?:(?!-->)[\s\S])*-->\s*)*/
const START =
  /^<(?:!doctype html|html|head|title|meta|link|style|script|body|main|section|form|table|div|center|font|span|p|br|b|h[1-6])\b/i
const SEARCHED_LENGTH = 100_000

/** Whether a text is a page with a table: portals name such files .xls. */
export function isHtmlTable(text: string): boolean {
  const page = text.slice(0, SEARCHED_LENGTH)
  return START.test(page.replace(PROLOGUE, '')) && /<table\b/i.test(page)
}

/** The tables of a page, those inside others included. Throws FileError. */
export function readHtmlTables(html: string): readonly Sheet[] {
  const tables: FileRow[][] = []
  const open: {
    rows: FileRow[]
    row: Cell[] | undefined
    cell: string | undefined
    span: number
  }[] = []
  let depth = 0
  let cellCount = 0

  const endCell = () => {
    const table = open.at(-1)
    if (!table || table.cell === undefined) return
    const text = table.cell.replace(/\s+/g, ' ').trim()
    table.row ??= []
    cellCount += table.span
    if (cellCount > MAX_FILE_CELLS) throw new FileError('tooLarge')
    table.row.push(textCell(text), ...Array.from({ length: table.span - 1 }, () => ''))
    table.cell = undefined
  }
  const endRow = () => {
    endCell()
    const table = open.at(-1)
    if (!table?.row) return
    table.rows.push({ line: table.rows.length + 1, cells: table.row.slice(0, MAX_FILE_COLUMNS) })
    table.row = undefined
  }
  const parser = new Parser({
    onopentag: (name, { colspan = '1' }) => {
      depth += 1
      if (depth > MAX_DEPTH) throw new FileError('notReadable')
      const table = open.at(-1)
      if (name === 'table') {
        const rows: FileRow[] = []
        tables.push(rows)
        open.push({ rows, row: undefined, cell: undefined, span: 1 })
      } else if (table && name === 'tr') {
        endRow()
        table.row = []
      } else if (table && (name === 'td' || name === 'th')) {
        endCell()
        table.cell = ''
        table.span = Math.min(Math.max(Math.trunc(Number(colspan)) || 1, 1), MAX_FILE_COLUMNS)
      } else if (table?.cell !== undefined && name === 'br') {
        table.cell += ' '
      }
    },
    ontext: (text) => {
      const table = open.at(-1)
      if (table?.cell !== undefined) table.cell += text
    },
    onclosetag: (name) => {
      depth -= 1
      if (name === 'td' || name === 'th') endCell()
      else if (name === 'tr') endRow()
      else if (name === 'table') {
        endRow()
        open.pop()
      }
    },
  })
  parser.end(html)
  return tables
    .filter((rows) => rows.length > 1)
    .map((rows, index) => ({ name: String(index + 1), isHidden: false, rows, notes: [] }))
}
