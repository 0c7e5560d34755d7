import { use } from 'react'
import { MAX_PRODUCTS_PER_PREVIEW, PRODUCT_TABLE_PAGE_SIZE } from '#domain/limits'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import { Allowed } from '../../../platform/admin/allowed'
import { defineList } from '../../../platform/admin/list/define-list'
import { useReloadList } from '../../../platform/admin/list/list-context'
import { useProductTableQuery } from '../../../platform/gql/products-admin'
import {
  type MatchingProductIdsQueryVariables,
  useMatchingProductIdsLazyQuery,
} from '../../../platform/gql/products-bulk'
import { useText } from '../../../platform/texts/text'
import { ButtonLink } from '../../../platform/ui/button'
import { ProductActs } from '../bulk/product-acts'
import { RecentChanges } from '../bulk/recent-changes'
import { ProductSheet } from '../sheet/product-sheet'
import { SheetButton } from '../sheet/sheet-button'
import { SheetContext, useSheet } from '../sheet/sheet-context'
import { PRODUCT_COLUMNS } from './product-columns'
import { PRODUCT_FILTERS, toFilter } from './product-filters'
import { SavedValuesContext, useSavedValues } from './use-saved-values'
import './products-page.css'

const EDIT = 'products.edit'

export function Component() {
  return (
    <SheetContext value={useSheet()}>
      <AdminFrame title="admin.products" actions={<Actions />}>
        <SavedValuesContext value={useSavedValues()}>
          <Products />
        </SavedValuesContext>
      </AdminFrame>
    </SheetContext>
  )
}

function Actions() {
  const t = useText()
  return (
    <Allowed permission={EDIT}>
      <SheetButton />
      <ButtonLink variant="secondary" to="/addproduct">
        {t('admin.addProduct')}
      </ButtonLink>
    </Allowed>
  )
}

const Products = defineList({
  title: 'admin.productTable',
  className: 'products-page',
  useQuery: useProductTableQuery,
  filters: PRODUCT_FILTERS,
  variables: toFilter,
  rows: ({ adminProducts }) => adminProducts,
  pageSize: PRODUCT_TABLE_PAGE_SIZE,
  found: (t, count) => t('admin.productsFound', { count }),
  columns: PRODUCT_COLUMNS,
  Around({ rows, children }) {
    return use(SheetContext).isOpen ? <ProductSheet rows={rows} /> : children
  },
  selecting: {
    title: 'products.forSelected',
    label: ({ product }, t) => t('products.select', { name: product.name }),
    permission: EDIT,
    limit: MAX_PRODUCTS_PER_PREVIEW,
    useReadIds,
    Acts: ProductActs,
  },
  Below() {
    return (
      <Allowed permission={EDIT}>
        <RecentChanges onUndone={useReloadList()} />
      </Allowed>
    )
  },
  none: 'admin.noProducts',
  failed: 'catalogue.loadFailed',
})

function useReadIds() {
  const [fetchIds] = useMatchingProductIdsLazyQuery({ fetchPolicy: 'no-cache' })
  return async (variables: MatchingProductIdsQueryVariables): Promise<readonly string[]> => {
    const { data } = await fetchIds({ variables })
    if (!data) throw new Error('The products were not loaded')
    return data.adminProducts.ids
  }
}
