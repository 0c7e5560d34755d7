import { useId } from 'react'
import { toReadableContent } from '#domain/products/unit-price'
import type { ProductDetailsQuery } from '../../platform/gql/products'
import { useLocale, useText } from '../../platform/texts/text'
import type { NamedFact } from './named-facts'
import { shownAttributes } from './shown-attributes'
import './product-attributes.css'

interface ProductAttributesProps {
  /** In the language of the page. */
  readonly brandName: string | null
  readonly attributes: NonNullable<ProductDetailsQuery['product']>['attributes']
  readonly facts: readonly NamedFact[]
}

/** A table of the attributes that shoppers compare products by; nothing if none is known. */
export function ProductAttributes({ brandName, attributes, facts }: ProductAttributesProps) {
  const t = useText()
  const locale = useLocale()
  const titleId = useId()
  const { netAmount, netUnit } = attributes
  const content =
    netAmount !== null && netUnit !== null
      ? toReadableContent({ amount: netAmount, unit: netUnit })
      : undefined
  const netContent = content && t(`product.amount.${content.unit}`, { amount: content.amount })
  const known = [
    ...(brandName ? [{ name: t('product.brand'), value: brandName }] : []),
    ...shownAttributes(t, attributes, locale === 'ar'),
    ...(netContent ? [{ name: t('product.netContent'), value: netContent }] : []),
    ...facts,
  ]
  if (known.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('product.details')}</h2>
      <table className="product-attributes" aria-labelledby={titleId}>
        <tbody>
          {known.map(({ name, value }) => (
            <tr key={`${name} ${value}`}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>
                <bdi>{value}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
