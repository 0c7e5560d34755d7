import { NEW_ARRIVALS_OFFSET, SLIDER_SIZE } from '#domain/limits'
import type { MessageKey } from '#domain/messages'
import { useHomeQuery } from '../gql/catalogue'
import { PageHead } from '../lib/page-head'
import { useText } from '../lib/text'
import { CategoryTiles } from './category-tiles'
import { Hero } from './hero'
import { LoadFailed } from './load-failed'
import { ProductSlider } from './product-slider'
import { Promises } from './promises'
import { SliderSkeleton } from './slider-skeleton'

const SLIDERS = [
  { name: 'trending', title: 'home.trending' },
  { name: 'newArrivals', title: 'home.newArrivals' },
  { name: 'cats', title: 'home.trendingCats' },
  { name: 'dogs', title: 'home.trendingDogs' },
] as const satisfies readonly { name: string; title: MessageKey }[]

export function Component() {
  const t = useText()
  const { data, error, refetch } = useHomeQuery({
    variables: { slider: SLIDER_SIZE, newArrivalsOffset: NEW_ARRIVALS_OFFSET },
    notifyOnNetworkStatusChange: true,
  })
  return (
    <>
      <PageHead title={t('home.title')} path="/" />
      <Hero />
      <div className="page wrap">
        <CategoryTiles />
        {!data && error && <LoadFailed onRetry={() => void refetch()} />}
        {!data &&
          !error &&
          SLIDERS.map(({ name, title }) => <SliderSkeleton key={name} title={t(title)} />)}
        {data &&
          SLIDERS.map(({ name, title }) => (
            <ProductSlider key={name} title={t(title)} products={data[name].nodes} />
          ))}
        <Promises />
      </div>
    </>
  )
}
