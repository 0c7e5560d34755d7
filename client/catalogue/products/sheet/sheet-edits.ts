import type { MessageParameters } from '#domain/messages'
import { PRODUCT_VALUES, type ProductValueName } from '#domain/products/product-change.schema'
import { numberOrText } from '#domain/validation/read-number'
import { decodeMessage } from '#domain/validation/text.schema'
import type { ProductRowFragment } from '../../../platform/gql/products-admin'
import type { ProductValuesInput } from '../../../platform/gql/products-bulk'

/** The columns of the spreadsheet in their order, in which blocks are pasted. */
export const SHEET_COLUMNS = Object.keys(PRODUCT_VALUES) as readonly ProductValueName[]

const CODES: readonly ProductValueName[] = ['sku', 'gtin']

/** Whether a column has codes; the others have numbers. */
export const isCode = (column: ProductValueName): boolean => CODES.includes(column)

/** A text for a cell. */
export interface CellText {
  readonly row: ProductRowFragment
  readonly column: ProductValueName
  readonly text: string
}

/** What was written, by product and column. A text that is what the product has is no edit. */
type Edits = ReadonlyMap<string, CellText>

export interface SheetState {
  readonly edits: Edits
  /** What was written before each step that can be undone, oldest first. */
  readonly past: readonly Edits[]
  /** The cell that was typed in last: going on there is the same step. */
  readonly typedIn: string | undefined
}

export const EMPTY_SHEET: SheetState = { edits: new Map(), past: [], typedIn: undefined }

type SheetAction =
  | { readonly kind: 'type'; readonly cell: CellText }
  /** Several cells in one step, such as a block that was pasted. */
  | { readonly kind: 'fill'; readonly cells: readonly CellText[] }
  | { readonly kind: 'undo' }
  /** Products that were saved, or all. */
  | { readonly kind: 'forget'; readonly ids?: readonly string[] }

export const cellKey = (productId: string, column: ProductValueName) => `${column} ${productId}`

/** The text of a value that a product has. */
export function storedText(
  { product, stock, inventory }: ProductRowFragment,
  column: ProductValueName,
): string {
  switch (column) {
    case 'sku':
      return inventory?.sku ?? ''
    case 'gtin':
      return product.gtin ?? ''
    case 'price':
      return product.price.toFixed(2)
    case 'costPrice':
      return inventory?.costPrice?.toFixed(2) ?? ''
    case 'stock':
      return stock === null ? '' : String(stock)
  }
}

function write(edits: Edits, cells: readonly CellText[]): Edits {
  const next = new Map(edits)
  for (const cell of cells) {
    const key = cellKey(cell.row.id, cell.column)
    if (cell.text === storedText(cell.row, cell.column)) next.delete(key)
    else next.set(key, cell)
  }
  return next
}

export function sheetReducer(state: SheetState, action: SheetAction): SheetState {
  const { edits, past, typedIn } = state
  switch (action.kind) {
    case 'type': {
      const key = cellKey(action.cell.row.id, action.cell.column)
      return {
        edits: write(edits, [action.cell]),
        past: typedIn === key ? past : [...past, edits],
        typedIn: key,
      }
    }
    case 'fill':
      return { edits: write(edits, action.cells), past: [...past, edits], typedIn: undefined }
    case 'undo':
      return { edits: past.at(-1) ?? edits, past: past.slice(0, -1), typedIn: undefined }
    case 'forget': {
      const { ids } = action
      const left = [...edits].filter(([, { row }]) => ids && !ids.includes(row.id))
      return { ...EMPTY_SHEET, edits: new Map(left) }
    }
  }
}

/** The cells of a block that was copied in a spreadsheet: lines of texts between tabs. */
export function readBlock(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()))
}

type Reading =
  | { readonly value: string | number | null; readonly problem?: undefined }
  | {
      readonly problem: ReturnType<typeof decodeMessage> & {
        readonly parameters?: MessageParameters
      }
      readonly value?: undefined
    }

/** The value that a cell stands for, in pounds if it is an amount, or why it stands for none. */
export function readCell(column: ProductValueName, text: string): Reading {
  const isEmpty = text.trim() === ''
  const value = isEmpty ? null : isCode(column) ? text : numberOrText(text)
  const { success, error } = PRODUCT_VALUES[column].safeParse(value)
  if (success && (typeof value !== 'string' || isCode(column))) return { value: value ?? null }
  return { problem: decodeMessage(error?.issues[0]?.message ?? 'invalid.number') }
}

/** The values of each product that was edited. */
export function toValues(edits: Edits): readonly ProductValuesInput[] {
  const rows = new Map<string, ProductValuesInput>()
  for (const { row, column, text } of edits.values()) {
    const { value } = readCell(column, text)
    if (value === undefined) continue
    rows.set(row.id, { ...rows.get(row.id), productId: row.id, [column]: value })
  }
  return [...rows.values()]
}
