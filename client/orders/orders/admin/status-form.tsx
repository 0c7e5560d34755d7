import { useRef, useState } from 'react'
import { isInShop, SHIPMENT_TABLE } from '#domain/orders/order-life'
import { holdsStock, ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { SubmitButton } from '../../../platform/forms/submit-button'
import type { OrderStatus } from '../../../platform/gql/orders'
import {
  type AdminOrderDetailsFragment,
  type ShipmentState,
  useAdminOrderLazyQuery,
  useSetOrderStatusMutation,
} from '../../../platform/gql/orders-admin'
import { notifyError, notifySuccess } from '../../../platform/lib/notify'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { type Translate, useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { StatusSelect } from './status-select'
import './status-form.css'

/** A chosen status that is not saved yet, and the one that it would replace. */
interface Choice {
  readonly from: OrderStatus
  readonly to: OrderStatus
}

const hasLeft = (state: ShipmentState) => !isInShop(SHIPMENT_TABLE[state].value)

/** The consequences of setting a status. */
function consequences(
  t: Translate,
  { from, to }: Choice,
  { customer, shipmentState }: Pick<AdminOrderDetailsFragment, 'customer' | 'shipmentState'>,
): string[] {
  const { value } = ORDER_STATUS_TABLE[to]
  const held = holdsStock(ORDER_STATUS_TABLE[from].value)
  const holds = holdsStock(value)
  return [
    customer ? t(`admin.statusMail.${value}`) : t('admin.statusWithoutMail'),
    // Items that have left the shop are restocked when they are received back.
    ...(held && !holds
      ? [t(hasLeft(shipmentState) ? 'admin.statusRestocksLater' : 'admin.statusRestocks')]
      : []),
    ...(!held && holds ? [t('admin.statusTakesStock')] : []),
  ]
}

/**
 * Sets the status of an order in two steps: a choice, which shows its consequences, and a button. Arrow keys
 * change a select, so a choice alone must not.
 */
export function StatusForm({ order }: { readonly order: AdminOrderDetailsFragment }) {
  const t = useText()
  const select = useRef<HTMLSelectElement>(null)
  const [choice, setChoice] = useState<Choice>()
  const [setOrderStatus, { loading }] = useSetOrderStatusMutation()
  const [fetchOrder] = useAdminOrderLazyQuery({ fetchPolicy: 'network-only' })
  const { id, status } = order
  const label = (key: OrderStatus) => t(ORDER_STATUS_TABLE[key].label)

  function close(): void {
    setChoice(undefined)
    // The focused button disappears.
    select.current?.focus()
  }

  const save = useSingleFlight(async ({ from, to }: Choice) => {
    try {
      const { data } = await setOrderStatus({
        variables: { id, status: to, expected: from },
        // The live list then knows that this change is the owner's own.
        optimisticResponse: {
          setOrderStatus: { order: { ...order, status: to }, userErrors: [] },
        },
      })
      const [userError] = data?.setOrderStatus.userErrors ?? []
      if (userError) {
        notifyError(`${t('admin.statusFailed')} ${userError.message}`)
        if (userError.__typename !== 'StatusChanged') return
        await fetchOrder({ variables: { id } })
        return close()
      }
      if (!data?.setOrderStatus.order) throw new Error('The status was not updated')
      notifySuccess(t('admin.statusUpdated'))
      close()
    } catch {
      notifyError(t('admin.statusFailed'))
    }
  })

  return (
    <form
      className="status-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (choice) void save(choice)
      }}
    >
      <StatusSelect
        ref={select}
        label={t('admin.statusOf', { id })}
        // The badge above says the status.
        isLabelHidden
        value={choice?.to ?? status}
        onChange={(to) => setChoice(to === status ? undefined : { from: status, to })}
      />
      <div role="status">
        {choice && (
          <ul className="status-form__follows">
            {consequences(t, choice, order).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      {choice && (
        <div className="status-form__actions">
          <SubmitButton busy={loading}>
            {t('admin.setStatus', { status: label(choice.to) })}
          </SubmitButton>
          <Button variant="quiet" onClick={close}>
            {t('admin.keepStatus', { status: label(choice.from) })}
          </Button>
        </div>
      )}
    </form>
  )
}
