import DataLoader from 'dataloader'
import type { EntityManager } from 'typeorm'
import { BATCHED } from '../database/batched'
import { resource } from '../feature'
import {
  type RatingParts,
  type ReviewPlace,
  type ReviewView,
  readRatingParts,
  readReviews,
} from './reviews.service'

/** Batches the reads of concurrent requests, as the loaders of products do. */
export interface ReviewLoaders {
  readonly ratingParts: DataLoader<number, RatingParts>
  /** At most `count` approved reviews from a position. */
  page(place: ReviewPlace, count: number): Promise<readonly ReviewView[]>
}

export const reviewLoaders = resource(({ db }) => createReviewLoaders(db))

function createReviewLoaders(db: EntityManager): ReviewLoaders {
  const pages = new Map<number, DataLoader<ReviewPlace, readonly ReviewView[]>>()
  const pageLoader = (count: number) => {
    let loader = pages.get(count)
    if (!loader) {
      loader = new DataLoader((places) => readReviews(db, places, count), BATCHED)
      pages.set(count, loader)
    }
    return loader
  }
  return {
    ratingParts: new DataLoader((ids) => readRatingParts(db, ids), BATCHED),
    page: (place, count) => pageLoader(count).load(place),
  }
}
