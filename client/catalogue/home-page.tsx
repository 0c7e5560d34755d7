import { lazy, Suspense } from 'react'
import { NEW_ARRIVALS_OFFSET, SLIDER_SIZE } from '#domain/limits'
import type { MessageKey } from '#domain/messages'
import { HomeDocument, useHomeQuery } from '../gql/catalogue'
import { PageHead } from '../lib/page-head'
import { hasPlacedOrder, useSession } from '../lib/session'
import { useText } from '../lib/text'
import type { LoaderArgs } from '../routing/route'
import { LoadFailed } from '../ui/load-failed'
import { CategoryTiles } from './category-tiles'
import { Hero } from './hero'
import { ProductSlider } from './product-slider'
import { ServicePromises } from './service-promises'
import { SliderSkeleton } from './slider-skeleton'

const PlacedOrderPanel = lazy(async () => {
  const { loadPlacedOrderPanel } = await import('../orders/load-placed-order-panel')
  return loadPlacedOrderPanel()
})

const SLIDERS = [
  { name: 'trending', title: 'home.trending' },
  { name: 'newArrivals', title: 'home.newArrivals' },
  { name: 'cats', title: 'home.trendingCats' },
  { name: 'dogs', title: 'home.trendingDogs' },
] as const satisfies readonly { name: string; title: MessageKey }[]

const VARIABLES = { slider: SLIDER_SIZE, newArrivalsOffset: NEW_ARRIVALS_OFFSET }

export function loader({ context }: LoaderArgs) {
  return context.query({ query: HomeDocument, variables: VARIABLES })
}

export function Component() {
  const t = useText()
  const { data, failed, retry } = useHomeQuery(VARIABLES)
  const session = useSession()
  return (
    <>
      <PageHead title={t('home.title')} path="/" />
      {session?.token && hasPlacedOrder() && (
        <Suspense>
          <PlacedOrderPanel />
        </Suspense>
      )}
      <Hero />
      <div className="page wrap">
        <CategoryTiles />
        {failed && <LoadFailed title={t('catalogue.loadFailed')} onRetry={retry} />}
        {!data &&
          !failed &&
          SLIDERS.map(({ name, title }) => <SliderSkeleton key={name} title={t(title)} />)}
        {data &&
          SLIDERS.map(({ name, title }) => (
            // Hydrates each slider separately, so that none of them blocks the page for long.
            <Suspense key={name}>
              <ProductSlider title={t(title)} products={data[name].nodes} />
            </Suspense>
          ))}
        <ServicePromises />
      </div>
    </>
  )
}
