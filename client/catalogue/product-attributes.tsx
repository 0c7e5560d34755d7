import { toReadableContent } from '#domain/unit-price'
import type { ProductDetailsQuery } from '../gql/catalogue'
import { useLocale, useText } from '../lib/text'
import './product-attributes.css'

interface ProductAttributesProps {
  readonly attributes: NonNullable<ProductDetailsQuery['product']>['attributes']
}

/** A table of what shoppers compare products by; nothing if none of it is known. */
export function ProductAttributes({ attributes }: ProductAttributesProps) {
  const t = useText()
  const locale = useLocale()
  const { brand, animal, lifeStage, flavour, flavourAr, netAmount, netUnit } = attributes
  const content =
    netAmount !== null && netUnit !== null
      ? toReadableContent({ amount: netAmount, unit: netUnit })
      : undefined
  const rows = [
    ['product.brand', brand],
    ['product.animal', animal && t(`product.animal.${animal}`)],
    ['product.lifeStage', lifeStage && t(`product.lifeStage.${lifeStage}`)],
    ['product.flavour', (locale === 'ar' && flavourAr) || flavour],
    [
      'product.netContent',
      content && t(`product.amount.${content.unit}`, { amount: content.amount }),
    ],
  ] as const
  const known = rows.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <table className="product-attributes">
      <tbody>
        {known.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{t(name)}</th>
            <td>
              <bdi>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
