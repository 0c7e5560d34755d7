import type { MessageKey } from '#domain/messages'
import { CATEGORIES, type Category, categoryTrail } from '#domain/products/categories'
import { PRODUCT_SORTS, STOCK_LEVELS, type StockLevel } from '#domain/products/product.schema'
import {
  choiceFilter,
  type Filter,
  type FilterState,
  folded,
  searchFilter,
  valueFilter,
} from '../../../platform/admin/list/list-filters'
import { Select } from '../../../platform/forms/select'
import type {
  CategoryKey as CategoryCode,
  ProductTableQueryVariables,
} from '../../../platform/gql/products-admin'
import {
  useProductBrandsQuery,
  useProductSuppliersQuery,
} from '../../../platform/gql/products-bulk'
import { useText } from '../../../platform/texts/text'

type KeyedCategory = Category & { readonly key: (typeof CATEGORIES)[number]['key'] }

const CATEGORY_FILTER: Filter<KeyedCategory['key'] | ''> = {
  ...valueFilter(['', ...CATEGORIES.map(({ key }) => key)], ''),
  Control({ value, onChange }) {
    const t = useText()
    return (
      <Select
        label={t('products.filter.category')}
        value={value}
        options={[
          { value: '', label: t('orders.any') },
          ...CATEGORIES.map((entry: KeyedCategory) => ({
            value: entry.key,
            label: categoryTrail(entry)
              .map(({ title }) => t(title))
              .join(' › '),
          })),
        ]}
        onChange={(category) => onChange(category)}
      />
    )
  },
}

const STOCK_FILTER: Filter<StockLevel | ''> = {
  ...choiceFilter({
    label: 'admin.stock',
    values: ['', ...STOCK_LEVELS],
    text: (level) => (level ? `products.stock.${level}` : 'orders.any'),
  }),
  // Older links have `soldOut`.
  read: (text, parameters) =>
    STOCK_LEVELS.find((level) => level === text) ??
    (parameters.get('soldOut') === 'true' ? 'OUT' : undefined),
}

interface CountedName {
  readonly name: string
  readonly count: number
}

interface NameFilterOptions {
  readonly label: MessageKey
  readonly useNames: () => readonly CountedName[]
  /** Whether there is no control as long as there are no names. */
  readonly isRare?: boolean
}

function nameFilter({ label, useNames, isRare }: NameFilterOptions): Filter<string> {
  return {
    initial: '',
    read: (text) => text,
    Control({ value, onChange }) {
      const t = useText()
      const names = useNames()
      const isKnown = value === '' || names.some(({ name }) => name === value)
      if (isRare && names.length === 0 && value === '') return null
      return (
        <Select
          label={t(label)}
          value={value}
          options={[
            { value: '', label: t('orders.any') },
            ...names.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
            // Of an address that was typed, or while they load.
            ...(isKnown ? [] : [{ value, label: value }]),
          ]}
          onChange={(name) => onChange(name)}
        />
      )
    },
  }
}

const BRAND_FILTER = nameFilter({
  label: 'products.filter.brand',
  useNames: () =>
    useProductBrandsQuery({ fetchPolicy: 'cache-and-network' }).data?.productBrands ?? [],
})

const SUPPLIER_FILTER = nameFilter({
  label: 'products.filter.supplier',
  useNames: () =>
    useProductSuppliersQuery({ fetchPolicy: 'cache-and-network' }).data?.productSuppliers ?? [],
  isRare: true,
})

const VISIBILITY_FILTER = choiceFilter({
  label: 'admin.visibility',
  values: ['all', 'shown', 'hidden'],
  text: (visibility) => `admin.visibility.${visibility}`,
})

/** What the products are filtered by; on phones, a button shows all but the search. */
export const PRODUCT_FILTERS = {
  search: searchFilter('admin.searchProducts'),
  brand: folded(BRAND_FILTER, 'phones'),
  category: folded(CATEGORY_FILTER, 'phones'),
  visibility: folded(VISIBILITY_FILTER, 'phones'),
  stock: folded(STOCK_FILTER, 'phones'),
  supplier: folded(SUPPLIER_FILTER, 'phones'),
  sort: valueFilter(PRODUCT_SORTS, 'NEWEST'),
}

/** The category as GraphQL names it. */
function categoryCode(key: string): CategoryCode {
  const category = CATEGORIES.find((entry) => entry.key === key)
  if (!category) throw new Error(`There is no category ${key}`)
  return category.code
}

/** The filter of the list query; empty texts are no filter. */
export function toFilter(
  state: FilterState<typeof PRODUCT_FILTERS>,
): Omit<ProductTableQueryVariables, 'page' | 'pageSize'> {
  const { sort, search, brand, supplier, category, stock, visibility } = state
  return {
    sort,
    search: search || null,
    brand: brand || null,
    supplier: supplier || null,
    category: category ? categoryCode(category) : null,
    stockLevel: stock || null,
    isHidden: visibility === 'all' ? null : visibility === 'hidden',
  }
}
