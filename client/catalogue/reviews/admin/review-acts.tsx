import { useState } from 'react'
import { useReloadList } from '../../../platform/admin/list/list-context'
import type { SelectedProps } from '../../../platform/admin/list/list-definition'
import { type ReviewStatus, useModerateReviewMutation } from '../../../platform/gql/reviews-admin'
import { notifyError, notifySuccess } from '../../../platform/lib/notify'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'

/** Approves or hides all selected reviews; each of them by itself, so that one that is gone stops no other. */
export function ReviewActs({ rows, onDone }: SelectedProps<{ readonly id: string }>) {
  const t = useText()
  const reload = useReloadList()
  const [moderateReview] = useModerateReviewMutation()
  const [isBusy, setIsBusy] = useState(false)

  const moderate = useSingleFlight(async (status: ReviewStatus) => {
    setIsBusy(true)
    let count = 0
    try {
      for (const { id } of rows) {
        const { data } = await moderateReview({ variables: { id, status } })
        const [userError] = data?.moderateReview.userErrors ?? []
        if (userError) notifyError(userError.message)
        else count += 1
      }
      onDone()
    } catch {
      notifyError(t('reviews.saveFailed'))
    } finally {
      if (count > 0) notifySuccess(t('reviews.savedCount', { count }))
      setIsBusy(false)
      // Also if it is not known whether they have their new status.
      reload()
    }
  })

  return (
    <>
      <Button busy={isBusy} onClick={() => void moderate('APPROVED')}>
        {t('reviews.approve')}
      </Button>
      <Button variant="secondary" busy={isBusy} onClick={() => void moderate('HIDDEN')}>
        {t('reviews.hide')}
      </Button>
    </>
  )
}
