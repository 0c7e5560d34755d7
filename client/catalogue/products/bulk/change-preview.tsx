import { LOCALE_SETTINGS } from '#domain/messages/locale'
import { CATEGORIES } from '#domain/products/categories'
import type {
  PreviewedProductFragment,
  ProductStateDetailsFragment,
} from '../../../platform/gql/products-bulk'
import { type Translate, useFormatPounds, useLocale, useText } from '../../../platform/texts/text'
import { ProductName } from '../../../platform/ui/product-name'
import { useCollectionTitles } from '../use-collection-titles'
import type { BulkAct } from './bulk-acts'
import '../../../platform/admin/table.css'
import './change-preview.css'

interface ChangePreviewProps {
  readonly act: BulkAct
  /** Undefined while the preview loads. */
  readonly products: readonly PreviewedProductFragment[] | undefined
  /** An error of the change itself. */
  readonly problem: string | undefined
  /** How many products are selected. */
  readonly selected: number
}

/** Old and new of every product that a change is about, and why some cannot be changed. */
export function ChangePreview({ act, products, problem, selected }: ChangePreviewProps) {
  const t = useText()
  const describe = useDescription(act)
  if (problem) return <p role="alert">{problem}</p>
  if (!products) return <p role="status">{t('products.change.loading')}</p>
  const changed = products.filter(({ isChanged }) => isChanged).length
  const refused = products.filter(({ userErrors }) => userErrors.length > 0).length
  return (
    <>
      <p role="status">
        {t('products.change.summary', { changed, selected })}
        {refused > 0 && ` ${t('products.change.refused', { count: refused })}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the focused region */}
      <section className="change-preview" aria-label={t('products.change.preview')} tabIndex={0}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('admin.productName')}</th>
              <th scope="col">{t('products.change.before')}</th>
              <th scope="col">{t('products.change.after')}</th>
            </tr>
          </thead>
          <tbody>
            {toFirst(products).map(({ id, displayName, before, after, isChanged, userErrors }) => (
              <tr key={id} data-refused={userErrors.length > 0 || undefined}>
                <th scope="row">
                  <ProductName name={displayName} />
                </th>
                <td className={act === 'price' ? 'change-preview__amount' : undefined}>
                  {describe(before)}
                </td>
                <td>
                  {userErrors.length > 0
                    ? userErrors.map(({ message }) => message).join(' ')
                    : isChanged
                      ? after
                        ? describe(after)
                        : t('products.change.deleted')
                      : t('products.change.same')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

/** Puts the products that cannot be changed first, so that nobody has to look for them. */
function toFirst(products: readonly PreviewedProductFragment[]) {
  const isRefused = ({ userErrors }: PreviewedProductFragment) => userErrors.length > 0
  return [...products].sort((a, b) => Number(isRefused(b)) - Number(isRefused(a)))
}

function describeCategories(
  t: Translate,
  { chosenCategories }: ProductStateDetailsFragment,
  comma: string,
): string {
  if (!chosenCategories) return t('admin.categoriesOfName')
  const titles = CATEGORIES.filter(({ code }) => chosenCategories.includes(code)).map(({ title }) =>
    t(title),
  )
  return titles.join(`${comma} `) || t('products.none.categories')
}

/** Describes the change that an action makes to a product. */
function useDescription(act: BulkAct): (state: ProductStateDetailsFragment) => string {
  const t = useText()
  const format = useFormatPounds()
  const { comma } = LOCALE_SETTINGS[useLocale()]
  const { titleOf } = useCollectionTitles(act !== 'collections')
  return (state) => {
    const { price, wasPrice, stock, isHidden, brand, collections } = state
    switch (act) {
      case 'stock':
        return stock === null ? t('admin.notCounted') : String(stock)
      case 'brand':
        return brand ?? t('products.none.brand')
      case 'categories':
        return describeCategories(t, state, comma)
      case 'collections':
        return collections.map(titleOf).join(`${comma} `) || t('products.none.collections')
      case 'hide':
      case 'show':
        return t(isHidden ? 'admin.visibility.hidden' : 'admin.visibility.shown')
      case 'price':
      case 'delete':
        return wasPrice === null
          ? format(price)
          : t('products.priceWithWas', { price: format(price), was: format(wasPrice) })
    }
  }
}
