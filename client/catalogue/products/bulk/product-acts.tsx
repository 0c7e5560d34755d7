import { useReloadList } from '../../../platform/admin/list/list-context'
import type { SelectedProps } from '../../../platform/admin/list/list-definition'
import { UndoToast } from '../../../platform/admin/table/undo-toast'
import type { ProductRowFragment } from '../../../platform/gql/products-admin'
import type { ProductBatchFragment } from '../../../platform/gql/products-bulk'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { BULK_ACTS, type BulkAct } from './bulk-acts'
import { ChangeDialog } from './change-dialog'
import { useUndoChange } from './use-undo-change'

/** The bulk actions on the selected products. */
export function ProductActs({ ids, onDone, onAsk, onReport }: SelectedProps<ProductRowFragment>) {
  const t = useText()
  const reload = useReloadList()
  const close = () => onReport(null)

  function report(batch: ProductBatchFragment): void {
    onReport(<ChangeToast key={batch.id} batch={batch} onClose={close} onUndone={reload} />)
    if (batch.kind === 'IS_DELETED') onDone()
    reload()
  }
  const ask = (act: BulkAct) =>
    onAsk(
      <ChangeDialog key={act} act={act} ids={ids} onClose={() => onAsk(null)} onDone={report} />,
    )

  return BULK_ACTS.map((act) => (
    <Button key={act} variant="secondary" onClick={() => ask(act)}>
      {t(`products.act.${act}`)}
    </Button>
  ))
}

interface ChangeToastProps {
  readonly batch: ProductBatchFragment
  readonly onClose: () => void
  readonly onUndone: () => void
}

/** Says how many products were changed, and undoes it. */
export function ChangeToast({
  batch: { id, count, isUndoable },
  onClose,
  onUndone,
}: ChangeToastProps) {
  const t = useText()
  const undo = useUndoChange(() => {
    onClose()
    onUndone()
  })
  return (
    <UndoToast
      text={t('products.changed', { count })}
      onUndo={isUndoable ? () => void undo(id) : undefined}
      onClose={onClose}
    />
  )
}
