import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { MAX_ANSWER_LENGTH } from '#domain/limits'
import type { ReviewStatus } from '#domain/reviews/reviews.schema'
import type { Context } from '../../platform/features/context'
import { toCountedConnection } from '../../platform/http/graphql/connection'
import { AfterArg, FirstArg } from '../../platform/http/graphql/page-arguments'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import {
  answerReview,
  listReviews,
  moderateReview,
  readReviewSettings,
  removeReview,
  updateReviewSettings,
} from './moderation.service'
import {
  AdminReviewConnection,
  AdminReviewPayload,
  RemoveReviewPayload,
  ReviewSettings,
  ReviewStatusEnum,
  UpdateReviewSettingsPayload,
} from './reviews.types'

const ReviewIdArg = () => Arg('id', () => ID, { description: 'The ID of the review.' })

/** For the admin. */
@Resolver()
export class ModerationResolver {
  @Requires('reviews.moderate')
  @Query(() => AdminReviewConnection, {
    description: 'All reviews in pages, newest first.',
  })
  async adminReviews(
    @Ctx() { db }: Context,
    @FirstArg() first: number,
    @AfterArg() after?: string,
    @Arg('status', () => ReviewStatusEnum, {
      nullable: true,
      description: 'Only reviews with this status.',
    })
    status?: ReviewStatus,
  ): Promise<AdminReviewConnection> {
    return toCountedConnection(await listReviews(db, { first, after, status }))
  }

  @Requires('reviews.moderate')
  @Query(() => ReviewSettings, {
    description: 'The settings for reviews.',
  })
  async reviewSettings(@Ctx() { db }: Context): Promise<ReviewSettings> {
    return readReviewSettings(db)
  }

  @Requires('reviews.moderate')
  @Mutation(() => AdminReviewPayload, {
    description: 'Approves or hides a review, unless its author has replaced it in the meantime.',
  })
  async moderateReview(
    @Ctx() { db, locale }: Context,
    @ReviewIdArg() id: string,
    @Arg('status', () => ReviewStatusEnum, { description: 'The new status.' })
    status: ReviewStatus,
  ): Promise<AdminReviewPayload> {
    return asPayload(locale, async () => ({ review: await moderateReview(db, id, { status }) }))
  }

  @Requires('reviews.moderate')
  @Mutation(() => AdminReviewPayload, {
    description: 'Answers a review, unless its author has replaced it in the meantime.',
  })
  async answerReview(
    @Ctx() { db, locale }: Context,
    @ReviewIdArg() id: string,
    @Arg('answer', () => String, {
      nullable: true,
      description: `The answer, at most ${MAX_ANSWER_LENGTH} characters; null removes it.`,
    })
    answer?: string | null,
  ): Promise<AdminReviewPayload> {
    return asPayload(locale, async () => ({ review: await answerReview(db, id, { answer }) }))
  }

  @Requires('reviews.moderate')
  @Mutation(() => RemoveReviewPayload, {
    description:
      'Deletes a review with its picture, unless its author has replaced it in the meantime. The author can write another one.',
  })
  async removeReview(
    @Ctx() { db, locale }: Context,
    @ReviewIdArg() id: string,
  ): Promise<RemoveReviewPayload> {
    return asPayload(locale, async () => {
      await removeReview(db, id)
      return { reviewId: id }
    })
  }

  @Requires('settings.edit')
  @Mutation(() => UpdateReviewSettingsPayload, {
    description: 'Changes the settings for reviews written from now on.',
  })
  async updateReviewSettings(
    @Ctx() { db, locale }: Context,
    @Arg('shownAtOnce', () => Boolean, {
      description: 'Whether new reviews are shown without approval.',
    })
    shownAtOnce: boolean,
  ): Promise<UpdateReviewSettingsPayload> {
    return asPayload(locale, async () => ({
      reviewSettings: await updateReviewSettings(db, { shownAtOnce }),
    }))
  }
}

@Resolver(() => AdminReviewConnection)
export class AdminReviewConnectionResolver {
  @FieldResolver(() => Int, { description: 'The total number of reviews.' })
  totalCount(@Root() { count }: AdminReviewConnection): Promise<number> {
    return count()
  }
}
