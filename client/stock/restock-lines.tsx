import { Link } from 'react-router-dom'
import { MAX_STOCK } from '#domain/limits'
import { bookStock, expectedOnShelf } from '#domain/stock/stock-booking'
import type { BookingKind } from '#domain/stock/stock-booking.schema'
import type { Column } from '../admin/table/column'
import { DataTable } from '../admin/table/data-table'
import type { StockBookingKind } from '../gql/stock'
import { useText } from '../texts/text'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { ProductName } from '../ui/product-name'
import { QuantityStepper } from '../ui/quantity-stepper'
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
  readonly onRemove: (productId: string) => void
}

/** The scanned products, with the stock of each before and after the booking. */
export function RestockLines(props: RestockLinesProps) {
  const { kind, lines, problems, onQuantity, onRemove } = props
  const t = useText()
  const columns: readonly Column<DraftLine & { readonly id: string }>[] = [
    {
      id: 'name',
      title: 'admin.productName',
      isRowHeader: true,
      card: 'title',
      cell: ({ productId, name }) => (
        <Link to={`/updateproduct/${productId}`}>
          <ProductName name={name} />
        </Link>
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

interface PreviewProps {
  readonly kind: StockBookingKind
  readonly line: DraftLine
  readonly problem: string | undefined
}

function Preview({ kind, line, problem }: PreviewProps) {
  const t = useText()
  const { stock, reserved, quantity } = line
  const rule = RULES[kind]
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
    </span>
  )
}
