import { Link } from 'react-router-dom'
import type { ProductOrder } from '#domain/catalogue.schema'
import type { MessageKey } from '#domain/messages'
import type { EditedProductFragment, ManagedProductDetailsFragment } from '../gql/admin'
import { useText } from '../lib/text'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { Picture } from '../ui/picture'
import { PriceCell } from './price-cell'

interface Column {
  readonly title: MessageKey
  readonly up: ProductOrder
  readonly down: ProductOrder
}

const SORTED_COLUMNS: readonly Column[] = [
  { title: 'admin.productName', up: 'nameUp', down: 'nameDown' },
  { title: 'admin.productPrice', up: 'priceUp', down: 'priceDown' },
  { title: 'admin.stock', up: 'stockUp', down: 'stockDown' },
]

interface ProductTableProps {
  readonly products: readonly ManagedProductDetailsFragment[]
  readonly order: ProductOrder
  readonly onOrder: (order: ProductOrder) => void
  readonly onDelete: (product: EditedProductFragment) => void
  /** Somebody else has changed a product that was edited here. */
  readonly onConflict: () => void
}

export function ProductTable(props: ProductTableProps) {
  const { products, order, onOrder, onDelete, onConflict } = props
  const t = useText()
  return (
    // The region scrolls where the screen is narrow, by keyboard as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the region could not be scrolled by keyboard
    <section className="card table-region" aria-label={t('admin.productTable')} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('admin.picture')}</span>
            </th>
            {SORTED_COLUMNS.map((column) => (
              <SortedHeading key={column.up} column={column} order={order} onOrder={onOrder} />
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('admin.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((managed) => (
            <tr key={managed.id}>
              <td>
                <Picture src={managed.product.imageUrl} alt="" size={48} />
              </td>
              <th scope="row">
                <Link
                  to={`/updateproduct/${managed.id}`}
                  aria-label={t('admin.updateNamed', { name: managed.product.name })}
                >
                  {managed.product.name}
                </Link>
              </th>
              <td>
                <PriceCell key={managed.version} managed={managed} onConflict={onConflict} />
              </td>
              <td>{managed.stock ?? <span>{t('admin.notCounted')}</span>}</td>
              <td>
                <Button
                  variant="icon"
                  aria-label={t('admin.deleteNamed', { name: managed.product.name })}
                  onClick={() => onDelete(managed.product)}
                >
                  <Icon name="trash" />
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const SIGNS = { ascending: ' ▲', descending: ' ▼', none: ' ↕' } as const

interface SortedHeadingProps {
  readonly column: Column
  readonly order: ProductOrder
  readonly onOrder: (order: ProductOrder) => void
}

function SortedHeading({ column: { title, up, down }, order, onOrder }: SortedHeadingProps) {
  const t = useText()
  const direction = order === up ? 'ascending' : order === down ? 'descending' : undefined
  return (
    <th scope="col" aria-sort={direction}>
      <button
        type="button"
        className="table__sort"
        title={t('admin.sortBy', { column: t(title) })}
        onClick={() => onOrder(order === up ? down : up)}
      >
        {t(title)}
        <span aria-hidden="true">{SIGNS[direction ?? 'none']}</span>
      </button>
    </th>
  )
}
