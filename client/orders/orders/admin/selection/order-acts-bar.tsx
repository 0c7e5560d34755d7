import { roleMay } from '#domain/accounts/permissions'
import { useListFilter, useReloadList } from '../../../../platform/admin/list/list-context'
import type { SelectedProps } from '../../../../platform/admin/list/list-definition'
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

/** The bulk actions on the selected orders. */
export function OrderActs({ rows: orders, onAsk, onReport }: SelectedProps<AdminOrderRowFragment>) {
  const t = useText()
  const role = useDeskRole()
  const view = useListFilter('view')
  const reload = useReloadList()
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
  const ids = orders.map(({ id }) => id)
  const close = () => onAsk(null)

  function report(result: BulkResult): void {
    onReport(
      <UndoToast
        key={`${result.act} ${result.ids.join()}`}
        done={result}
        onClose={() => onReport(null)}
        onUndone={reload}
      />,
    )
    // The next list shows the change; until then, the rows that changed already do.
    reload()
  }
  const ask = (act: BulkAct) =>
    onAsk(<ActDialog key={act} act={act} orders={orders} onClose={close} onDone={report} />)

  return (
    <>
      {buttons.map((act) => (
        <Button key={act} variant="secondary" onClick={() => ask(act)}>
          {t(`orders.act.${act}`)}
        </Button>
      ))}
      <PrintMenu ids={ids} />
      <BarMenu title={t('orders.moreActs')}>
        {possible
          .filter((act) => !buttons.includes(act))
          .map((act) => (
            <li key={act}>
              <button type="button" onClick={() => ask(act)}>
                {t(`orders.act.${act}`)}
              </button>
            </li>
          ))}
        <li>
          <button
            type="button"
            onClick={() => onAsk(<CourierFileDialog ids={ids} onClose={close} />)}
          >
            {t('orders.courierFile')}
          </button>
        </li>
        {maySetStatus && (
          <li>
            <button
              type="button"
              onClick={() =>
                onAsk(<StatusDialog orders={orders} onClose={close} onDone={reload} />)
              }
            >
              {t('orders.setStatus')}
            </button>
          </li>
        )}
        <li>
          <button
            type="button"
            onClick={() => downloadFile(csvFile(toOrdersCsv(orders, { hasAmounts })), 'orders.csv')}
          >
            {t('orders.export')}
          </button>
        </li>
      </BarMenu>
    </>
  )
}
