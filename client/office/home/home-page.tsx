import { lazy, Suspense, useState } from 'react'
import { NEW_ARRIVALS_OFFSET, SLIDER_SIZE } from '#domain/limits'
import { ProductCard } from '../../catalogue/products/product-card'
import { ProductRail } from '../../catalogue/products/product-rail'
import { ProductSlider } from '../../catalogue/products/slider/product-slider'
import { SliderSkeleton } from '../../catalogue/products/slider/slider-skeleton'
import { HomeDocument, type HomeQuery, useHomeQuery } from '../../platform/gql/home'
import type { LoaderArgs } from '../../platform/routing/route'
import { loadedPanel, placedOrder } from '../../platform/session/placed-order'
import { useSession } from '../../platform/session/session'
import { useText } from '../../platform/texts/text'
import { LoadFailed } from '../../platform/ui/load-failed'
import { AnimalTiles } from './animal-tiles'
import { BrandRow } from './brand-row'
import { CategoryTiles } from './category-tiles'
import { Hero } from './hero'
import { HomeBanners } from './home-banners'
import { HomeHead } from './home-head'
import { ServicePromises } from './service-promises'

const LazyPanel = lazy(async () => {
  const { loadPlacedOrderPanel } = await import('../../orders/orders/load-placed-order-panel')
  return loadPlacedOrderPanel()
})

function PlacedOrderPanel() {
  const [Panel] = useState(() => loadedPanel() ?? LazyPanel)
  return <Panel />
}

const BuyAgain = lazy(() => import('../../catalogue/products/bought/buy-again'))

/** The brands with the most products. */
const HOME_BRANDS = 12

const SLIDERS = {
  TRENDING: ['trending', 'home.trending'],
  NEW_ARRIVALS: ['newArrivals', 'home.newArrivals'],
  CATS: ['cats', 'home.trendingCats'],
  DOGS: ['dogs', 'home.trendingDogs'],
} as const

const VARIABLES = { slider: SLIDER_SIZE, newArrivalsOffset: NEW_ARRIVALS_OFFSET }

export function loader({ context }: LoaderArgs) {
  return context.query({ query: HomeDocument, variables: VARIABLES })
}

type Rail = HomeQuery['homePage']['rails'][number]

function isSlider(rail: Rail): rail is Rail & keyof typeof SLIDERS {
  return rail in SLIDERS
}

/** The products of the sliders next to a rail, which it does not repeat: what sliders show is fixed. */
function productsBeside(rail: Rail, data: HomeQuery) {
  const rails = data.homePage.rails.filter((one) => one === rail || isSlider(one))
  const position = rails.indexOf(rail)
  return [rails[position - 1], rails[position + 1]].flatMap((one) =>
    one && isSlider(one) ? data[SLIDERS[one][0]].nodes : [],
  )
}

interface HomeRailProps {
  readonly rail: Rail
  readonly data: HomeQuery
}

/** Apart from the other rails, which would all render again when the session becomes known. */
function BuyAgainRail({ rail, data }: HomeRailProps) {
  const session = useSession()
  if (!session?.token) return null
  return <BuyAgain others={[...productsBeside(rail, data), ...data.offers.nodes]} />
}

/** A part of the page: a slider, or what only some shoppers see. */
function HomeRail({ rail, data }: HomeRailProps) {
  const t = useText()
  if (rail === 'BUY_AGAIN') return <BuyAgainRail rail={rail} data={data} />
  if (rail === 'OFFERS') {
    const others = productsBeside(rail, data)
    const nodes = data.offers.nodes.filter(({ id }) => !others.some((other) => other.id === id))
    return (
      nodes.length > 0 && (
        <ProductRail title={t('home.offers')} products={nodes} path="/shop?offer=yes" />
      )
    )
  }
  if (rail === 'BRANDS') {
    const brands = data.trending.facets.flatMap(({ values }) => values.slice(0, HOME_BRANDS))
    return <BrandRow brands={brands} />
  }
  const [name, title] = SLIDERS[rail]
  return (
    <ProductSlider
      title={t(title)}
      products={data[name].nodes}
      renderCard={(product) => <ProductCard product={product} />}
    />
  )
}

/** Apart from the page: when the session becomes known, React would hydrate at once all that renders again. */
function PlacedOrder() {
  const session = useSession()
  if (!session?.token || !placedOrder.read()) return null
  return (
    <Suspense>
      <PlacedOrderPanel />
    </Suspense>
  )
}

export function Component() {
  const t = useText()
  const { data, failed, retry } = useHomeQuery(VARIABLES)
  return (
    <>
      <HomeHead />
      <PlacedOrder />
      <Hero hero={failed ? null : data?.homePage.hero} />
      <div className="page wrap">
        {data && <HomeBanners banners={data.homePage.banners} />}
        <CategoryTiles />
        <AnimalTiles />
        {failed && <LoadFailed title={t('catalogue.loadFailed')} onRetry={retry} />}
        {!data &&
          !failed &&
          Object.values(SLIDERS).map(([name, title]) => (
            <SliderSkeleton key={name} title={t(title)} />
          ))}
        {data?.homePage.rails.map((rail) => (
          // Hydrates each part separately, so that none of them blocks the page for long.
          <Suspense
            key={rail}
            fallback={rail === 'BUY_AGAIN' && <SliderSkeleton title={t('home.buyAgain')} />}
          >
            <HomeRail rail={rail} data={data} />
          </Suspense>
        ))}
        <ServicePromises />
      </div>
    </>
  )
}
