import { SLIDER_SIZE } from '#domain/limits'
import {
  type BoughtProductsQuery,
  useBoughtProductsQuery,
} from '../../../platform/gql/products-bought'
import { useText } from '../../../platform/texts/text'
import { ProductRail } from '../product-rail'
import { SliderSkeleton } from '../slider/slider-skeleton'

/** The orders in which products are looked for. */
const ORDERS = 5

type Orders = BoughtProductsQuery['orders']['nodes']

/** The ordered products that can be bought now, each once, the most recently ordered first. */
export function boughtProducts(orders: Orders) {
  const products = orders
    .flatMap(({ items }) => items.flatMap(({ product }) => product ?? []))
    .filter(({ quantityAvailable }) => quantityAvailable !== 0)
  return [...new Map(products.map((product) => [product.id, product])).values()].slice(
    0,
    SLIDER_SIZE,
  )
}

interface BuyAgainProps {
  /** The products already shown next to it. */
  readonly others: readonly { readonly id: string }[]
}

/** Products that the signed-in shopper has bought; renders nothing before the first order. */
export default function BuyAgain({ others }: BuyAgainProps) {
  const t = useText()
  const { data, failed } = useBoughtProductsQuery({ first: ORDERS })
  // The home page is complete without it.
  if (failed) return null
  if (!data) return <SliderSkeleton title={t('home.buyAgain')} />
  const products = boughtProducts(data.orders.nodes).filter(
    ({ id }) => !others.some((other) => other.id === id),
  )
  return products.length > 0 && <ProductRail title={t('home.buyAgain')} products={products} />
}
