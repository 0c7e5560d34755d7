import { useState } from 'react'
import { reportOutcome } from '../../../platform/api/report-outcome'
import {
  useReviewSettingsQuery,
  useUpdateReviewSettingsMutation,
} from '../../../platform/gql/reviews-admin'
import { useText } from '../../../platform/texts/text'

/** Whether new reviews need approval. */
export function ReviewSettings() {
  const t = useText()
  const { data, refetch } = useReviewSettingsQuery({ fetchPolicy: 'cache-and-network' })
  // The choice, until it is saved.
  const [chosen, setChosen] = useState<boolean>()
  const [updateSettings] = useUpdateReviewSettingsMutation()

  async function change(shownAtOnce: boolean): Promise<void> {
    setChosen(shownAtOnce)
    await reportOutcome(updateSettings({ variables: { shownAtOnce } }), {
      done: t('reviews.settingsSaved'),
      failed: t('reviews.saveFailed'),
    })
    await refetch().catch(() => undefined)
    setChosen(undefined)
  }

  return (
    <label className="checkbox">
      <input
        type="checkbox"
        checked={chosen ?? data?.reviewSettings.shownAtOnce ?? false}
        disabled={!data || chosen !== undefined}
        onChange={({ target }) => void change(target.checked)}
      />
      {t('reviews.atOnce')}
    </label>
  )
}
