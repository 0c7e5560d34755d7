import { lazy, Suspense, useState } from 'react'
import { NEW_ARRIVALS_OFFSET, SLIDER_SIZE } from '#domain/limits'
import type { MessageKey } from '#domain/messages'
import { HomeDocument, useHomeQuery } from '../gql/home'
import { ProductCard } from '../products/product-card'
import { ProductRail } from '../products/product-rail'
import { ProductSlider } from '../products/slider/product-slider'
import { SliderSkeleton } from '../products/slider/slider-skeleton'
import type { LoaderArgs } from '../routing/route'
import { loadedPanel, placedOrder } from '../session/placed-order'
import { useSession } from '../session/session'
import { useText } from '../texts/text'
import { LoadFailed } from '../ui/load-failed'
import { AnimalTiles } from './animal-tiles'
import { BrandRow } from './brand-row'
import { CategoryTiles } from './category-tiles'
import { Hero } from './hero'
import { HomeHead } from './home-head'
import { ServicePromises } from './service-promises'

const LazyPanel = lazy(async () => {
  const { loadPlacedOrderPanel } = await import('../orders/load-placed-order-panel')
  return loadPlacedOrderPanel()
})

function PlacedOrderPanel() {
  const [Panel] = useState(() => loadedPanel() ?? LazyPanel)
  return <Panel />
}

const BuyAgain = lazy(() => import('../products/bought/buy-again'))

/** The brands with the most products. */
const HOME_BRANDS = 12

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
  // Hydrates each slider separately, so that none of them blocks the page for long.
  const sliders =
    data &&
    SLIDERS.map(({ name, title }) => (
      <Suspense key={name}>
        <ProductSlider
          title={t(title)}
          products={data[name].nodes}
          renderCard={(product) => <ProductCard product={product} />}
        />
      </Suspense>
    ))
  return (
    <>
      <HomeHead />
      {session?.token && placedOrder.read() && (
        <Suspense>
          <PlacedOrderPanel />
        </Suspense>
      )}
      <Hero />
      <div className="page wrap">
        <CategoryTiles />
        <AnimalTiles />
        {failed && <LoadFailed title={t('catalogue.loadFailed')} onRetry={retry} />}
        {!data &&
          !failed &&
          SLIDERS.map(({ name, title }) => <SliderSkeleton key={name} title={t(title)} />)}
        {data && sliders && (
          <>
            {sliders.slice(0, 2)}
            {session?.token && (
              <Suspense fallback={<SliderSkeleton title={t('home.buyAgain')} />}>
                <BuyAgain />
              </Suspense>
            )}
            {data.offers.nodes.length > 0 && (
              <ProductRail
                title={t('home.offers')}
                products={data.offers.nodes}
                path="/shop?offer=yes"
              />
            )}
            {sliders.slice(2)}
            <BrandRow
              brands={data.trending.facets.flatMap(({ values }) =>
                values.slice(0, HOME_BRANDS).map(({ value }) => value),
              )}
            />
          </>
        )}
        <ServicePromises />
      </div>
    </>
  )
}
