import type { RefObject } from 'react'
import { useRemoveSampleProductsMutation } from '../../../platform/gql/sales-first-week'
import { notifyError, notifySuccess } from '../../../platform/lib/notify'
import { useText } from '../../../platform/texts/text'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog'

interface RemoveSamplesDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly count: number
  readonly onRemoved: () => void
}

export function RemoveSamplesDialog({ ref, count, onRemoved }: RemoveSamplesDialogProps) {
  const t = useText()
  const [removeSamples, { loading }] = useRemoveSampleProductsMutation()

  async function remove(): Promise<void> {
    try {
      const { data } = await removeSamples()
      const { removed, hidden } = data?.removeSampleProducts ?? {}
      if (removed == null || hidden == null) throw new Error('The samples were not removed')
      notifySuccess(t('firstWeek.removed', { count: removed, hidden }))
      onRemoved()
    } catch {
      notifyError(t('firstWeek.failed'))
    }
  }

  return (
    <ConfirmDialog
      ref={ref}
      title={t('firstWeek.removeQuestion')}
      cancel={t('admin.cancel')}
      confirm={t('firstWeek.remove')}
      busy={loading}
      onConfirm={remove}
    >
      {t('firstWeek.removeHint', { count })}
    </ConfirmDialog>
  )
}
