import { Link } from 'react-router-dom'
import type { ProductSort } from '#domain/products/product.schema'
import type { Column } from '../../admin/table/column'
import { DeskIcon } from '../../admin/ui/desk-icon'
import type { EditableProductFragment, ProductRowFragment } from '../../gql/products-admin'
import { useText } from '../../texts/text'
import { Button, ButtonLink } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Picture } from '../../ui/picture'
import { ProductName } from '../../ui/product-name'
import { HiddenBadge } from './hidden-badge'
import { Margin } from './margin'
import type { ValueName } from './product-values'
import { ShownCell } from './shown-cell'
import type { SavedValues } from './use-saved-values'
import { ValueCell } from './value-cell'
import './product-columns.css'

type Row = ProductRowFragment

interface ProductColumnOptions {
  readonly saved: SavedValues
  readonly onDelete: (product: EditableProductFragment) => void
  /** Someone else has changed the edited product. */
  readonly onConflict: () => void
}

/** The columns of the products, whose price, was-price, stock and visibility are edited in place. */
export function productColumns(options: ProductColumnOptions): readonly Column<Row, ProductSort>[] {
  const { saved, onDelete, onConflict } = options
  const editing = (name: ValueName) => (row: Row) => (
    <ValueCell
      name={name}
      adminProduct={row}
      saved={saved.get(row.id, name)}
      onSaved={(value) => saved.set(row.id, name, value)}
      onConflict={onConflict}
    />
  )
  return [
    {
      id: 'picture',
      title: 'admin.picture',
      isTitleHidden: true,
      hiddenBelow: 768,
      card: 'none',
      cell: ({ product }) => <Picture src={product.imageUrl} alt="" size={48} />,
    },
    {
      id: 'name',
      title: 'admin.productName',
      isRowHeader: true,
      sort: { ascending: 'NAME_ASC', descending: 'NAME_DESC' },
      card: 'title',
      cell: (row) => <NameCell row={row} />,
    },
    {
      id: 'price',
      title: 'admin.productPrice',
      sort: { ascending: 'PRICE_ASC', descending: 'PRICE_DESC' },
      card: 'field',
      cell: (row) => (
        <>
          {editing('price')(row)}
          {row.inventory?.marginPercent != null && <Margin percent={row.inventory.marginPercent} />}
        </>
      ),
    },
    {
      id: 'wasPrice',
      title: 'products.column.wasPrice',
      hiddenBelow: 768,
      card: 'field',
      cell: editing('wasPrice'),
    },
    {
      id: 'stock',
      title: 'admin.stock',
      sort: { ascending: 'STOCK_ASC', descending: 'STOCK_DESC' },
      card: 'field',
      cell: (row) => (
        <>
          {editing('stock')(row)}
          {row.inventory?.isLowStock && <LowStock />}
        </>
      ),
    },
    {
      id: 'shown',
      title: 'products.column.shown',
      card: 'field',
      cell: (row) => <ShownCell adminProduct={row} onConflict={onConflict} />,
    },
    {
      id: 'delete',
      title: 'admin.actions',
      isTitleHidden: true,
      hiddenBelow: 768,
      card: 'none',
      cell: ({ id, product }) => (
        <span className="product-actions">
          <DuplicateLink id={id} name={product.name} />
          <DeleteButton product={product} onDelete={onDelete} />
        </span>
      ),
    },
  ]
}

function NameCell({
  row: { id, product, stock, hidden, inventory, waitingCount },
}: {
  readonly row: Row
}) {
  const t = useText()
  return (
    <>
      <Link to={`/updateproduct/${id}`} aria-label={t('admin.updateNamed', { name: product.name })}>
        <ProductName name={product.name} />
      </Link>
      {inventory?.sku && (
        <bdi className="product-sku" dir="ltr">
          {inventory.sku}
        </bdi>
      )}
      {stock === 0 && waitingCount > 0 && (
        <span className="product-waiting">{t('admin.waitingCount', { count: waitingCount })}</span>
      )}
      {hidden && <HiddenBadge />}
    </>
  )
}

function LowStock() {
  const t = useText()
  return <span className="low-stock">{t('inventory.lowStock')}</span>
}

interface DuplicateLinkProps {
  readonly id: string
  readonly name: string
}

function DuplicateLink({ id, name }: DuplicateLinkProps) {
  const t = useText()
  return (
    <ButtonLink
      variant="icon"
      to={`/addproduct?copy=${id}`}
      aria-label={t('admin.duplicateNamed', { name })}
    >
      <DeskIcon name="copy" />
    </ButtonLink>
  )
}

interface DeleteButtonProps {
  readonly product: EditableProductFragment
  readonly onDelete: (product: EditableProductFragment) => void
}

function DeleteButton({ product, onDelete }: DeleteButtonProps) {
  const t = useText()
  return (
    <Button
      variant="icon"
      aria-label={t('admin.deleteNamed', { name: product.name })}
      onClick={() => onDelete(product)}
    >
      <Icon name="trash" />
    </Button>
  )
}
