import { useState } from 'react'
import { PARCEL_ACTS, type ParcelAct } from '#domain/orders/order-life'
import { useCan } from '../../../../platform/admin/use-admin-token'
import type { AdminOrderQuery } from '../../../../platform/gql/orders-admin'
import { useText } from '../../../../platform/texts/text'
import { Button, ButtonLink } from '../../../../platform/ui/button'
import { OrderFact } from '../../order-facts'
import { TakesBack } from '../../takes-back'
import { ShipmentBadge } from '../fact-badge'
import { isPossible } from '../order-acts'
import type { ActDetails } from '../use-order-acts'
import { AwaitedItems } from './awaited-items'
import { CarrierParcel } from './carrier-parcel'
import { PanelSection } from './panel-section'
import { HandOverForm, PackForm, ReceiveBackForm, RefuseForm } from './parcel-forms'
import { PartForm } from './part-form'
import { ShipmentFacts } from './shipment-facts'
import { useActOnOrder } from './use-act-on-order'
import './panel-facts.css'

/** The actions that need input first. */
const ACTS_WITH_FORM = ['pack', 'handOver', 'refuse', 'receiveBack'] as const

type ActWithForm = (typeof ACTS_WITH_FORM)[number]

const withForm = (act: ParcelAct): ActWithForm | undefined =>
  ACTS_WITH_FORM.find((name) => name === act)

/** The actions of a driver or company at the door, which have financial consequences. */
const AT_THE_DOOR: readonly ParcelAct[] = ['deliver', 'refuse', 'lose']

/** The expected next step is the primary button; the others are the exceptions. */
const USUAL: readonly ParcelAct[] = ['pack', 'handOver', 'deliver', 'receiveBack']

interface ShipmentSectionProps {
  readonly order: NonNullable<AdminOrderQuery['adminOrder']>
  readonly reload: () => void
}

/** Where the parcel is, and what can be done to it now. */
export function ShipmentSection({ order, reload }: ShipmentSectionProps) {
  const t = useText()
  const { act, busy } = useActOnOrder(order.id, reload)
  const [open, setOpen] = useState<ActWithForm | 'part'>()
  const mayPack = useCan('orders.pack')
  const mayDeliver = useCan('orders.deliver')
  const mayShip = useCan('orders.ship')
  const isAllowed = (name: ParcelAct) => (AT_THE_DOOR.includes(name) ? mayDeliver : mayPack)
  const possible = PARCEL_ACTS.filter((name) => isAllowed(name) && isPossible(name, order))
  const primary = possible.find((name) => USUAL.includes(name))
  const buttons = [...(primary ? [primary] : []), ...possible.filter((name) => name !== primary)]

  async function submit(name: ParcelAct, details?: ActDetails): Promise<void> {
    await act(name, details)
    setOpen(undefined)
  }

  function start(name: ParcelAct): void {
    const form = withForm(name)
    if (form) setOpen(form)
    else void submit(name)
  }

  // One unit is delivered or not.
  const isDivisible = order.items.reduce((sum, { quantity }) => sum + quantity, 0) > 1
  const canDeliverAfterAll = mayDeliver && isPossible('deliverAfterAll', order)
  const canDeliverPart = possible.includes('deliver') && isDivisible
  const form = open && open !== 'part' && possible.includes(open) ? open : undefined
  const isPart = open === 'part' && canDeliverPart
  const formProps = {
    busy: busy !== undefined,
    onSubmit: (details: ActDetails) => form && void submit(form, details),
    onCancel: () => setOpen(undefined),
  }
  return (
    <PanelSection
      title={t('orders.column.shipment')}
      badge={<ShipmentBadge state={order.shipmentState} />}
    >
      {order.assignedCourier && (
        <dl className="panel-facts">
          <OrderFact title={t('orders.assignedCourier')}>
            <bdi>{order.assignedCourier.name}</bdi>
          </OrderFact>
        </dl>
      )}
      <TakesBack items={order.takesBack} />
      {order.shipment && <ShipmentFacts shipment={order.shipment} />}
      {mayShip && order.shipment && (
        <CarrierParcel key={order.shipment.handedOverAt} order={order} reload={reload} />
      )}
      {form === 'pack' && <PackForm {...formProps} />}
      {form === 'handOver' && (
        <HandOverForm {...formProps} assignedId={order.assignedCourier?.id} />
      )}
      {form === 'refuse' && <RefuseForm {...formProps} />}
      {form === 'receiveBack' && <ReceiveBackForm {...formProps} />}
      {isPart && (
        <PartForm
          order={order}
          onDone={() => {
            setOpen(undefined)
            reload()
          }}
          onCancel={() => setOpen(undefined)}
        />
      )}
      {!form && !isPart && (possible.length > 0 || canDeliverAfterAll) && (
        <div className="order-panel__acts">
          {buttons.map((name) => (
            <Button
              key={name}
              variant={name === primary ? 'primary' : 'secondary'}
              busy={busy === name}
              onClick={() => start(name)}
            >
              {t(`orders.act.${name}`)}
            </Button>
          ))}
          {canDeliverAfterAll && (
            <Button
              variant="secondary"
              busy={busy === 'deliverAfterAll'}
              onClick={() => void act('deliverAfterAll')}
            >
              {t('orders.act.deliverAfterAll')}
            </Button>
          )}
          {possible.includes('pack') && (
            <ButtonLink variant="secondary" to={`/adminpack?order=${order.id}`}>
              {t('pack.link')}
            </ButtonLink>
          )}
          {canDeliverPart && (
            <Button variant="secondary" onClick={() => setOpen('part')}>
              {t('orders.part.act')}
            </Button>
          )}
        </div>
      )}
      <AwaitedItems order={order} reload={reload} />
    </PanelSection>
  )
}
