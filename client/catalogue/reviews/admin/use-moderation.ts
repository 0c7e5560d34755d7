import {
  type ReviewStatus,
  useAnswerReviewMutation,
  useModerateReviewMutation,
  useRemoveReviewMutation,
} from '../../../platform/gql/reviews-admin'
import { notifyError, notifySuccess } from '../../../platform/lib/notify'
import { useText } from '../../../platform/texts/text'

interface Payload {
  readonly review: { readonly status: ReviewStatus } | null
  readonly userErrors: readonly { readonly message: string }[]
}

/**
 * Changes a review, and shows a message. `onSettled` gets its status, or none after a refusal: the list may
 * be outdated.
 */
export function useModeration(id: string, onSettled: (status?: ReviewStatus) => void) {
  const t = useText()
  const [moderateReview, moderation] = useModerateReviewMutation()
  const [answerReview, answering] = useAnswerReviewMutation()
  const [removeReview, removal] = useRemoveReviewMutation()

  async function change(work: () => Promise<Payload | undefined>): Promise<boolean> {
    try {
      const payload = await work()
      const [userError] = payload?.userErrors ?? []
      if (userError) notifyError(userError.message)
      else notifySuccess(t('reviews.saved'))
      onSettled(payload?.review?.status)
      return !userError
    } catch {
      notifyError(t('reviews.saveFailed'))
      return false
    }
  }

  async function remove(): Promise<void> {
    try {
      const { data } = await removeReview({ variables: { id } })
      const [userError] = data?.removeReview.userErrors ?? []
      if (userError) notifyError(userError.message)
      else notifySuccess(t('reviews.deleted'))
      onSettled()
    } catch {
      notifyError(t('reviews.saveFailed'))
    }
  }

  return {
    isBusy: moderation.loading || answering.loading || removal.loading,
    remove,
    moderate: (status: ReviewStatus) =>
      change(
        async () => (await moderateReview({ variables: { id, status } })).data?.moderateReview,
      ),
    answer: (answer: string) =>
      change(async () => (await answerReview({ variables: { id, answer } })).data?.answerReview),
  }
}
