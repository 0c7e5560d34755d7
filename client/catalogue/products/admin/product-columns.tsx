import { Link } from 'react-router-dom'
import { asPounds } from '#domain/money/units'
import type { ProductSort } from '#domain/products/product.schema'
import type { Column } from '../../../platform/admin/table/column'
import { DeskIcon } from '../../../platform/admin/ui/desk-icon'
import type {
  EditableProductFragment,
  ProductRowFragment,
} from '../../../platform/gql/products-admin'
import { useFormatPounds, useText } from '../../../platform/texts/text'
import { Button, ButtonLink } from '../../../platform/ui/button'
import { Icon } from '../../../platform/ui/icon'
import { Picture } from '../../../platform/ui/picture'
import { ProductName } from '../../../platform/ui/product-name'
import { HiddenBadge } from './hidden-badge'
import { Margin } from './margin'
import { currentValue, type ValueName } from './product-values'
import { ShownCell } from './shown-cell'
import type { SavedValues } from './use-saved-values'
import { ValueCell } from './value-cell'
import './product-columns.css'

type Row = ProductRowFragment

interface ProductColumnOptions {
  /** Whether the caller may change products; others read them. */
  readonly mayEdit: boolean
  readonly saved: SavedValues
  readonly onDelete: (product: EditableProductFragment) => void
  /** Someone else has changed the edited product. */
  readonly onConflict: () => void
}

/** The columns of the products, whose price, was-price, stock and visibility are edited in place by those who may. */
export function productColumns(options: ProductColumnOptions): readonly Column<Row, ProductSort>[] {
  const { mayEdit, saved, onConflict } = options
  const editing = (name: ValueName) => (row: Row) =>
    mayEdit ? (
      <ValueCell
        name={name}
        adminProduct={row}
        saved={saved.get(row.id, name)}
        onSaved={(value) => saved.set(row.id, name, value)}
        onConflict={onConflict}
      />
    ) : (
      <ValueText name={name} row={row} />
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
      cell: (row) => <NameCell row={row} mayEdit={mayEdit} />,
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
    ...(mayEdit ? editColumns(options) : []),
  ]
}

function editColumns({
  onDelete,
  onConflict,
}: ProductColumnOptions): readonly Column<Row, ProductSort>[] {
  return [
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

interface ValueTextProps {
  readonly name: ValueName
  readonly row: Row
}

function ValueText({ name, row }: ValueTextProps) {
  const formatPounds = useFormatPounds()
  const value = currentValue(row, name)
  if (value === null) return '–'
  return <bdi>{name === 'stock' ? value : formatPounds(asPounds(value))}</bdi>
}

interface NameCellProps {
  readonly row: Row
  readonly mayEdit: boolean
}

function NameCell({ row, mayEdit }: NameCellProps) {
  const t = useText()
  const { id, product, stock, hidden, inventory, waitingCount } = row
  const name = <ProductName name={product.name} />
  return (
    <>
      {mayEdit ? (
        <Link
          to={`/updateproduct/${id}`}
          aria-label={t('admin.updateNamed', { name: product.name })}
        >
          {name}
        </Link>
      ) : (
        name
      )}
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
