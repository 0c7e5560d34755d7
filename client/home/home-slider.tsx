import type { HomeQuery } from '../gql/home'
import { ProductCard } from '../products/product-card'
import { ProductSlider } from '../products/slider/product-slider'

interface HomeSliderProps {
  readonly title: string
  readonly products: HomeQuery['trending']['nodes']
}

export default function HomeSlider({ title, products }: HomeSliderProps) {
  return (
    <ProductSlider
      title={title}
      products={products}
      renderCard={(product) => <ProductCard product={product} />}
    />
  )
}
