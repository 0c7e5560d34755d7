import { useState } from 'react'
import { MAX_TRACKING_NUMBER_LENGTH } from '#domain/limits'
import { PARCEL_ACTS, type ParcelAct } from '#domain/orders/order-life'
import { Field } from '../../../forms/field'
import { Select } from '../../../forms/select'
import type {
  AdminOrderDetailsFragment,
  ParcelCondition,
  RefusalReason,
} from '../../../gql/orders-admin'
import { useText } from '../../../texts/text'
import { Button } from '../../../ui/button'
import { CourierField } from '../courier-field'
import { ShipmentBadge } from '../fact-badge'
import { isPossible } from '../order-acts'
import { useCourierChoice } from '../use-courier-choice'
import type { ActDetails } from '../use-order-acts'
import { ActForm } from './act-form'
import { CarrierParcel } from './carrier-parcel'
import { PanelSection } from './panel-section'
import { ShipmentFacts } from './shipment-facts'
import { useActOnOrder } from './use-act-on-order'

/** The acts that need to know something first. */
const ACTS_WITH_FORM = ['handOver', 'refuse', 'receiveBack'] as const

type ActWithForm = (typeof ACTS_WITH_FORM)[number]

const withForm = (act: ParcelAct): ActWithForm | undefined =>
  ACTS_WITH_FORM.find((name) => name === act)

/** The expected next step is the primary button; the others are the exceptions. */
const USUAL: readonly ParcelAct[] = ['pack', 'handOver', 'deliver', 'receiveBack']

interface ShipmentSectionProps {
  readonly order: AdminOrderDetailsFragment
  readonly reload: () => void
}

/** Where the parcel is, and what can be done to it now. */
export function ShipmentSection({ order, reload }: ShipmentSectionProps) {
  const t = useText()
  const { act, busy } = useActOnOrder(order.id, reload)
  const [open, setOpen] = useState<ActWithForm>()
  const possible = PARCEL_ACTS.filter((name) => isPossible(name, order))
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

  const form = open && possible.includes(open) ? open : undefined
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
      {order.shipment && <ShipmentFacts shipment={order.shipment} />}
      {order.shipment && (
        <CarrierParcel key={order.shipment.handedOverAt} orderId={order.id} reload={reload} />
      )}
      {form === 'handOver' && <HandOverForm {...formProps} />}
      {form === 'refuse' && <RefuseForm {...formProps} />}
      {form === 'receiveBack' && <ReceiveBackForm {...formProps} />}
      {!form && possible.length > 0 && (
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
        </div>
      )}
    </PanelSection>
  )
}

interface DetailsFormProps {
  readonly busy: boolean
  readonly onSubmit: (details: ActDetails) => void
  readonly onCancel: () => void
}

function HandOverForm({ busy, onSubmit, onCancel }: DetailsFormProps) {
  const t = useText()
  const choice = useCourierChoice()
  const [trackingNumber, setTrackingNumber] = useState('')
  const { courierId } = choice
  return (
    <ActForm
      title={t('orders.act.handOver')}
      submit={t('orders.act.handOver')}
      busy={busy}
      disabled={!courierId}
      onSubmit={() => onSubmit({ courierId, trackingNumber: trackingNumber.trim() || null })}
      onCancel={onCancel}
    >
      <CourierField choice={choice} />
      <Field
        label={t('orders.trackingNumber')}
        hint={t('orders.optional')}
        dir="ltr"
        autoComplete="off"
        maxLength={MAX_TRACKING_NUMBER_LENGTH}
        value={trackingNumber}
        onChange={({ target }) => setTrackingNumber(target.value)}
      />
    </ActForm>
  )
}

const REASONS: readonly RefusalReason[] = [
  'NOT_AT_HOME',
  'NO_ANSWER',
  'CHANGED_MIND',
  'PRICE',
  'LATE',
  'DAMAGED',
  'WRONG_ITEMS',
  'OTHER',
]

function RefuseForm({ busy, onSubmit, onCancel }: DetailsFormProps) {
  const t = useText()
  const [reason, setReason] = useState<RefusalReason>('NOT_AT_HOME')
  return (
    <ActForm
      title={t('orders.refuseText')}
      submit={t('orders.act.refuse')}
      busy={busy}
      onSubmit={() => onSubmit({ reason })}
      onCancel={onCancel}
    >
      <Select
        label={t('orders.reason')}
        value={reason}
        options={REASONS.map((value) => ({ value, label: t(`orders.reason.${value}`) }))}
        onChange={setReason}
      />
    </ActForm>
  )
}

const CONDITIONS: readonly ParcelCondition[] = ['SELLABLE', 'DAMAGED']

function ReceiveBackForm({ busy, onSubmit, onCancel }: DetailsFormProps) {
  const t = useText()
  const [condition, setCondition] = useState<ParcelCondition>('SELLABLE')
  return (
    <ActForm
      title={t('orders.receiveBackText')}
      submit={t('orders.act.receiveBack')}
      busy={busy}
      onSubmit={() => onSubmit({ condition })}
      onCancel={onCancel}
    >
      <Select
        label={t('orders.condition')}
        value={condition}
        options={CONDITIONS.map((value) => ({ value, label: t(`orders.condition.${value}`) }))}
        onChange={setCondition}
      />
    </ActForm>
  )
}
