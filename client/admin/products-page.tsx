import { useRef, useState } from 'react'
import {
  type EditedProductFragment,
  type ProductTableQueryVariables,
  useProductTableQuery,
} from '../gql/admin'
import { useText } from '../lib/text'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Pagination } from '../ui/pagination'
import { Skeleton } from '../ui/skeleton'
import { AdminFrame } from './admin-frame'
import { DeleteProductDialog } from './delete-product-dialog'
import { ProductTable } from './product-table'
import { RestedSearch } from './rested-search'
import { PRODUCTS_PAGE_SIZE, useProductTableAddress } from './use-product-table-address'

export function Component() {
  return (
    <AdminFrame title="admin.products">
      <Products />
    </AdminFrame>
  )
}

function Products() {
  const t = useText()
  const [{ page, order, search, outOfStock }, change] = useProductTableAddress()

  return (
    <>
      <div className="admin__tools">
        <RestedSearch
          label={t('admin.searchProducts')}
          value={search}
          onRest={(text) => change({ search: text, page: 1 }, { replace: true })}
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
        variables={{ page, pageSize: PRODUCTS_PAGE_SIZE, order, outOfStock, search }}
        onOrder={(newOrder) => change({ order: newOrder, page: 1 })}
        onPage={(newPage) => change({ page: newPage })}
      />
    </>
  )
}

interface ProductListProps {
  readonly variables: ProductTableQueryVariables
  readonly onOrder: (order: ProductTableQueryVariables['order']) => void
  readonly onPage: (page: number) => void
}

function ProductList({ variables, onOrder, onPage }: ProductListProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<EditedProductFragment>()
  const { data, previousData, error, refetch } = useProductTableQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  })
  const list = (data ?? previousData)?.managedProducts
  const readAgain = () => void refetch().catch(() => undefined)

  if (!list && error) {
    return (
      <div role="alert">
        <EmptyState title={t('catalogue.loadFailed')}>
          <Button variant="secondary" onClick={readAgain}>
            {t('catalogue.retry')}
          </Button>
        </EmptyState>
      </div>
    )
  }
  if (!list) return <Skeleton className="card" blockSize="30rem" />
  return (
    <>
      <p role="status">{t('admin.productsFound', { count: list.totalCount })}</p>
      {list.nodes.length > 0 && (
        <ProductTable
          products={list.nodes}
          order={variables.order}
          onOrder={onOrder}
          onDelete={(product) => {
            setChosen(product)
            dialog.current?.showModal()
          }}
          onConflict={readAgain}
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
      <DeleteProductDialog ref={dialog} product={chosen} onDeleted={readAgain} />
    </>
  )
}
