import { useRef, useState } from 'react'
import { PRODUCT_TABLE_PAGE_SIZE } from '#domain/limits'
import { PRODUCT_SORTS, type ProductSort } from '#domain/products/product.schema'
import { AdminFrame } from '../../admin/admin-frame'
import { DebouncedSearchField } from '../../admin/debounced-search-field'
import { refetchSilently } from '../../api/refetch-silently'
import { useShownData } from '../../api/use-shown-data'
import { Select } from '../../forms/select'
import {
  type EditableProductFragment,
  type ProductTableQueryVariables,
  useProductTableQuery,
} from '../../gql/products-admin'
import { type SearchFormat, useSearchState } from '../../routing/use-search-state'
import { useText } from '../../texts/text'
import { ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { Pagination } from '../../ui/pagination'
import { Skeleton } from '../../ui/skeleton'
import { DeleteProductDialog } from './delete-product-dialog'
import { ProductTable } from './product-table'
import { useSavedPrices } from './use-saved-prices'
import '../../admin/tools.css'

const DEFAULT_SORT: ProductSort = 'NEWEST'

/** Which products the table has. */
const VISIBILITIES = ['all', 'shown', 'hidden'] as const

type Visibility = (typeof VISIBILITIES)[number]

interface ProductTableParams {
  readonly page: number
  readonly sort: ProductSort
  readonly search: string
  readonly outOfStock: boolean
  readonly visibility: Visibility
}

const FORMAT: SearchFormat<ProductTableParams> = {
  read: (parameters) => {
    const page = Number(parameters.get('page'))
    return {
      page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
      sort: PRODUCT_SORTS.find((sort) => sort === parameters.get('sort')) ?? DEFAULT_SORT,
      search: parameters.get('search') ?? '',
      outOfStock: parameters.get('soldOut') === 'true',
      visibility: VISIBILITIES.find((value) => value === parameters.get('visibility')) ?? 'all',
    }
  },
  write: ({ page, sort, search, outOfStock, visibility }) => ({
    ...(page > 1 && { page: String(page) }),
    ...(sort !== DEFAULT_SORT && { sort }),
    ...(search && { search }),
    ...(outOfStock && { soldOut: 'true' }),
    ...(visibility !== 'all' && { visibility }),
  }),
}

/** The state of the product table, in the URL. */
function useProductTableParams() {
  return useSearchState(FORMAT)
}

export function Component() {
  return (
    <AdminFrame title="admin.products" actions={<AddProductLink />}>
      <Products />
    </AdminFrame>
  )
}

function AddProductLink() {
  const t = useText()
  return (
    <ButtonLink variant="secondary" to="/addproduct">
      {t('admin.addProduct')}
    </ButtonLink>
  )
}

function Products() {
  const t = useText()
  const [{ page, sort, search, outOfStock, visibility }, change] = useProductTableParams()

  return (
    <>
      <div className="admin__tools">
        <DebouncedSearchField
          label={t('admin.searchProducts')}
          value={search}
          onSearch={(text) => change({ search: text, page: 1 }, { replace: true })}
        />
        <Select
          label={t('admin.visibility')}
          value={visibility}
          options={VISIBILITIES.map((value) => ({ value, label: t(`admin.visibility.${value}`) }))}
          onChange={(selected) => change({ visibility: selected, page: 1 })}
        />
        <label className="checkbox">
          <input
            type="checkbox"
            checked={outOfStock}
            onChange={(event) => change({ outOfStock: event.target.checked, page: 1 })}
          />
          {t('admin.soldOutOnly')}
        </label>
      </div>
      <ProductList
        variables={{
          page,
          pageSize: PRODUCT_TABLE_PAGE_SIZE,
          sort,
          outOfStock,
          hidden: visibility === 'all' ? null : visibility === 'hidden',
          search,
        }}
        onSort={(newSort) => change({ sort: newSort, page: 1 })}
        onPage={(newPage) => change({ page: newPage })}
      />
    </>
  )
}

interface ProductListProps {
  readonly variables: ProductTableQueryVariables
  readonly onSort: (sort: ProductTableQueryVariables['sort']) => void
  readonly onPage: (page: number) => void
}

function ProductList({ variables, onSort, onPage }: ProductListProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [selected, setSelected] = useState<EditableProductFragment>()
  const [savedPrices, rememberPrice] = useSavedPrices()
  const query = useProductTableQuery({ variables, fetchPolicy: 'cache-and-network' })
  const { error, refetch } = query
  const list = useShownData(query)?.adminProducts
  const reload = () => refetchSilently(refetch)

  if (!list && error) {
    return <LoadFailed title={t('catalogue.loadFailed')} onRetry={reload} />
  }
  if (!list) return <Skeleton className="card" blockSize="30rem" />
  return (
    <>
      <p role="status">{t('admin.productsFound', { count: list.totalCount })}</p>
      {list.nodes.length > 0 && (
        <ProductTable
          products={list.nodes}
          sort={variables.sort}
          savedPrices={savedPrices}
          rememberPrice={rememberPrice}
          onSort={onSort}
          onDelete={(product) => {
            setSelected(product)
            dialog.current?.showModal()
          }}
          onConflict={reload}
        />
      )}
      {list.nodes.length === 0 && <EmptyState title={t('admin.noProducts')} />}
      {list.totalCount > 0 && (
        <Pagination
          label={t('admin.pages')}
          page={variables.page}
          pages={Math.ceil(list.totalCount / variables.pageSize)}
          onPage={onPage}
        />
      )}
      <DeleteProductDialog ref={dialog} product={selected} onDeleted={reload} />
    </>
  )
}
