import { useState } from 'react'
import { roleMay } from '#domain/accounts/permissions'
import type { OrderListView } from '#domain/orders/order-views'
import { SelectionBar as Bar } from '../../../../platform/admin/table/selection-bar'
import { useCan, useDeskRole } from '../../../../platform/admin/use-admin-token'
import type { AdminOrderRowFragment } from '../../../../platform/gql/orders-admin'
import { csvFile } from '../../../../platform/lib/csv'
import { downloadFile } from '../../../../platform/lib/download-file'
import { useText } from '../../../../platform/texts/text'
import { Button } from '../../../../platform/ui/button'
import { toOrdersCsv } from '../list/orders-csv'
import { ACT_PERMISSIONS, isPossible } from '../order-acts'
import { ActDialog, type BulkResult } from './act-dialog'
import { BarMenu } from './bar-menu'
import { BULK_ACTS, type BulkAct, usualActs } from './bulk-acts'
import { CourierFileDialog } from './courier-file-dialog'
import { PrintMenu } from './print-menu'
import { StatusDialog } from './status-dialog'
import { UndoToast } from './undo-toast'

/** The number of buttons that fit in one line, beside the menus. */
const MAX_BUTTONS = 4

interface SelectionBarProps {
  readonly view: OrderListView | ''
  readonly orders: readonly AdminOrderRowFragment[]
  readonly onClear: () => void
  /** Reads the list again, after orders were changed. */
  readonly onDone: () => Promise<void>
}

/** The bar of bulk actions on the selected orders. */
export function SelectionBar({ view, orders, onClear, onDone }: SelectionBarProps) {
  const t = useText()
  const role = useDeskRole()
  const possible = BULK_ACTS.filter(
    (act) =>
      role !== undefined &&
      roleMay(role, ACT_PERMISSIONS[act]) &&
      orders.some((order) => isPossible(act, order)),
  )
  const buttons = usualActs(view)
    .filter((act) => possible.includes(act))
    .slice(0, MAX_BUTTONS)
  const maySetStatus = useCan('orders.status')
  const hasAmounts = useCan('revenue.read')
  const [dialog, setDialog] = useState<BulkAct | 'status' | 'courierFile'>()
  const [done, setDone] = useState<BulkResult>()
  const close = () => setDialog(undefined)
  // The next list shows the change; until then, the rows that changed already do.
  const reload = () => void onDone().catch(() => undefined)

  return (
    <>
      <Bar label={t('orders.forSelected')} count={orders.length} onClear={onClear}>
        {buttons.map((act) => (
          <Button key={act} variant="secondary" onClick={() => setDialog(act)}>
            {t(`orders.act.${act}`)}
          </Button>
        ))}
        <PrintMenu ids={orders.map(({ id }) => id)} />
        <BarMenu title={t('orders.moreActs')}>
          {possible
            .filter((act) => !buttons.includes(act))
            .map((act) => (
              <li key={act}>
                <button type="button" onClick={() => setDialog(act)}>
                  {t(`orders.act.${act}`)}
                </button>
              </li>
            ))}
          <li>
            <button type="button" onClick={() => setDialog('courierFile')}>
              {t('orders.courierFile')}
            </button>
          </li>
          {maySetStatus && (
            <li>
              <button type="button" onClick={() => setDialog('status')}>
                {t('orders.setStatus')}
              </button>
            </li>
          )}
          <li>
            <button
              type="button"
              onClick={() =>
                downloadFile(csvFile(toOrdersCsv(orders, { hasAmounts })), 'orders.csv')
              }
            >
              {t('orders.export')}
            </button>
          </li>
        </BarMenu>
      </Bar>
      {dialog === 'status' && <StatusDialog orders={orders} onClose={close} onDone={reload} />}
      {dialog === 'courierFile' && (
        <CourierFileDialog ids={orders.map(({ id }) => id)} onClose={close} />
      )}
      {dialog && dialog !== 'status' && dialog !== 'courierFile' && (
        <ActDialog
          key={dialog}
          act={dialog}
          orders={orders}
          onClose={close}
          onDone={(result) => {
            setDone(result)
            reload()
          }}
        />
      )}
      {done && (
        <UndoToast
          key={`${done.act} ${done.ids.join()}`}
          done={done}
          onClose={() => setDone(undefined)}
          onUndone={reload}
        />
      )}
    </>
  )
}
