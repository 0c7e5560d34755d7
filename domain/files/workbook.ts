import { MAX_FILE_CELLS, MAX_FILE_COLUMNS } from '../limits'
import type { Cell, FileRow } from './cells'
import { textCell } from './cells'
import { FileError } from './file-error'
import { type NumberFormat, readFormat, showNumber } from './number-formats'
import { attributeOf, readXml } from './read-xml'
import type { Sheet } from './sheet'
import type { FileNote } from './table'
import { findParts, unpackWorkbook, type WorkbookParts } from './workbook-parts'

type Attributes = Readonly<Record<string, string>>

/** The texts that cells refer to by number, without how to pronounce them. */
function readSharedStrings(part: Uint8Array | undefined): readonly string[] {
  const texts: string[] = []
  let text = ''
  let isText = false
  let isPhonetic = false
  if (!part) return texts
  readXml(part, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't'
    },
    text: (piece) => {
      if (isText && !isPhonetic) text += piece
    },
    close: (name) => {
      if (name === 'si') texts.push(text)
      if (name === 'rPh') isPhonetic = false
      if (name === 't') isText = false
    },
  })
  return texts
}

/** The formats of numbers by the styles of cells. */
function readFormats(part: Uint8Array | undefined): readonly NumberFormat[] {
  const codes = new Map<number, string>()
  const formats: NumberFormat[] = []
  let isOfCells = false
  if (!part) return formats
  readXml(part, {
    open: (name, attributes) => {
      const id = Number(attributeOf(attributes, 'numFmtId') ?? 0)
      if (name === 'numFmt') codes.set(id, attributeOf(attributes, 'formatCode') ?? '')
      if (name === 'cellXfs') isOfCells = true
      if (name === 'xf' && isOfCells) formats.push(readFormat(id, codes.get(id)))
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return formats
}

const REFERENCE = /^\$?(?<column>[a-z]{1,3})\$?(?<row>\d{1,7})$/i
const LETTERS = 26

/** The place of a column, from 0. */
function placeOf(letters: string): number {
  let place = 0
  for (const letter of letters.toUpperCase()) place = place * LETTERS + letter.charCodeAt(0) - 64
  return place - 1
}

interface CellStart {
  readonly place: number
  readonly type: string
  readonly format: NumberFormat | undefined
}

interface Book {
  readonly texts: readonly string[]
  readonly formats: readonly NumberFormat[]
  readonly isFrom1904: boolean
  /** Counts those that are kept, of all sheets. Throws FileError. */
  readonly countCells: (count: number) => void
}

/** Collects the cells of a sheet. Only those that exist take space, however far away they are. */
class SheetReader {
  readonly rows: FileRow[] = []
  mergedCount = 0
  private roundedCount = 0
  private farRows = 0
  private firstFarLine = 0
  private readonly book: Book
  private line = 0
  private cells: Cell[] = []
  private hasFarCells = false
  private next = 0

  constructor(book: Book) {
    this.book = book
  }

  startRow(attributes: Attributes): void {
    const line = Number(attributeOf(attributes, 'r'))
    this.line = Number.isSafeInteger(line) && line > 0 ? line : this.line + 1
    this.cells = []
    this.hasFarCells = false
    this.next = 0
  }

  endRow(): void {
    if (this.hasFarCells) {
      this.farRows += 1
      this.firstFarLine ||= this.line
    }
    if (this.cells.length === 0) return
    this.rows.push({ line: this.line, cells: this.cells })
    this.cells = []
  }

  startCell(attributes: Attributes): CellStart {
    const { column } = REFERENCE.exec(attributeOf(attributes, 'r') ?? '')?.groups ?? {}
    const place = column === undefined ? this.next : placeOf(column)
    this.next = place + 1
    const style = Number(attributeOf(attributes, 's') ?? 0)
    return {
      place,
      type: attributeOf(attributes, 't') ?? 'n',
      format: this.book.formats[style],
    }
  }

  /** A formula without a value was never computed: it is an error, and not empty. */
  endCell({ place, type, format }: CellStart, value: string | undefined, formula: string): void {
    const cell = this.toCell(type, format, value, formula)
    if (cell === '') return
    if (place >= MAX_FILE_COLUMNS) {
      this.hasFarCells = true
      return
    }
    this.book.countCells(Math.max(0, place + 1 - this.cells.length))
    while (this.cells.length < place) this.cells.push('')
    this.cells[place] = cell
  }

  private toCell(
    type: string,
    format: NumberFormat | undefined,
    value: string | undefined,
    formula: string,
  ): Cell {
    const { texts, isFrom1904 } = this.book
    if (value === undefined || (value === '' && type !== 'str')) {
      return formula === '' ? '' : { error: `=${formula}`.slice(0, SHOWN_FORMULA_LENGTH) }
    }
    switch (type) {
      case 's':
        return textCell(texts[Number(value)] ?? '')
      case 'e':
        return { error: value }
      case 'b':
        return /^(?:1|true)$/i.test(value) ? 'TRUE' : 'FALSE'
      case 'd':
        return value.replace(/T00:00:00.*$/, '').replace('T', ' ')
      case 'n': {
        const number = Number(value)
        if (!Number.isFinite(number)) return textCell(value)
        const { cell, isRounded } = showNumber(number, format ?? { kind: 'general' }, isFrom1904)
        if (isRounded) this.roundedCount += 1
        return cell
      }
      default:
        return textCell(value)
    }
  }

  get notes(): readonly FileNote[] {
    return [
      ...(this.mergedCount > 0 ? [{ kind: 'merged' as const, count: this.mergedCount }] : []),
      ...(this.roundedCount > 0 ? [{ kind: 'rounded' as const, count: this.roundedCount }] : []),
      ...(this.farRows > 0
        ? [{ kind: 'besideTable' as const, count: this.farRows, line: this.firstFarLine }]
        : []),
    ]
  }
}

const SHOWN_FORMULA_LENGTH = 40

function readSheet(part: Uint8Array, book: Book) {
  const reader = new SheetReader(book)
  let cell: CellStart | undefined
  let value: string | undefined
  let formula = ''
  let element = ''
  let isPhonetic = false
  let isWorksheet = false
  readXml(part, {
    open: (name, attributes) => {
      element = name
      if (name === 'worksheet') isWorksheet = true
      else if (name === 'row') reader.startRow(attributes)
      else if (name === 'c') {
        cell = reader.startCell(attributes)
        value = undefined
        formula = ''
      } else if (name === 'v' || name === 't') value ??= ''
      // Of a formula that others share, only the first cell has the text.
      else if (name === 'f') formula = ' '
      else if (name === 'rPh') isPhonetic = true
      else if (name === 'mergeCell') reader.mergedCount += 1
    },
    text: (piece) => {
      if (!cell) return
      if (element === 'f') formula += piece
      else if ((element === 'v' || element === 't') && !isPhonetic) value += piece
    },
    close: (name) => {
      element = ''
      if (name === 'rPh') isPhonetic = false
      if (name === 'row') reader.endRow()
      if (name !== 'c' || !cell) return
      reader.endCell(cell, value, formula.replace(/^ (?=.)/, ''))
      cell = undefined
    },
  })
  if (!isWorksheet) throw new FileError('notReadable')
  return { rows: [...reader.rows].sort((a, b) => a.line - b.line), notes: reader.notes }
}

function readSheets({ sheets, sharedStrings, styles, isFrom1904 }: WorkbookParts) {
  let cellCount = 0
  const book: Book = {
    texts: readSharedStrings(sharedStrings),
    formats: readFormats(styles),
    isFrom1904,
    countCells: (count) => {
      cellCount += count
      if (cellCount > MAX_FILE_CELLS) throw new FileError('tooLarge')
    },
  }
  return sheets.map(
    ({ name, isHidden, part }): Sheet => ({
      name,
      isHidden,
      ...readSheet(part, book),
    }),
  )
}

/** Reads a workbook of Excel since 2007, as any program writes it. Throws FileError. */
export function readWorkbook(bytes: Uint8Array): readonly Sheet[] {
  try {
    return readSheets(findParts(unpackWorkbook(bytes)))
  } catch (error) {
    if (error instanceof FileError) throw error
    // Not an archive, or a damaged one.
    throw new FileError('notReadable')
  }
}
