import { useId, useState } from 'react'
import { CATEGORIES, type Category, categoryTrail } from '#domain/products/categories'
import { STOCK_LEVELS } from '#domain/products/product.schema'
import { DebouncedSearchField } from '../../../platform/admin/debounced-search-field'
import { Select } from '../../../platform/forms/select'
import {
  useProductBrandsQuery,
  useProductSuppliersQuery,
} from '../../../platform/gql/products-bulk'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { Icon } from '../../../platform/ui/icon'
import { type ProductListParams, VISIBILITIES } from './product-list-params'
import './product-filters.css'

interface ProductFiltersProps {
  readonly state: ProductListParams
  readonly onChange: (
    changes: Partial<ProductListParams>,
    options?: { readonly replace: boolean },
  ) => void
}

/** The search and the filters of the product table; on phones, a button shows the filters. */
export function ProductFilters({ state, onChange }: ProductFiltersProps) {
  const t = useText()
  const moreId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { brand, supplier, category, stock, visibility } = state
  const count = [brand, supplier, category, stock, visibility !== 'all'].filter(Boolean).length
  const any = t('orders.any')
  return (
    <div className="product-filters" data-open={isOpen || undefined}>
      <DebouncedSearchField
        label={t('admin.searchProducts')}
        value={state.search}
        onSearch={(search) => onChange({ search, page: 1 }, { replace: true })}
      />
      <Button
        variant="secondary"
        className="product-filters__button"
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="filter" />
        {count > 0 ? t('orders.filtersSet', { count }) : t('orders.filters')}
      </Button>
      <div id={moreId} className="product-filters__more">
        <BrandFilter value={brand} onChange={(value) => onChange({ brand: value, page: 1 })} />
        <Select
          label={t('products.filter.category')}
          value={category}
          options={[
            { value: '', label: any },
            ...CATEGORIES.map((entry: Category & { key: (typeof CATEGORIES)[number]['key'] }) => ({
              value: entry.key,
              label: categoryTrail(entry)
                .map(({ title }) => t(title))
                .join(' › '),
            })),
          ]}
          onChange={(value) => onChange({ category: value, page: 1 })}
        />
        <Select
          label={t('admin.visibility')}
          value={visibility}
          options={VISIBILITIES.map((value) => ({ value, label: t(`admin.visibility.${value}`) }))}
          onChange={(value) => onChange({ visibility: value, page: 1 })}
        />
        <Select
          label={t('admin.stock')}
          value={stock}
          options={[
            { value: '', label: any },
            ...STOCK_LEVELS.map((value) => ({ value, label: t(`products.stock.${value}`) })),
          ]}
          onChange={(value) => onChange({ stock: value, page: 1 })}
        />
        <SupplierFilter
          value={supplier}
          onChange={(value) => onChange({ supplier: value, page: 1 })}
        />
        {count > 0 && (
          <Button
            variant="quiet"
            className="product-filters__clear"
            onClick={() =>
              onChange({
                brand: '',
                supplier: '',
                category: '',
                stock: '',
                visibility: 'all',
                page: 1,
              })
            }
          >
            {t('orders.clearFilters')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface NameFilterProps {
  readonly value: string
  readonly onChange: (name: string) => void
}

function BrandFilter({ value, onChange }: NameFilterProps) {
  const t = useText()
  const { data } = useProductBrandsQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <NameFilter
      label={t('products.filter.brand')}
      names={data?.productBrands ?? []}
      value={value}
      onChange={onChange}
    />
  )
}

function SupplierFilter({ value, onChange }: NameFilterProps) {
  const t = useText()
  const { data } = useProductSuppliersQuery({ fetchPolicy: 'cache-and-network' })
  const suppliers = data?.productSuppliers ?? []
  if (suppliers.length === 0 && value === '') return null
  return (
    <NameFilter
      label={t('products.filter.supplier')}
      names={suppliers}
      value={value}
      onChange={onChange}
    />
  )
}

interface CountedName {
  readonly name: string
  readonly count: number
}

function NameFilter(
  props: NameFilterProps & { readonly label: string; readonly names: readonly CountedName[] },
) {
  const { label, names, value, onChange } = props
  const t = useText()
  const isKnown = value === '' || names.some(({ name }) => name === value)
  return (
    <Select
      label={label}
      value={value}
      options={[
        { value: '', label: t('orders.any') },
        ...names.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
        // Of an address that was typed, or while they load.
        ...(isKnown ? [] : [{ value, label: value }]),
      ]}
      onChange={onChange}
    />
  )
}
