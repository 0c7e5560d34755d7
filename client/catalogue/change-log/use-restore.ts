import { useRestoreChangeMutation } from '../../platform/gql/change-log'
import { notifyError, notifySuccess } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'

/** Puts a price or stock back to what it was before a change, and says how that went. */
export function useRestore(onRestored: () => void) {
  const t = useText()
  const [restoreChange, { loading }] = useRestoreChangeMutation()

  async function restore(id: string): Promise<void> {
    try {
      const { data } = await restoreChange({ variables: { id } })
      const { adminProduct, userErrors = [] } = data?.restoreChange ?? {}
      if (adminProduct) notifySuccess(t('changes.restored'))
      else notifyError(userErrors[0]?.message ?? t('changes.restoreFailed'))
    } catch {
      notifyError(t('changes.restoreFailed'))
      return
    }
    onRestored()
  }

  return { restore, isBusy: loading }
}
