import { type ClipboardEvent, type KeyboardEvent, memo, use, useRef, useState } from 'react'
import type { MessageKey } from '#domain/messages'
import type { ProductValueName } from '#domain/products/product-change.schema'
import { useReloadList } from '../../../platform/admin/list/list-context'
import { focusInRow, useRowKeys } from '../../../platform/admin/table/use-row-keys'
import type { ProductRowFragment } from '../../../platform/gql/products-admin'
import type { ProductBatchFragment } from '../../../platform/gql/products-bulk'
import { newIdempotencyKey } from '../../../platform/lib/idempotency-key'
import { notifyError } from '../../../platform/lib/notify'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { ProductName } from '../../../platform/ui/product-name'
import { useLeaveQuestion } from '../../../shop/settings/admin/use-leave-question'
import { ChangeToast } from '../bulk/product-acts'
import { useChangeProducts } from '../bulk/use-change-products'
import { SheetContext } from './sheet-context'
import {
  type CellText,
  cellKey,
  isCode,
  readBlock,
  readCell,
  SHEET_COLUMNS,
  storedText,
  toValues,
} from './sheet-edits'
import '../../../platform/admin/table.css'
import './product-sheet.css'

const TITLES: Readonly<Record<ProductValueName, MessageKey>> = {
  sku: 'inventory.sku',
  gtin: 'products.column.gtin',
  price: 'admin.productPrice',
  costPrice: 'products.column.cost',
  stock: 'admin.stock',
}

interface ProductSheetProps {
  readonly rows: readonly ProductRowFragment[]
}

interface Cell {
  readonly id: string
  readonly column: ProductValueName
}

/**
 * The products as a spreadsheet: each value is a cell, a block that was copied elsewhere is pasted from a cell on, and
 * what has changed is saved together, as one change that can be undone.
 */
export function ProductSheet({ rows }: ProductSheetProps) {
  const t = useText()
  const reload = useReloadList()
  const { state, dispatch } = use(SheetContext)
  const { run } = useChangeProducts()
  const [focused, setFocused] = useState<Cell>()
  /** What the server says about cells, and about products. */
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  const [batch, setBatch] = useState<ProductBatchFragment>()
  const [isBusy, setIsBusy] = useState(false)
  const handleRowKeys = useRowKeys(undefined)
  const table = useRef<HTMLTableElement>(null)
  const edits = [...state.edits.values()]
  const problems = edits.filter(({ column, text }) => readCell(column, text).problem)
  const changed = new Set(edits.map(({ row }) => row.id))
  const leaveQuestion = useLeaveQuestion(changed.size > 0)

  function fill(cells: readonly CellText[]): void {
    dispatch({ kind: 'fill', cells })
    const written = new Set(cells.map(({ row, column }) => cellKey(row.id, column)))
    setRefusals((current) => new Map([...current].filter(([key]) => !written.has(key))))
  }

  /** Pastes a block into the cells from the focused one on, to the right and down. */
  function paste(event: ClipboardEvent): void {
    const block = readBlock(event.clipboardData.getData('text/plain'))
    if (!focused || (block.length === 1 && block[0]?.length === 1)) return
    event.preventDefault()
    const top = rows.findIndex(({ id }) => id === focused.id)
    const start = SHEET_COLUMNS.indexOf(focused.column)
    fill(
      block.flatMap((texts, down) => {
        const row = rows[top + down]
        if (!row) return []
        return texts.flatMap((text, right) => {
          const column = SHEET_COLUMNS[start + right]
          return column ? [{ row, column, text }] : []
        })
      }),
    )
    const beyond = top + block.length - rows.length
    if (beyond > 0) notifyError(t('sheet.beyond', { count: beyond }))
  }

  /** Writes the text of the focused cell into all cells below it. */
  function fillDown(): void {
    const top = rows.findIndex(({ id }) => id === focused?.id)
    const row = rows[top]
    if (!focused || !row) return
    const { column } = focused
    const text = state.edits.get(cellKey(row.id, column))?.text ?? storedText(row, column)
    fill(rows.slice(top + 1).map((below) => ({ row: below, column, text })))
  }

  function handleKeys(event: KeyboardEvent<HTMLTableSectionElement>): void {
    const { key, code, ctrlKey, metaKey, shiftKey, target } = event
    const isCommand = (ctrlKey || metaKey) && !shiftKey
    if (isCommand && code === 'KeyD') fillDown()
    else if (isCommand && code === 'KeyZ') dispatch({ kind: 'undo' })
    else if (key === 'Enter' && target instanceof HTMLElement) focusInRow(target, shiftKey ? -1 : 1)
    else {
      handleRowKeys(event)
      return
    }
    event.preventDefault()
  }

  const save = useSingleFlight(async () => {
    if (problems.length > 0) {
      table.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      return
    }
    setIsBusy(true)
    try {
      const current = new Map(rows.map((row) => [row.id, row]))
      const products = [...new Map(edits.map(({ row }) => [row.id, row])).values()].map((row) => {
        const { id, version, stock, product } = current.get(row.id) ?? row
        return { id, version, displayName: product.name, before: { stock } }
      })
      const result = await run(newIdempotencyKey(), products, {
        values: [...toValues(state.edits)],
      })
      const failed = new Map(
        result.problems.map(({ productId, field, message }) => [
          `${field ?? ''} ${productId ?? ''}`,
          message,
        ]),
      )
      setRefusals(failed)
      const failedIds = new Set(result.problems.map(({ productId }) => productId))
      dispatch({ kind: 'forget', ids: [...changed].filter((id) => !failedIds.has(id)) })
      if (result.problems.length > 0) notifyError(t('sheet.notSaved', { count: failedIds.size }))
      setBatch(result.batch)
      reload()
    } catch {
      notifyError(t('products.change.failed'))
    } finally {
      setIsBusy(false)
    }
  })

  function discard(): void {
    dispatch({ kind: 'forget' })
    setRefusals(new Map())
  }

  return (
    <section className="card sheet" aria-label={t('sheet.open')}>
      <div className="sheet__bar">
        <p role="status">
          {changed.size === 0 ? t('sheet.hint') : t('sheet.unsaved', { count: changed.size })}
          {problems.length > 0 && ` · ${t('sheet.problems', { count: problems.length })}`}
        </p>
        <Button
          variant="quiet"
          aria-disabled={!focused || undefined}
          // The cell that it is about keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={fillDown}
        >
          {t('sheet.fillDown')}
        </Button>
        <Button
          variant="quiet"
          disabled={state.past.length === 0}
          onClick={() => dispatch({ kind: 'undo' })}
        >
          {t('sheet.undo')}
        </Button>
        <Button variant="quiet" disabled={changed.size === 0} onClick={discard}>
          {t('sheet.discard')}
        </Button>
        <Button busy={isBusy} disabled={changed.size === 0} onClick={() => void save()}>
          {t('sheet.save')}
        </Button>
      </div>
      <div className="sheet__scroll">
        <table ref={table} className="table sheet__table">
          <thead>
            <tr>
              <th scope="col">{t('admin.productName')}</th>
              {SHEET_COLUMNS.map((column) => (
                <th key={column} scope="col" data-number={!isCode(column) || undefined}>
                  {t(TITLES[column])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody onKeyDown={handleKeys} onPaste={paste}>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <ProductName name={row.product.name} />
                  <Refusal text={refusals.get(` ${row.id}`)} />
                </th>
                {SHEET_COLUMNS.map((column) => (
                  <SheetCell
                    key={column}
                    row={row}
                    column={column}
                    text={state.edits.get(cellKey(row.id, column))?.text}
                    refusal={refusals.get(cellKey(row.id, column))}
                    onType={(cell) => {
                      dispatch({ kind: 'type', cell })
                      if (refusals.size > 0) setRefusals(new Map())
                    }}
                    onFocus={setFocused}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {batch && (
        <ChangeToast
          key={batch.id}
          batch={batch}
          onClose={() => setBatch(undefined)}
          onUndone={reload}
        />
      )}
      {leaveQuestion}
    </section>
  )
}

function Refusal({ text, id }: { readonly text: string | undefined; readonly id?: string }) {
  return text ? (
    <span id={id} className="sheet__problem">
      {text}
    </span>
  ) : null
}

interface SheetCellProps {
  readonly row: ProductRowFragment
  readonly column: ProductValueName
  /** What was written; undefined as long as it is what the product has. */
  readonly text: string | undefined
  /** Why the server did not save it. */
  readonly refusal: string | undefined
  readonly onType: (cell: CellText) => void
  readonly onFocus: (cell: Cell) => void
}

const SheetCell = memo(
  function SheetCell({ row, column, text, refusal, onType, onFocus }: SheetCellProps) {
    const t = useText()
    const problem = text === undefined ? undefined : readCell(column, text).problem
    const error = problem ? t(problem.key, problem.parameters) : refusal
    const errorId = `sheet-${column}-${row.id}`
    return (
      <td data-column={column} data-edited={text !== undefined || undefined}>
        <input
          type="text"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          inputMode={isCode(column) ? 'text' : column === 'stock' ? 'numeric' : 'decimal'}
          aria-label={t('sheet.cell', { column: t(TITLES[column]), name: row.product.name })}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? errorId : undefined}
          value={text ?? storedText(row, column)}
          onFocus={() => onFocus({ id: row.id, column })}
          onChange={({ target }) => onType({ row, column, text: target.value })}
        />
        <Refusal id={errorId} text={error} />
      </td>
    )
  },
  (before, after) =>
    before.row === after.row && before.text === after.text && before.refusal === after.refusal,
)
