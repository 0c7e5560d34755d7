import { useState } from 'react'
import { BulkDialog, type BulkProblem } from '../../../platform/admin/table/bulk-dialog'
import type { ProductBatchFragment, ProductChangeInput } from '../../../platform/gql/products-bulk'
import { newIdempotencyKey } from '../../../platform/lib/idempotency-key'
import { notifyError } from '../../../platform/lib/notify'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useText } from '../../../platform/texts/text'
import { type BulkAct, FIXED_CHANGES } from './bulk-acts'
import { brandChange, categoriesChange } from './change-drafts'
import { ChangeFields } from './change-fields'
import { ChangePreview } from './change-preview'
import { useChangePreview } from './use-change-preview'
import { useChangeProducts } from './use-change-products'

interface ChangeDialogProps {
  readonly act: BulkAct
  /** The selected products. */
  readonly ids: readonly string[]
  readonly onClose: () => void
  /** Called after products were changed. */
  readonly onDone: (batch: ProductBatchFragment) => void
}

/** Returns the change of an action before anything is entered. */
function initialChange(act: BulkAct): ProductChangeInput | undefined {
  if (act === 'categories') return categoriesChange({ keys: null })
  if (act === 'brand') return brandChange({ name: '' })
  return FIXED_CHANGES[act]
}

const withKey = (change: ProductChangeInput | undefined) => ({ change, key: newIdempotencyKey() })

/** Previews the effect of an action on each selected product, and then applies it. */
export function ChangeDialog({ act, ids, onClose, onDone }: ChangeDialogProps) {
  const t = useText()
  // One change has one key, however often a request for it is repeated.
  const [{ change, key }, setDraft] = useState(() => withKey(initialChange(act)))
  const preview = useChangePreview(ids, change)
  const { run, done } = useChangeProducts()
  const [isBusy, setIsBusy] = useState(false)
  const [problems, setProblems] = useState<readonly BulkProblem[]>()
  const changed = preview?.products.filter(({ isChanged }) => isChanged) ?? []
  const count = changed.length

  const submit = useSingleFlight(async () => {
    if (!preview || count === 0) return
    setIsBusy(true)
    try {
      const result = await run(key, changed, preview.change)
      if (result.batch) onDone(result.batch)
      if (result.problems.length > 0) setProblems(result.problems)
      else onClose()
    } catch {
      notifyError(t('products.change.failed'))
    } finally {
      setIsBusy(false)
    }
  })

  return (
    <BulkDialog
      title={t(`products.act.${act}`)}
      confirm={t(`products.confirm.${act}`, { count })}
      busy={isBusy}
      disabled={count === 0}
      problems={problems}
      isWide
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <ChangeFields act={act} onChange={(next) => setDraft(withKey(next))} />
      </form>
      {act === 'delete' && <p>{t('products.change.deleteHint')}</p>}
      {change && (
        <ChangePreview
          act={act}
          products={preview?.products}
          problem={preview?.problem}
          selected={ids.length}
        />
      )}
      {isBusy && (
        <p role="status">
          <progress max={count} value={done} /> {t('products.change.progress', { done, count })}
        </p>
      )}
    </BulkDialog>
  )
}
