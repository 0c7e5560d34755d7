import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import { MAX_PAGE_SIZE } from '#domain/limits'
import { averageStars } from '#domain/reviews/rating'
import { pageSchema } from '#domain/validation/list.schema'
import { validate } from '#domain/validation/validate'
import { decodeCursor, toPage } from '../../platform/database/statements/cursor'
import type { Context } from '../../platform/features/context'
import { toCountedConnection } from '../../platform/http/graphql/connection'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { AfterArg } from '../../platform/http/graphql/page-arguments'
import { sizeOf } from '../products/highlights'
import { Product } from '../products/product.types'
import { reviewLoaders } from './review-loaders'
import { LAST_REVIEW_ID } from './reviews.service'
import { Rating, ReviewConnection, SizesRating } from './reviews.types'

// All products of a response share one read of each; the limit on its size bounds the number of reviews read.
// The two parts of a rating also share one, which takes a millisecond.
const COSTS = { reviews: 2, ratingPart: 0.5 } as const

@Resolver(() => Product)
export class ProductReviewsResolver {
  @FieldResolver(() => Rating, {
    nullable: true,
    description: 'The rating from its approved reviews; null if there are none.',
  })
  rating(@Root() product: Product): Rating | null {
    const average = averageStars(product)
    return average === undefined
      ? null
      : { productId: product.id, average, count: product.reviewCount }
  }

  @DatabaseCost(COSTS.reviews)
  @FieldResolver(() => ReviewConnection, {
    description: 'Its approved reviews in pages, newest first.',
  })
  async reviews(
    @Root() { id, reviewCount }: Product,
    @Ctx() { get }: Context,
    // Without a default: most lists of products are read without reviews.
    @Arg('first', () => Int, {
      description: `The maximum number of results, 1 to ${MAX_PAGE_SIZE}.`,
    })
    first: number,
    @AfterArg() after?: string,
  ): Promise<ReviewConnection> {
    const page = validate(pageSchema, { first, after })
    const [beforeId = LAST_REVIEW_ID] = decodeCursor(page.after, 1) ?? []
    const rows = await get(reviewLoaders).page({ productId: id, beforeId }, page.first + 1)
    return toCountedConnection({
      ...toPage(rows, page, (review) => [review.id]),
      count: async () => reviewCount,
    })
  }

  @DatabaseCost(COSTS.ratingPart)
  @FieldResolver(() => SizesRating, {
    nullable: true,
    description:
      'The rating of all its sizes together, itself included, from their approved reviews; null if there are none.',
  })
  async sizesRating(@Root() { id }: Product, @Ctx() { get }: Context): Promise<SizesRating | null> {
    const parts = await get(reviewLoaders).sizesRatingParts.load(id)
    const reviewCount = parts.distribution.reduce((sum, count) => sum + count, 0)
    const starsTotal = parts.distribution.reduce(
      (sum, count, index) => sum + count * (index + 1),
      0,
    )
    const average = averageStars({ reviewCount, starsTotal })
    return average === undefined ? null : { average, count: reviewCount, ...parts }
  }

  @DatabaseCost(COSTS.reviews)
  @FieldResolver(() => ReviewConnection, {
    description: 'The approved reviews of all its sizes, itself included, in pages, newest first.',
  })
  async sizesReviews(
    @Root() { id }: Product,
    @Ctx() { get, locale }: Context,
    @Arg('first', () => Int, {
      description: `The maximum number of results, 1 to ${MAX_PAGE_SIZE}.`,
    })
    first: number,
    @AfterArg() after?: string,
  ): Promise<ReviewConnection> {
    const page = validate(pageSchema, { first, after })
    const [beforeId = LAST_REVIEW_ID] = decodeCursor(page.after, 1) ?? []
    const rows = await get(reviewLoaders).sizesPage({ productId: id, beforeId }, page.first + 1)
    const reviews = rows.map(({ reviewed, ...review }) => ({
      ...review,
      size: sizeOf(reviewed, locale) ?? null,
    }))
    return toCountedConnection({
      ...toPage(reviews, page, (review) => [review.id]),
      count: async () => {
        const { distribution } = await get(reviewLoaders).sizesRatingParts.load(id)
        return distribution.reduce((sum, count) => sum + count, 0)
      },
    })
  }
}

@Resolver(() => ReviewConnection)
export class ReviewConnectionResolver {
  @DatabaseCost(COSTS.ratingPart)
  @FieldResolver(() => Int, { description: 'The total number of reviews.' })
  totalCount(@Root() { count }: ReviewConnection): Promise<number> {
    return count()
  }
}

@Resolver(() => Rating)
export class RatingResolver {
  @DatabaseCost(COSTS.ratingPart)
  @FieldResolver(() => [Int], {
    description: 'The number of reviews for each number of stars, from one to five.',
  })
  async distribution(
    @Root() { productId }: Rating,
    @Ctx() { get }: Context,
  ): Promise<readonly number[]> {
    const { distribution } = await get(reviewLoaders).ratingParts.load(productId)
    return distribution
  }

  @DatabaseCost(COSTS.ratingPart)
  @FieldResolver(() => Boolean, {
    description: 'Whether the reviews include sample reviews; see `Review.isSample`.',
  })
  async includesSamples(@Root() { productId }: Rating, @Ctx() { get }: Context): Promise<boolean> {
    const { includesSamples } = await get(reviewLoaders).ratingParts.load(productId)
    return includesSamples
  }
}
