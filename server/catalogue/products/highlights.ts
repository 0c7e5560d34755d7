import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import type { ProductView } from '#domain/products/product-view'
import { sizeInName } from '#domain/products/size-in-name'
import { toReadableContent } from '#domain/products/unit-price'

type Sized = Pick<ProductView, 'name' | 'nameAr' | 'netAmount' | 'netUnit'>
type Described = Sized & Pick<ProductView, 'lifeStage' | 'flavour' | 'flavourAr'>

/** The size in the name, such as "12 x 85 g", or else the net content. */
export function sizeOf(product: Sized, locale: Locale): string | undefined {
  const { name, nameAr, netAmount, netUnit } = product
  const size = sizeInName((locale === 'ar' && nameAr) || name)
  if (size !== undefined || netAmount === null || netUnit === null) return size
  const { amount, unit } = toReadableContent({ amount: netAmount, unit: netUnit })
  return translate(`product.amount.${unit}`, { amount }, locale)
}

/**
 * Returns the attributes that tell products with similar names apart: flavour, life stage and size, as far as they are
 * known. The life stage is left out if a product is for all ages.
 */
export function highlightsOf(product: Described, locale: Locale): readonly string[] {
  const { lifeStage, flavour, flavourAr } = product
  return [
    (locale === 'ar' && flavourAr) || flavour,
    lifeStage && lifeStage !== 'ALL' && translate(`product.lifeStage.${lifeStage}`, {}, locale),
    sizeOf(product, locale),
  ].filter((highlight) => typeof highlight === 'string')
}
