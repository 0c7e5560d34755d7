import { useBoughtProductsQuery } from '../../gql/products-bought'
import { useText } from '../../texts/text'
import { ProductRail } from '../product-rail'
import { SliderSkeleton } from '../slider/slider-skeleton'
import { boughtProducts } from './bought-products'

/** The orders in which products are looked for. */
const ORDERS = 5

/** What the signed-in shopper has bought; nothing before the first order. */
export default function BuyAgain() {
  const t = useText()
  const { data, failed } = useBoughtProductsQuery({ first: ORDERS })
  // The home page is complete without it.
  if (failed) return null
  if (!data) return <SliderSkeleton title={t('home.buyAgain')} />
  const products = boughtProducts(data.orders.nodes)
  return products.length > 0 && <ProductRail title={t('home.buyAgain')} products={products} />
}
