import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { RequiresAccount } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { reviewLimiter } from './review-limiter'
import { deleteReview, readOwnReview, writeReview } from './reviews.service'
import {
  DeleteReviewPayload,
  ReviewEligibility,
  ReviewInput,
  WriteReviewPayload,
} from './reviews.types'

const ProductIdArg = () =>
  Arg('productId', () => ID, { description: 'The ID of the product that it is about.' })

/** For shoppers. */
@Resolver()
export class ReviewsResolver {
  @DatabaseCost(0.5)
  @RequiresAccount()
  @Query(() => ReviewEligibility, {
    description: "The signed-in account's review of a product, and whether it can write one.",
  })
  async ownReview(
    @Ctx() { db, viewer }: Context,
    @ProductIdArg() productId: string,
  ): Promise<ReviewEligibility> {
    const { id } = await viewer()
    return readOwnReview(db, id, productId)
  }

  @RequiresAccount()
  @Mutation(() => WriteReviewPayload, {
    description:
      'Reviews a product that was delivered to the signed-in account, or replaces its review, which then needs approval again. At most 10 an hour.',
  })
  async writeReview(
    @Ctx() { db, viewer, locale, get }: Context,
    @ProductIdArg() productId: string,
    @Arg('input', () => ReviewInput, { description: 'The review.' }) input: ReviewInput,
  ): Promise<WriteReviewPayload> {
    const { id: userId } = await viewer()
    return asPayload(locale, async () => {
      await get(reviewLimiter).countReview(userId)
      const { keepsPicture, ...review } = input
      const author = { userId, locale }
      const options = keepsPicture === undefined ? {} : { keepsPicture }
      return { review: await writeReview(db, author, productId, review, options) }
    })
  }

  @RequiresAccount()
  @Mutation(() => DeleteReviewPayload, {
    description: "Deletes the signed-in account's review of a product.",
  })
  async deleteReview(
    @Ctx() { db, viewer, locale }: Context,
    @ProductIdArg() productId: string,
  ): Promise<DeleteReviewPayload> {
    const { id } = await viewer()
    return asPayload(locale, async () => {
      await deleteReview(db, id, productId)
      return { productId }
    })
  }
}
