import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { MAX_REVIEW_LENGTH } from '#domain/limits'
import type { Locale } from '#domain/messages/locale'
import { MAX_STARS } from '#domain/reviews/rating'
import {
  REVIEW_STATUSES,
  type ReviewInput as ReviewInputShape,
  type ReviewStatus,
} from '#domain/reviews/reviews.schema'
import { LocaleEnum } from '../../accounts/accounts/accounts.types'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { PageInfo } from '../../platform/http/graphql/page-info.types'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import type { AdminReviewView, ReviewedProductView, ReviewSettingsView } from './moderation.service'
import type { OwnReviewState, OwnReviewView, RatingParts, ReviewView } from './reviews.service'

export const ReviewStatusEnum = Object.fromEntries(REVIEW_STATUSES.map((value) => [value, value]))

registerEnumType(ReviewStatusEnum, {
  name: 'ReviewStatus',
  description: 'Whether shoppers see a review.',
  valuesConfig: {
    WAITING: { description: "Waiting for the admin's approval." },
    APPROVED: { description: 'Shoppers see it.' },
    HIDDEN: { description: 'Hidden by the admin.' },
  },
})

@ObjectType({ description: 'The rating of a product, from its approved reviews.' })
export class Rating {
  productId!: number

  @Field(() => Float, { description: 'The average number of stars, with two decimals.' })
  average!: number

  @Field(() => Int, { description: 'The number of reviews.' })
  count!: number
}

@ObjectType({ description: 'The rating of all sizes of a product, from their approved reviews.' })
export class SizesRating implements RatingParts {
  @Field(() => Float, { description: 'The average number of stars, with two decimals.' })
  average!: number

  @Field(() => Int, { description: 'The number of reviews.' })
  count!: number

  @Field(() => [Int], {
    description: 'The number of reviews for each number of stars, from one to five.',
  })
  distribution!: readonly number[]

  @Field(() => Boolean, {
    description: 'Whether the reviews include sample reviews; see `Review.isSample`.',
  })
  includesSamples!: boolean
}

@ObjectType({
  description: 'A review of a product by a customer who bought it, or a sample review.',
})
export class Review implements ReviewView {
  @Field(() => ID, {
    description: 'The ID of the review, which changes when the author replaces it.',
  })
  id!: number

  @Field(() => String, { description: 'The first name of its author.' })
  author!: string

  @Field(() => Boolean, {
    description: 'Whether it is a sample review of the sample catalogue, with an invented author.',
  })
  isSample!: boolean

  @Field(() => String, {
    nullable: true,
    description:
      'The size that it is about, in the language of Accept-Language, among the reviews of all sizes of a product; otherwise null.',
  })
  size?: string | null

  @Field(() => Int, { description: `The number of stars, 1 to ${MAX_STARS}.` })
  stars!: number

  @Field(() => String, {
    nullable: true,
    description: 'The text, which can have several lines; null if there is none.',
  })
  text!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The root-relative URL of its picture; null if it has none.',
  })
  imageUrl!: string | null

  @Field(() => LocaleEnum, { description: 'The language of the shop in which it was written.' })
  locale!: Locale

  @Field(() => String, { nullable: true, description: "The shop's answer." })
  answer!: string | null

  @Field(() => DateTime, { name: 'createdAt', description: 'When it was written.' })
  @Field(() => DateTime, {
    description: 'When it was written.',
    deprecationReason: 'Use `createdAt`. Removed on 2027-07-01.',
  })
  writtenAt!: Date
}

@ObjectType({ description: 'A review in a list.' })
export class ReviewEdge {
  @Field(() => String, { description: 'The cursor of the review: pass it as `after`.' })
  cursor!: string

  @Field(() => Review, { description: 'The review.' })
  node!: Review
}

@ObjectType({ description: 'A page of the approved reviews of a product, newest first.' })
export class ReviewConnection {
  @Field(() => [Review], { description: 'The reviews of this page.' })
  nodes!: readonly Review[]

  @Field(() => [ReviewEdge], { description: 'The same reviews with their cursors.' })
  edges!: readonly ReviewEdge[]

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo

  count!: () => Promise<number>
}

@ObjectType({ description: 'The review of the signed-in account.' })
export class OwnReview extends Review implements OwnReviewView {
  @Field(() => ReviewStatusEnum, { description: 'Whether shoppers see it.' })
  status!: ReviewStatus
}

@ObjectType({
  description: "The signed-in account's review of a product, and whether it can write one.",
})
export class ReviewEligibility implements OwnReviewState {
  @Field(() => Boolean, { description: 'Whether the product was delivered to it.' })
  canReview!: boolean

  @Field(() => OwnReview, { nullable: true, description: 'Its review; null if there is none.' })
  review!: OwnReview | null
}

@InputType({ description: 'A review.' })
export class ReviewInput implements ReviewInputShape {
  @Field(() => Int, { description: `The number of stars, 1 to ${MAX_STARS}.` })
  stars!: number

  @Field(() => String, {
    nullable: true,
    description: `A text of one or more lines, at most ${MAX_REVIEW_LENGTH} characters.`,
  })
  text?: string | null

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether to keep the picture of the review that this one replaces.',
  })
  keepsPicture?: boolean
}

@ObjectType({ description: 'The product that a review is about.' })
export class ReviewedProduct implements ReviewedProductView {
  @Field(() => ID, { description: 'The ID of the product.' })
  id!: number

  name!: string

  nameAr!: string | null

  @Field(() => String, {
    description: 'The name in the language of Accept-Language, or else in English.',
  })
  displayName?: string
}

@ObjectType({ description: 'A review as the admin sees it.' })
export class AdminReview extends OwnReview implements AdminReviewView {
  @Field(() => ReviewedProduct, { description: 'The product that it is about.' })
  product!: ReviewedProduct
}

@ObjectType({ description: "A review in the admin's list." })
export class AdminReviewEdge {
  @Field(() => String, { description: 'The cursor of the review: pass it as `after`.' })
  cursor!: string

  @Field(() => AdminReview, { description: 'The review.' })
  node!: AdminReview
}

@ObjectType({ description: 'A page of all reviews, newest first.' })
export class AdminReviewConnection {
  @Field(() => [AdminReview], { description: 'The reviews of this page.' })
  nodes!: readonly AdminReview[]

  @Field(() => [AdminReviewEdge], { description: 'The same reviews with their cursors.' })
  edges!: readonly AdminReviewEdge[]

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo

  count!: () => Promise<number>
}

@ObjectType({ description: 'The settings for reviews.' })
export class ReviewSettings implements ReviewSettingsView {
  @Field(() => Boolean, { description: 'Whether new reviews are shown without approval.' })
  shownAtOnce!: boolean
}

@ObjectType({ description: 'The result of writing a review.' })
export class WriteReviewPayload extends MutationPayload {
  @Field(() => OwnReview, { nullable: true, description: 'The review; null on failure.' })
  review?: OwnReview
}

@ObjectType({ description: 'The result of deleting a review.' })
export class DeleteReviewPayload extends MutationPayload {
  @Field(() => ID, {
    nullable: true,
    description: 'The ID of the product that it was about; null on failure.',
  })
  productId?: string
}

@ObjectType({ description: "The result of deleting somebody's review." })
export class RemoveReviewPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The ID of the review; null on failure.' })
  reviewId?: string
}

@ObjectType({ description: 'The result of moderating or answering a review.' })
export class AdminReviewPayload extends MutationPayload {
  @Field(() => AdminReview, { nullable: true, description: 'The review; null on failure.' })
  review?: AdminReview
}

@ObjectType({ description: 'The result of changing the settings for reviews.' })
export class UpdateReviewSettingsPayload extends MutationPayload {
  @Field(() => ReviewSettings, { nullable: true, description: 'The settings; null on failure.' })
  reviewSettings?: ReviewSettings
}
