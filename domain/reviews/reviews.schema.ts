import { ADMIN_REVIEWS_PAGE_SIZE, MAX_ANSWER_LENGTH, MAX_REVIEW_LENGTH } from '../limits'
import { pageFields } from '../validation/list.schema'
import { encodeMessage, optionalLines } from '../validation/text.schema'
import { z } from '../validation/zod'
import { MAX_STARS } from './rating'

/** Whether shoppers see a review. */
export const REVIEW_STATUSES = ['WAITING', 'APPROVED', 'HIDDEN'] as const

export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

const starsRule = encodeMessage('invalid.stars')

export const reviewSchema = z.object({
  stars: z
    .number({ error: starsRule })
    .refine((stars) => Number.isInteger(stars) && stars >= 1 && stars <= MAX_STARS, starsRule),
  text: optionalLines(MAX_REVIEW_LENGTH).default(null),
})

export type ReviewInput = z.input<typeof reviewSchema>

/** The owner's answer; null removes it. */
export const answerSchema = z.object({ answer: optionalLines(MAX_ANSWER_LENGTH).default(null) })

export type AnswerInput = z.input<typeof answerSchema>

const statusSchema = z.enum(REVIEW_STATUSES, { error: encodeMessage('invalid.choice') })

export const moderationSchema = z.object({ status: statusSchema })

export type ModerationInput = z.input<typeof moderationSchema>

/** A page of the admin's list. */
export const adminReviewsSchema = z.object({
  ...pageFields,
  first: pageFields.first.default(ADMIN_REVIEWS_PAGE_SIZE),
  status: statusSchema.nullish(),
})

export type AdminReviewsInput = z.input<typeof adminReviewsSchema>
