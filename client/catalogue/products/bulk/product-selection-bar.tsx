import { useState } from 'react'
import { SelectionBar } from '../../../platform/admin/table/selection-bar'
import { UndoToast } from '../../../platform/admin/table/undo-toast'
import type { Selection } from '../../../platform/admin/table/use-selection'
import type { ProductBatchFragment } from '../../../platform/gql/products-bulk'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { BULK_ACTS, type BulkAct } from './bulk-acts'
import { ChangeDialog } from './change-dialog'
import { useUndoChange } from './use-undo-change'

interface ProductSelectionBarProps {
  readonly selection: Selection
  /** Reads the list again, after products were changed. */
  readonly onDone: () => void
}

/** The bar of bulk actions on the selected products. */
export function ProductSelectionBar({ selection, onDone }: ProductSelectionBarProps) {
  const t = useText()
  const [act, setAct] = useState<BulkAct>()
  const [done, setDone] = useState<ProductBatchFragment>()
  const close = () => setDone(undefined)
  const undo = useUndoChange(() => {
    close()
    onDone()
  })

  function finish(batch: ProductBatchFragment): void {
    setDone(batch)
    if (batch.kind === 'IS_DELETED') selection.clear()
    onDone()
  }

  return (
    <>
      <SelectionBar
        label={t('products.forSelected')}
        count={selection.ids.length}
        onClear={selection.clear}
      >
        {BULK_ACTS.map((one) => (
          <Button key={one} variant="secondary" onClick={() => setAct(one)}>
            {t(`products.act.${one}`)}
          </Button>
        ))}
      </SelectionBar>
      {act && (
        <ChangeDialog
          key={act}
          act={act}
          ids={selection.ids}
          onClose={() => setAct(undefined)}
          onDone={finish}
        />
      )}
      {done && (
        <UndoToast
          key={done.id}
          text={t('products.changed', { count: done.count })}
          onUndo={done.isUndoable ? () => void undo(done.id) : undefined}
          onClose={close}
        />
      )}
    </>
  )
}
