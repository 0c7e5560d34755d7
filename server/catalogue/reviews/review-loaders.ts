import DataLoader from 'dataloader'
import type { EntityManager } from 'typeorm'
import { BATCHED } from '../../platform/database/statements/batched'
import { resource } from '../../platform/features/feature'
import {
  type RatingParts,
  type ReviewPlace,
  type ReviewView,
  readRatingParts,
  readRatingPartsOfSizes,
  readReviews,
  readReviewsOfSizes,
  type SizeReviewView,
} from './reviews.service'

/** Batches the reads of concurrent requests, as the loaders of products do. */
export interface ReviewLoaders {
  readonly ratingParts: DataLoader<number, RatingParts>
  /** Of all sizes of a product. */
  readonly sizesRatingParts: DataLoader<number, RatingParts>
  /** At most `count` approved reviews of all sizes of a product from a position. */
  sizesPage(place: ReviewPlace, count: number): Promise<readonly SizeReviewView[]>
  /** At most `count` approved reviews from a position. */
  page(place: ReviewPlace, count: number): Promise<readonly ReviewView[]>
}

export const reviewLoaders = resource(({ db }) => createReviewLoaders(db))

/** A loader of each size of page. */
function pagesOf<Review>(
  read: (places: readonly ReviewPlace[], count: number) => Promise<readonly (readonly Review[])[]>,
) {
  const loaders = new Map<number, DataLoader<ReviewPlace, readonly Review[]>>()
  return (place: ReviewPlace, count: number) => {
    let loader = loaders.get(count)
    if (!loader) {
      loader = new DataLoader((places) => read(places, count), BATCHED)
      loaders.set(count, loader)
    }
    return loader.load(place)
  }
}

function createReviewLoaders(db: EntityManager): ReviewLoaders {
  return {
    ratingParts: new DataLoader((ids) => readRatingParts(db, ids), BATCHED),
    sizesRatingParts: new DataLoader((ids) => readRatingPartsOfSizes(db, ids), BATCHED),
    page: pagesOf((places, count) => readReviews(db, places, count)),
    sizesPage: pagesOf((places, count) => readReviewsOfSizes(db, places, count)),
  }
}
