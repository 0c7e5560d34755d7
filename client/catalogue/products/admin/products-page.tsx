import { useEffect, useRef, useState } from 'react'
import { MAX_PRODUCTS_PER_PREVIEW, PRODUCT_TABLE_PAGE_SIZE } from '#domain/limits'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import { Allowed } from '../../../platform/admin/allowed'
import { DataTable } from '../../../platform/admin/table/data-table'
import { SelectionStatus } from '../../../platform/admin/table/selection-status'
import { TableSkeleton } from '../../../platform/admin/table/table-skeleton'
import { useSelection } from '../../../platform/admin/table/use-selection'
import { useCan } from '../../../platform/admin/use-admin-token'
import { refetchSilently } from '../../../platform/api/refetch-silently'
import { useShownData } from '../../../platform/api/use-shown-data'
import {
  type EditableProductFragment,
  type ProductRowFragment,
  useProductTableQuery,
} from '../../../platform/gql/products-admin'
import { useMatchingProductIdsLazyQuery } from '../../../platform/gql/products-bulk'
import { notifyError } from '../../../platform/lib/notify'
import { useSearchState } from '../../../platform/routing/use-search-state'
import { useText } from '../../../platform/texts/text'
import { ButtonLink } from '../../../platform/ui/button'
import { EmptyState } from '../../../platform/ui/empty-state'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { Pagination } from '../../../platform/ui/pagination'
import { ProductSelectionBar } from '../bulk/product-selection-bar'
import { RecentChanges } from '../bulk/recent-changes'
import { DeleteProductDialog } from './delete-product-dialog'
import { productColumns } from './product-columns'
import { ProductFilters } from './product-filters'
import { PRODUCT_LIST_FORMAT, type ProductListParams, toFilter } from './product-list-params'
import { useSavedValues } from './use-saved-values'
import './products-page.css'

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
    <Allowed permission="products.edit">
      <ButtonLink variant="secondary" to="/addproduct">
        {t('admin.addProduct')}
      </ButtonLink>
    </Allowed>
  )
}

function Products() {
  const [state, change] = useSearchState(PRODUCT_LIST_FORMAT)
  return (
    <div className="products-page">
      <ProductFilters state={state} onChange={change} />
      <ProductList state={state} onChange={change} />
    </div>
  )
}

interface ProductListProps {
  readonly state: ProductListParams
  readonly onChange: (changes: Partial<ProductListParams>) => void
}

function ProductList({ state, onChange }: ProductListProps) {
  const t = useText()
  const mayEdit = useCan('products.edit')
  const { page, sort } = state
  const dialog = useRef<HTMLDialogElement>(null)
  // A new object each time: the dialog opens again for the same product.
  const [toDelete, setToDelete] = useState<{ readonly product: EditableProductFragment }>()
  useEffect(() => {
    if (toDelete) dialog.current?.showModal()
  }, [toDelete])
  const saved = useSavedValues()
  const filter = toFilter(state)
  const variables = { ...filter, page, pageSize: PRODUCT_TABLE_PAGE_SIZE }
  const query = useProductTableQuery({ variables, fetchPolicy: 'cache-and-network' })
  const [fetchIds] = useMatchingProductIdsLazyQuery({ fetchPolicy: 'no-cache' })
  const { error, refetch } = query
  const list = useShownData(query)?.adminProducts
  const rows = list?.nodes ?? []
  const selection = useSelection(
    rows.map(({ id }) => id),
    { spansPages: true },
  )
  const filterKey = JSON.stringify({ ...filter, sort: null })
  const [previousKey, setPreviousKey] = useState(filterKey)
  if (filterKey !== previousKey) {
    setPreviousKey(filterKey)
    // Products that another filter leaves out must not stay selected.
    selection.clear()
  }
  const reload = () => refetchSilently(refetch)
  const columns = productColumns({
    mayEdit,
    saved,
    onConflict: reload,
    onDelete: (product) => setToDelete({ product }),
  })

  const selecting = {
    selection,
    label: ({ product }: ProductRowFragment) => t('products.select', { name: product.name }),
  }

  async function loadAll(): Promise<readonly string[]> {
    const { data } = await fetchIds({ variables: filter })
    if (!data) throw new Error('The products were not loaded')
    return data.adminProducts.ids
  }

  if (!list && error) {
    return <LoadFailed title={t('catalogue.loadFailed')} onRetry={reload} />
  }
  if (!list) return <TableSkeleton />
  return (
    <>
      {rows.length === 0 && (
        <>
          <p role="status">{t('admin.productsFound', { count: list.totalCount })}</p>
          <EmptyState title={t('admin.noProducts')} />
        </>
      )}
      {rows.length > 0 && (
        <DataTable
          label={t('admin.productTable')}
          columns={columns}
          rows={rows}
          sort={sort}
          onSort={(newSort) => onChange({ sort: newSort, page: 1 })}
          {...(mayEdit && { selecting })}
        >
          <SelectionStatus
            selection={selection}
            total={list.totalCount}
            limit={MAX_PRODUCTS_PER_PREVIEW}
            found={t('admin.productsFound', { count: list.totalCount })}
            loadAll={loadAll}
            onFailed={() => notifyError(t('catalogue.loadFailed'))}
          />
        </DataTable>
      )}
      {list.totalCount > 0 && (
        <Pagination
          label={t('admin.pages')}
          page={page}
          pages={Math.ceil(list.totalCount / variables.pageSize)}
          onPage={(newPage) => onChange({ page: newPage })}
        />
      )}
      {mayEdit && (
        <>
          <RecentChanges onUndone={reload} />
          <ProductSelectionBar selection={selection} onDone={reload} />
          <DeleteProductDialog ref={dialog} product={toDelete?.product} onDeleted={reload} />
        </>
      )}
    </>
  )
}
