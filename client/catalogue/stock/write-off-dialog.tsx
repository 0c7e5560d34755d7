import { useState } from 'react'
import { BulkDialog, type BulkProblem } from '../../platform/admin/table/bulk-dialog'
import { type ExpiringBatchRowFragment, useWriteOffBatchesMutation } from '../../platform/gql/stock'
import { notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'

interface WriteOffDialogProps {
  readonly batches: readonly ExpiringBatchRowFragment[]
  readonly onClose: () => void
  /** Called after some were written off. */
  readonly onDone: () => void
}

const PLACE = /^batches\.(\d+)$/

/** Writes off what is left of the chosen batches, and says of which it did not. */
export function WriteOffDialog({ batches: selected, onClose, onDone }: WriteOffDialogProps) {
  const t = useText()
  // Those that were chosen: the list behind it is read again.
  const [batches] = useState(selected)
  const [problems, setProblems] = useState<readonly BulkProblem[]>()
  const [isBusy, setIsBusy] = useState(false)
  const [writeOff] = useWriteOffBatchesMutation()
  const count = batches.reduce((sum, { units }) => sum + units, 0)

  async function send(): Promise<readonly BulkProblem[]> {
    try {
      const { data } = await writeOff({
        variables: { batches: batches.map(({ id, units }) => ({ id, units })) },
      })
      if (!data) throw new Error('Nothing was written off')
      const { units, userErrors } = data.writeOffBatches
      if (units) notifySuccess(t('expiring.writtenOff', { count: units }))
      onDone()
      return userErrors.map(({ field, message }) => ({
        subject: batches[Number(PLACE.exec(field ?? '')?.[1])]?.productName,
        message,
      }))
    } catch {
      return [{ message: t('expiring.writeOffFailed') }]
    }
  }

  const confirm = useSingleFlight(async () => {
    setIsBusy(true)
    const failed = await send()
    setIsBusy(false)
    if (failed.length > 0) setProblems(failed)
    else onClose()
  })

  return (
    <BulkDialog
      title={t('expiring.writeOffTitle')}
      confirm={t('expiring.writeOff')}
      busy={isBusy}
      problems={problems}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('expiring.writeOffText', { count })}</p>
    </BulkDialog>
  )
}
