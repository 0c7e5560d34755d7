import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDebounced } from '../catalogue/use-debounced'
import {
  type EditedProductFragment,
  type ProductTableQueryVariables,
  useProductTableQuery,
} from '../gql/admin'
import { useText } from '../lib/text'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Field } from '../ui/field'
import { Pagination } from '../ui/pagination'
import { Skeleton } from '../ui/skeleton'
import { AdminFrame } from './admin-frame'
import { DeleteProductDialog } from './delete-product-dialog'
import { ProductTable } from './product-table'
import { PRODUCTS_PAGE_SIZE, useProductTableAddress } from './use-product-table-address'

const TYPING_PAUSE_MILLISECONDS = 250

export function Component() {
  return (
    <AdminFrame title="admin.products">
      <Products />
    </AdminFrame>
  )
}

function Products() {
  const t = useText()
  const { page, order, search, outOfStock, change } = useProductTableAddress()
  const [typed, setTyped] = useState(search)
  const rested = useDebounced(typed.trim(), TYPING_PAUSE_MILLISECONDS)
  const onRested = useEffectEvent(() => {
    if (rested !== search) change({ search: rested, page: 1 })
  })
  // The address follows the field, once the typing rests.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new text may move the address
  useEffect(() => onRested(), [rested])

  return (
    <>
      <div className="admin__tools">
        <Field
          label={t('admin.searchProducts')}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
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
      <Pagination
        label={t('admin.pages')}
        page={variables.page}
        pages={Math.max(1, Math.ceil(list.totalCount / variables.pageSize))}
        onPage={onPage}
      />
      <DeleteProductDialog ref={dialog} product={chosen} onDeleted={readAgain} />
    </>
  )
}
