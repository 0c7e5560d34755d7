import { use, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { asPounds } from '#domain/money/units'
import type { ProductSort } from '#domain/products/product.schema'
import { useReloadList } from '../../../platform/admin/list/list-context'
import type { Column } from '../../../platform/admin/table/column'
import { DeskIcon } from '../../../platform/admin/ui/desk-icon'
import { RowMenu } from '../../../platform/admin/ui/row-menu'
import { useCan } from '../../../platform/admin/use-admin-token'
import type {
  EditableProductFragment,
  ProductRowFragment,
} from '../../../platform/gql/products-admin'
import { useFormatPounds, useText } from '../../../platform/texts/text'
import { ButtonLink } from '../../../platform/ui/button'
import { Icon } from '../../../platform/ui/icon'
import { Picture } from '../../../platform/ui/picture'
import { ProductName } from '../../../platform/ui/product-name'
import { DeleteProductDialog } from './delete-product-dialog'
import { HiddenBadge } from './hidden-badge'
import { MarginPercent } from './margin'
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
    cell: ({ product }) => <Picture src={product.imageUrl} alt="" size={36} />,
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
    id: 'sku',
    title: 'inventory.sku',
    card: 'line',
    cell: ({ inventory }) => <bdi dir="ltr">{inventory?.sku}</bdi>,
    text: ({ inventory }) => inventory?.sku ?? null,
  },
  {
    id: 'gtin',
    title: 'products.column.gtin',
    isOptional: true,
    card: 'none',
    cell: ({ product }) => <bdi dir="ltr">{product.gtin}</bdi>,
    text: ({ product }) => product.gtin ?? null,
  },
  {
    id: 'category',
    title: 'products.filter.category',
    hiddenBelow: 768,
    card: 'none',
    text: ({ product }) => product.categories.at(-1)?.title ?? null,
  },
  {
    id: 'price',
    title: 'admin.productPrice',
    isNumber: true,
    sort: { ascending: 'PRICE_ASC', descending: 'PRICE_DESC' },
    card: 'field',
    cell: (row) => <Value name="price" row={row} />,
    text: (row) => currentValue(row, 'price'),
  },
  {
    id: 'wasPrice',
    title: 'products.column.wasPrice',
    isNumber: true,
    hiddenBelow: 768,
    card: 'field',
    cell: (row) => <Value name="wasPrice" row={row} />,
    text: (row) => currentValue(row, 'wasPrice'),
  },
  {
    id: 'cost',
    title: 'products.column.cost',
    isNumber: true,
    isOptional: true,
    card: 'none',
    cell: ({ inventory }) => <Amount value={inventory?.costPrice ?? null} />,
    text: ({ inventory }) => inventory?.costPrice ?? null,
  },
  {
    id: 'margin',
    title: 'products.column.margin',
    isNumber: true,
    hiddenBelow: 768,
    card: 'none',
    cell: ({ inventory }) =>
      inventory?.marginPercent != null && <MarginPercent percent={inventory.marginPercent} />,
    text: ({ inventory }) => inventory?.marginPercent ?? null,
  },
  {
    id: 'stock',
    title: 'admin.stock',
    isNumber: true,
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
        <Menu product={product} />
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
  const value = currentValue(row, name)
  if (name !== 'stock') return <Amount value={value} />
  return value === null ? '–' : <bdi>{value}</bdi>
}

/** An amount in pounds. */
function Amount({ value }: { readonly value: number | null }) {
  const formatPounds = useFormatPounds()
  return value === null ? '–' : <bdi>{formatPounds(asPounds(value))}</bdi>
}

function NameCell({ row }: RowProps) {
  const t = useText()
  const mayEdit = useCan(EDIT)
  const { id, product, stock, isHidden, waitingCount } = row
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

interface MenuProps {
  readonly product: EditableProductFragment
}

/** What is seldom done to a product, and deleting it, which must not be hit by accident. */
function Menu({ product }: MenuProps) {
  const t = useText()
  const reload = useReloadList()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const { id, name } = product
  return (
    <>
      <RowMenu label={t('products.actionsNamed', { name })}>
        <Link className="row-menu__item" to={`/productdetails/${id}`}>
          <DeskIcon name="shop" /> {t('products.viewInShop')}
        </Link>
        <button
          type="button"
          className="row-menu__item"
          data-destructive
          aria-label={t('admin.deleteNamed', { name })}
          onClick={() => {
            flushSync(() => setIsAsked(true))
            dialog.current?.showModal()
          }}
        >
          <Icon name="trash" /> {t('admin.delete')}
        </button>
      </RowMenu>
      {isAsked &&
        createPortal(
          <DeleteProductDialog ref={dialog} product={product} onDeleted={reload} />,
          document.body,
        )}
    </>
  )
}
