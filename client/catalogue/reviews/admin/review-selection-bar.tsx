import { useState } from 'react'
import { SelectionBar } from '../../../platform/admin/table/selection-bar'
import type { Selection } from '../../../platform/admin/table/use-selection'
import { type ReviewStatus, useModerateReviewMutation } from '../../../platform/gql/reviews-admin'
import { notifyError, notifySuccess } from '../../../platform/lib/notify'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'

interface ReviewSelectionBarProps {
  readonly selection: Selection
  /** Called once the reviews have their new status, or when it is not known whether they have. */
  readonly onDone: () => void
}

/** Approves or hides all selected reviews; each of them by itself, so that one that is gone stops no other. */
export function ReviewSelectionBar({ selection, onDone }: ReviewSelectionBarProps) {
  const t = useText()
  const [moderateReview] = useModerateReviewMutation()
  const [isBusy, setIsBusy] = useState(false)

  const moderate = useSingleFlight(async (status: ReviewStatus) => {
    setIsBusy(true)
    let count = 0
    try {
      for (const id of selection.ids) {
        const { data } = await moderateReview({ variables: { id, status } })
        const [userError] = data?.moderateReview.userErrors ?? []
        if (userError) notifyError(userError.message)
        else count += 1
      }
      selection.clear()
    } catch {
      notifyError(t('reviews.saveFailed'))
    } finally {
      if (count > 0) notifySuccess(t('reviews.savedCount', { count }))
      setIsBusy(false)
      onDone()
    }
  })

  return (
    <SelectionBar
      label={t('reviews.selected')}
      count={selection.ids.length}
      onClear={selection.clear}
    >
      <Button busy={isBusy} onClick={() => void moderate('APPROVED')}>
        {t('reviews.approve')}
      </Button>
      <Button variant="secondary" busy={isBusy} onClick={() => void moderate('HIDDEN')}>
        {t('reviews.hide')}
      </Button>
    </SelectionBar>
  )
}
