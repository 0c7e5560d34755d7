import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { imageUrlSchema } from '#domain/products/image-url.schema'
import { useFormatPounds, useLocale, useText } from '../../../platform/texts/text'
import { Picture } from '../../../platform/ui/picture'
import { enteredMargin, toPrice } from './entered-margin'
import { FormCard } from './form-card'
import { HiddenField } from './hidden-field'
import { MarginPercent } from './margin'
import type { ProductFormValues } from './product-form-values'
import './product-summary.css'

interface ProductSummaryProps {
  readonly form: UseFormReturn<ProductFormValues, unknown, ProductFormValues>
  /** Undefined for a new product. */
  readonly productId: string | undefined
  /** Whether shoppers can open its page now. */
  readonly isShown: boolean
  /** Whether prices and stocks are those of several sizes. */
  readonly isSized: boolean
}

/** The product as it is in the form, with whether shoppers see it. */
export function ProductSummary({ form, productId, isShown, isSized }: ProductSummaryProps) {
  const t = useText()
  const format = useFormatPounds()
  const locale = useLocale()
  const { control, register } = form
  const [english, arabic, imageUrl, stock, pounds, costPounds] = useWatch({
    control,
    name: ['name', 'nameAr', 'imageUrl', 'stock', 'price', 'inventory.costPrice'],
  })
  const name = (locale === 'ar' && arabic?.trim()) || english.trim()
  const price = toPrice(pounds)
  const margin = enteredMargin(pounds, costPounds)
  return (
    <FormCard title={t('admin.sectionListing')}>
      <div className="product-summary">
        {imageUrlSchema.safeParse(imageUrl).success ? (
          <Picture src={imageUrl} alt="" size={96} />
        ) : (
          <span className="product-summary__empty">{t('admin.noPictureYet')}</span>
        )}
        <div className="product-summary__texts">
          {name && (
            <p className="product-summary__name" dir="auto">
              {name}
            </p>
          )}
          {price !== undefined && !isSized && (
            <p className="product-summary__price">{format(price)}</p>
          )}
        </div>
      </div>
      {!isSized && (
        <dl className="product-summary__values">
          {margin !== undefined && (
            <div>
              <dt>{t('products.column.margin')}</dt>
              <dd>
                <MarginPercent percent={margin} />
              </dd>
            </div>
          )}
          <div>
            <dt>{t('admin.stock')}</dt>
            <dd>{typeof stock === 'number' ? stock : t('admin.stockNotTracked')}</dd>
          </div>
        </dl>
      )}
      <HiddenField {...register('hidden')} />
      {productId !== undefined && isShown && (
        <p>
          {/* What is not saved yet stays in this tab. */}
          <Link to={`/productdetails/${productId}`} target="_blank">
            {t('admin.viewInShop')}
          </Link>
        </p>
      )}
    </FormCard>
  )
}
