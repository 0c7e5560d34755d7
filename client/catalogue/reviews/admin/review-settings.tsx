import { useState } from 'react'
import { refetchSilently } from '../../../platform/api/refetch-silently'
import {
  useReviewSettingsQuery,
  useUpdateReviewSettingsMutation,
} from '../../../platform/gql/reviews-admin'
import { notifyError, notifySuccess } from '../../../platform/lib/notify'
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
    try {
      const { data: saved } = await updateSettings({ variables: { shownAtOnce } })
      const [userError] = saved?.updateReviewSettings.userErrors ?? []
      await refetch()
      if (userError) notifyError(userError.message)
      else notifySuccess(t('reviews.settingsSaved'))
    } catch {
      notifyError(t('reviews.saveFailed'))
      refetchSilently(refetch)
    }
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
