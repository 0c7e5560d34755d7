import { Link } from 'react-router-dom'
import type { MessageKey } from '#domain/messages'
import type { ProductSort } from '#domain/products/product.schema'
import type { AdminProductDetailsFragment, EditableProductFragment } from '../../gql/products-admin'
import { useText } from '../../texts/text'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Picture } from '../../ui/picture'
import { WasPrice } from '../../ui/price'
import { ProductName } from '../../ui/product-name'
import { HiddenBadge } from './hidden-badge'
import { Margin } from './margin'
import { PriceCell } from './price-cell'
import type { SavedPrice } from './use-saved-prices'
import '../../admin/table.css'
import './product-table.css'

interface Column {
  readonly title: MessageKey
  readonly ascending: ProductSort
  readonly descending: ProductSort
}

const SORTABLE_COLUMNS: readonly Column[] = [
  { title: 'admin.productName', ascending: 'NAME_ASC', descending: 'NAME_DESC' },
  { title: 'admin.productPrice', ascending: 'PRICE_ASC', descending: 'PRICE_DESC' },
  { title: 'admin.stock', ascending: 'STOCK_ASC', descending: 'STOCK_DESC' },
]

interface ProductTableProps {
  readonly products: readonly AdminProductDetailsFragment[]
  readonly sort: ProductSort
  readonly savedPrices: ReadonlyMap<string, SavedPrice>
  readonly rememberPrice: (productId: string, saved: SavedPrice | undefined) => void
  readonly onSort: (sort: ProductSort) => void
  readonly onDelete: (product: EditableProductFragment) => void
  /** Someone else has changed the edited product. */
  readonly onConflict: () => void
}

export function ProductTable(props: ProductTableProps) {
  const { products, sort, savedPrices, rememberPrice, onSort, onDelete, onConflict } = props
  const t = useText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the focused region
    <section className="card table-region" aria-label={t('admin.productTable')} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('admin.picture')}</span>
            </th>
            {SORTABLE_COLUMNS.map((column) => (
              <SortableHeader key={column.ascending} column={column} sort={sort} onSort={onSort} />
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('admin.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((adminProduct) => (
            <tr key={adminProduct.id}>
              <td>
                <Picture src={adminProduct.product.imageUrl} alt="" size={48} />
              </td>
              <th scope="row">
                <Link
                  to={`/updateproduct/${adminProduct.id}`}
                  aria-label={t('admin.updateNamed', { name: adminProduct.product.name })}
                >
                  <ProductName name={adminProduct.product.name} />
                </Link>
                {adminProduct.inventory?.sku && (
                  <bdi className="product-sku" dir="ltr">
                    {adminProduct.inventory.sku}
                  </bdi>
                )}
                {adminProduct.hidden && <HiddenBadge />}
              </th>
              <td>
                <PriceCell
                  adminProduct={adminProduct}
                  saved={savedPrices.get(adminProduct.id)}
                  onSaved={(saved) => rememberPrice(adminProduct.id, saved)}
                  onConflict={onConflict}
                />
                <WasPrice product={adminProduct.product} />
                {adminProduct.inventory?.marginPercent != null && (
                  <Margin percent={adminProduct.inventory.marginPercent} />
                )}
              </td>
              <td>
                {adminProduct.stock ?? <span>{t('admin.notCounted')}</span>}
                {adminProduct.inventory?.isLowStock && (
                  <span className="low-stock">{t('inventory.lowStock')}</span>
                )}
              </td>
              <td>
                <Button
                  variant="icon"
                  aria-label={t('admin.deleteNamed', { name: adminProduct.product.name })}
                  onClick={() => onDelete(adminProduct.product)}
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

const ARROWS = { ascending: ' ▲', descending: ' ▼', none: ' ↕' } as const

interface SortableHeaderProps {
  readonly column: Column
  readonly sort: ProductSort
  readonly onSort: (sort: ProductSort) => void
}

function SortableHeader({ column, sort, onSort }: SortableHeaderProps) {
  const t = useText()
  const title = t(column.title)
  const direction = (['ascending', 'descending'] as const).find((key) => column[key] === sort)
  return (
    <th scope="col" aria-sort={direction}>
      <button
        type="button"
        className="table__sort"
        title={t('admin.sortBy', { column: title })}
        onClick={() => onSort(direction === 'ascending' ? column.descending : column.ascending)}
      >
        {title}
        <span aria-hidden="true">{ARROWS[direction ?? 'none']}</span>
      </button>
    </th>
  )
}
