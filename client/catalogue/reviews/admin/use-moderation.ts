import { useListFilter, useReloadList } from '../../../platform/admin/list/list-context'
import {
  type Outcome,
  type Refusable,
  reportOutcome,
  wasDone,
} from '../../../platform/api/report-outcome'
import {
  type ReviewStatus,
  useAnswerReviewMutation,
  useModerateReviewMutation,
  useRemoveReviewMutation,
} from '../../../platform/gql/reviews-admin'
import { useText } from '../../../platform/texts/text'

interface Result extends Refusable {
  readonly review?: { readonly status: ReviewStatus } | null
}

/** Changes a review, and shows a message. */
export function useModeration(id: string) {
  const t = useText()
  const shown = useListFilter('status')
  const reload = useReloadList()
  const [moderateReview, moderation] = useModerateReviewMutation()
  const [answerReview, answering] = useAnswerReviewMutation()
  const [removeReview, removal] = useRemoveReviewMutation()
  const failed = t('reviews.saveFailed')

  /** A review that stays in the list is changed there, and pages that were loaded stay. */
  async function change(outcome: Outcome<Result>): Promise<boolean> {
    const result = await reportOutcome(outcome, { done: t('reviews.saved'), failed })
    const status = result?.review?.status
    if (result && (!status || (shown !== 'ANY' && status !== shown))) reload()
    return wasDone(result)
  }

  return {
    isBusy: moderation.loading || answering.loading || removal.loading,
    moderate: (status: ReviewStatus) => change(moderateReview({ variables: { id, status } })),
    answer: (answer: string) => change(answerReview({ variables: { id, answer } })),
    async remove(): Promise<void> {
      const outcome = removeReview({ variables: { id } })
      if (await reportOutcome(outcome, { done: t('reviews.deleted'), failed })) reload()
    },
  }
}
