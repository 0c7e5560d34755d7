import { sizeInName } from '#domain/products/size-in-name'
import { useText } from '../../../../platform/texts/text'
import { Button } from '../../../../platform/ui/button'
import type { Line } from '../new-order/order-lines'
import { type OrderableProduct, useOrderableProducts } from '../use-orderable-products'

/** The name without the size at its end, which products of several sizes share. */
function titleOf(name: string): string {
  const size = sizeInName(name)
  return size === undefined ? name : name.slice(0, -size.length).trimEnd()
}

interface OtherSizesProps {
  /** The names of what comes back. */
  readonly names: readonly string[]
  readonly chosen: readonly Line[]
  readonly onPick: (product: OrderableProduct) => void
}

/** The same products, and their other sizes: what people mostly exchange for. */
export function OtherSizes({ names, chosen, onPick }: OtherSizesProps) {
  return [...new Set(names.map(titleOf))].map((title) => (
    <SizesOf key={title} title={title} chosen={chosen} onPick={onPick} />
  ))
}

interface SizesOfProps extends Omit<OtherSizesProps, 'names'> {
  readonly title: string
}

function SizesOf({ title, chosen, onPick }: SizesOfProps) {
  const t = useText()
  const { products } = useOrderableProducts(title)
  const offered = products.filter(
    ({ id, name, stock }) =>
      titleOf(name) === title && stock !== 0 && !chosen.some(({ product }) => product.id === id),
  )
  if (offered.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a line
    <div className="exchange-form__sizes" role="group" aria-label={t('orders.exchange.sizes')}>
      {offered.map((product) => (
        <Button key={product.id} variant="secondary" onClick={() => onPick(product)}>
          <bdi>{t('orders.exchange.pick', { name: product.name })}</bdi>
        </Button>
      ))}
    </div>
  )
}
