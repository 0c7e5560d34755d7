import { use, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { asPounds } from '#domain/money/units'
import type { ProductSort } from '#domain/products/product.schema'
import { useReloadList } from '../../../platform/admin/list/list-context'
import type { Column } from '../../../platform/admin/table/column'
import { DeskIcon } from '../../../platform/admin/ui/desk-icon'
import { useCan } from '../../../platform/admin/use-admin-token'
import type {
  EditableProductFragment,
  ProductRowFragment,
} from '../../../platform/gql/products-admin'
import { useFormatPounds, useText } from '../../../platform/texts/text'
import { Button, ButtonLink } from '../../../platform/ui/button'
import { Icon } from '../../../platform/ui/icon'
import { Picture } from '../../../platform/ui/picture'
import { ProductName } from '../../../platform/ui/product-name'
import { DeleteProductDialog } from './delete-product-dialog'
import { HiddenBadge } from './hidden-badge'
import { Margin } from './margin'
import { currentValue, type ValueName } from './product-values'
import { ShownCell } from './shown-cell'
import { SavedValuesContext } from './use-saved-values'
import { ValueCell } from './value-cell'
import './product-columns.css'

type Row = ProductRowFragment

const EDIT = 'products.edit'

/** The columns of the products, whose price, was-price, stock and visibility are edited in place by those who may. */
export const PRODUCT_COLUMNS: readonly Column<Row, ProductSort>[] = [
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
    text: ({ product }) => product.name,
  },
  {
    id: 'price',
    title: 'admin.productPrice',
    sort: { ascending: 'PRICE_ASC', descending: 'PRICE_DESC' },
    card: 'field',
    cell: (row) => (
      <>
        <Value name="price" row={row} />
        {row.inventory?.marginPercent != null && <Margin percent={row.inventory.marginPercent} />}
      </>
    ),
    text: (row) => currentValue(row, 'price'),
  },
  {
    id: 'wasPrice',
    title: 'products.column.wasPrice',
    hiddenBelow: 768,
    card: 'field',
    cell: (row) => <Value name="wasPrice" row={row} />,
    text: (row) => currentValue(row, 'wasPrice'),
  },
  {
    id: 'stock',
    title: 'admin.stock',
    sort: { ascending: 'STOCK_ASC', descending: 'STOCK_DESC' },
    card: 'field',
    cell: (row) => (
      <>
        <Value name="stock" row={row} />
        {row.inventory?.isLowStock && <LowStock />}
      </>
    ),
    text: (row) => currentValue(row, 'stock'),
  },
  {
    id: 'shown',
    title: 'products.column.shown',
    permission: EDIT,
    card: 'field',
    cell: (row) => <Shown row={row} />,
    text: ({ isHidden }, { t }) => t(`admin.visibility.${isHidden ? 'hidden' : 'shown'}`),
  },
  {
    id: 'delete',
    title: 'admin.actions',
    isTitleHidden: true,
    permission: EDIT,
    hiddenBelow: 768,
    card: 'none',
    cell: ({ id, product }) => (
      <span className="product-actions">
        <DuplicateLink id={id} name={product.name} />
        <DeleteButton product={product} />
      </span>
    ),
  },
]

interface RowProps {
  readonly row: Row
}

interface ValueProps extends RowProps {
  readonly name: ValueName
}

function Value({ name, row }: ValueProps) {
  const saved = use(SavedValuesContext)
  const reload = useReloadList()
  if (!useCan(EDIT)) return <ValueText name={name} row={row} />
  return (
    <ValueCell
      name={name}
      adminProduct={row}
      saved={saved.get(row.id, name)}
      onSaved={(value) => saved.set(row.id, name, value)}
      onConflict={reload}
    />
  )
}

function Shown({ row }: RowProps) {
  return <ShownCell adminProduct={row} onConflict={useReloadList()} />
}

function ValueText({ name, row }: ValueProps) {
  const formatPounds = useFormatPounds()
  const value = currentValue(row, name)
  if (value === null) return '–'
  return <bdi>{name === 'stock' ? value : formatPounds(asPounds(value))}</bdi>
}

function NameCell({ row }: RowProps) {
  const t = useText()
  const mayEdit = useCan(EDIT)
  const { id, product, stock, isHidden, inventory, waitingCount } = row
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
      {isHidden && <HiddenBadge />}
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
}

function DeleteButton({ product }: DeleteButtonProps) {
  const t = useText()
  const reload = useReloadList()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button
        variant="icon"
        aria-label={t('admin.deleteNamed', { name: product.name })}
        onClick={() => {
          flushSync(() => setIsAsked(true))
          dialog.current?.showModal()
        }}
      >
        <Icon name="trash" />
      </Button>
      {isAsked &&
        createPortal(
          <DeleteProductDialog ref={dialog} product={product} onDeleted={reload} />,
          document.body,
        )}
    </>
  )
}
