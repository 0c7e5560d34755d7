import { useState } from 'react'
import { cairoDay } from '#domain/delivery/cairo-day'
import { MAX_STOCK } from '#domain/limits'
import { formatExpiry } from '#domain/stock/expiry'
import { bookStock, expectedOnShelf, expiryProblem } from '#domain/stock/stock-booking'
import type { BookingKind } from '#domain/stock/stock-booking.schema'
import { ProductLink } from '../../platform/admin/product-link'
import type { Column } from '../../platform/admin/table/column'
import { DataTable } from '../../platform/admin/table/data-table'
import type { StockBookingKind } from '../../platform/gql/stock'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { Icon } from '../../platform/ui/icon'
import { ProductName } from '../../platform/ui/product-name'
import { QuantityStepper } from '../../platform/ui/quantity-stepper'
import type { DraftLine } from './restock-draft'

const RULES: Readonly<Record<StockBookingKind, BookingKind>> = {
  RECEIVED: 'received',
  COUNTED: 'counted',
  DAMAGED: 'damaged',
}

interface RestockLinesProps {
  readonly kind: StockBookingKind
  readonly lines: readonly DraftLine[]
  /** Why lines were not booked, by their products. */
  readonly problems: ReadonlyMap<string, string>
  readonly onQuantity: (productId: string, quantity: number) => void
  /** A date was typed at a line, or a code was scanned there. */
  readonly onExpiry: (line: DraftLine, text: string) => void
  readonly onRemove: (productId: string) => void
}

/** The scanned products, with the stock of each before and after the booking. */
export function RestockLines(props: RestockLinesProps) {
  const { kind, lines, problems, onQuantity, onExpiry, onRemove } = props
  const t = useText()
  const columns: readonly Column<DraftLine & { readonly id: string }>[] = [
    {
      id: 'name',
      title: 'admin.productName',
      isRowHeader: true,
      card: 'title',
      cell: ({ productId, name }) => (
        <ProductLink id={productId}>
          <ProductName name={name} />
        </ProductLink>
      ),
    },
    {
      id: 'quantity',
      title: 'restock.quantity',
      card: 'field',
      cell: ({ productId, name, quantity }) => (
        <QuantityStepper
          value={quantity}
          max={MAX_STOCK}
          productName={name}
          onChange={(next) => onQuantity(productId, next)}
        />
      ),
    },
    ...(kind === 'RECEIVED'
      ? [
          {
            id: 'expiresOn',
            title: 'restock.expiresOn',
            card: 'field',
            cell: (line) => <ExpiryField line={line} onExpiry={onExpiry} />,
          } satisfies Column<DraftLine & { readonly id: string }>,
        ]
      : []),
    {
      id: 'stock',
      title: 'admin.stock',
      card: 'field',
      cell: (line) => <Preview kind={kind} line={line} problem={problems.get(line.productId)} />,
    },
    {
      id: 'remove',
      title: 'admin.actions',
      isTitleHidden: true,
      card: 'end',
      cell: ({ productId, name }) => (
        <Button
          variant="icon"
          aria-label={t('restock.removeNamed', { name })}
          onClick={() => onRemove(productId)}
        >
          <Icon name="close" />
        </Button>
      ),
    },
  ]
  const rows = lines.map((line) => ({ ...line, id: line.productId }))
  return <DataTable label={t('restock.lines')} columns={columns} rows={rows} />
}

interface ExpiryFieldProps {
  readonly line: DraftLine
  readonly onExpiry: RestockLinesProps['onExpiry']
}

/** A field of its own: digits alone are a quantity in that of the scanner. */
function ExpiryField({ line, onExpiry }: ExpiryFieldProps) {
  const t = useText()
  const shown = line.expiresOn ? formatExpiry(line.expiresOn) : ''
  const commit = (input: HTMLInputElement) => {
    const typed = input.value
    if (typed === shown) return
    // The field shows the stored value, whatever was typed.
    input.value = shown
    onExpiry(line, typed)
  }
  return (
    <input
      key={shown}
      className="field__input restock__expiry"
      dir="ltr"
      defaultValue={shown}
      placeholder="03/2027"
      aria-label={t('restock.expiresOnNamed', { name: line.name })}
      autoComplete="off"
      enterKeyHint="done"
      onBlur={({ currentTarget }) => commit(currentTarget)}
      onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
        if (key === 'Enter' && !ctrlKey && !metaKey) commit(currentTarget)
      }}
    />
  )
}

interface PreviewProps {
  readonly kind: StockBookingKind
  readonly line: DraftLine
  readonly problem: string | undefined
}

function Preview({ kind, line, problem }: PreviewProps) {
  const t = useText()
  const { stock, reserved, quantity } = line
  const rule = RULES[kind]
  // The server decides, also after midnight.
  const [today] = useState(() => cairoDay(new Date()))
  const expired = expiryProblem(
    { kind: rule, expiresOn: kind === 'RECEIVED' ? line.expiresOn : null },
    today,
  )
  const { after } = bookStock(line, { kind: rule, quantity, expected: expectedOnShelf(line) })
  return (
    <span className="restock__preview">
      <span>
        {t('restock.stock', {
          before: stock ?? t('admin.notCounted'),
          after: after ?? '–',
        })}
      </span>
      {kind === 'COUNTED' && reserved > 0 && (
        <span className="restock__note">{t('restock.reserved', { count: reserved })}</span>
      )}
      {(problem || after === undefined) && (
        <strong className="restock__problem">
          {problem ?? t(stock === null ? 'restock.notCounted' : 'restock.impossible')}
        </strong>
      )}
      {!problem && expired && <strong className="restock__problem">{t(expired.key)}</strong>}
    </span>
  )
}
