import { Suspense } from 'react'
import { NEW_ARRIVALS_OFFSET, SLIDER_SIZE } from '#domain/limits'
import type { MessageKey } from '#domain/messages'
import { HomeDocument } from '../gql/catalogue'
import { PageHead } from '../lib/page-head'
import { usePageQuery } from '../lib/page-query'
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

export function pageQuery() {
  const variables = { slider: SLIDER_SIZE, newArrivalsOffset: NEW_ARRIVALS_OFFSET }
  return { query: HomeDocument, variables }
}

export function Component() {
  const t = useText()
  const { data, failed, retry } = usePageQuery(pageQuery())
  return (
    <>
      <PageHead title={t('home.title')} path="/" />
      <Hero />
      <div className="page wrap">
        <CategoryTiles />
        {failed && <LoadFailed onRetry={retry} />}
        {!data &&
          !failed &&
          SLIDERS.map(({ name, title }) => <SliderSkeleton key={name} title={t(title)} />)}
        {data &&
          SLIDERS.map(({ name, title }) => (
            // Each comes alive by itself, so that none of them holds up the page for long.
            <Suspense key={name}>
              <ProductSlider title={t(title)} products={data[name].nodes} />
            </Suspense>
          ))}
        <Promises />
      </div>
    </>
  )
}
