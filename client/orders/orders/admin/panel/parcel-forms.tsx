import { useEffect, useRef, useState } from 'react'
import { MAX_PARCELS, MAX_TRACKING_NUMBER_LENGTH } from '#domain/limits'
import { Field } from '../../../../platform/forms/field'
import { Select } from '../../../../platform/forms/select'
import type { ParcelCondition, RefusalReason } from '../../../../platform/gql/orders-admin'
import { useText } from '../../../../platform/texts/text'
import { CourierField } from '../courier-field'
import { useCourierChoice } from '../use-courier-choice'
import type { ActDetails } from '../use-order-acts'
import { ActForm } from './act-form'

interface DetailsFormProps {
  readonly busy: boolean
  readonly onSubmit: (details: ActDetails) => void
  readonly onCancel: () => void
}

const PARCEL_COUNTS = Array.from({ length: MAX_PARCELS }, (_, index) => index + 1)

/** How many parcels an order fills: usually one. */
export function PackForm({ busy, onSubmit, onCancel }: DetailsFormProps) {
  const t = useText()
  const select = useRef<HTMLSelectElement>(null)
  const [parcelCount, setParcelCount] = useState('1')
  useEffect(() => select.current?.focus(), [])
  return (
    <ActForm
      title={t('orders.packText')}
      submit={t('orders.act.pack')}
      busy={busy}
      onSubmit={() => onSubmit({ parcelCount: Number(parcelCount) })}
      onCancel={onCancel}
    >
      <Select
        ref={select}
        label={t('orders.parcels')}
        value={parcelCount}
        options={PARCEL_COUNTS.map((count) => ({
          value: String(count),
          label: t('paper.parcels', { count }),
        }))}
        onChange={setParcelCount}
      />
    </ActForm>
  )
}

interface HandOverFormProps extends DetailsFormProps {
  /** The courier who is to take it. */
  readonly assignedId: string | undefined
}

export function HandOverForm({ busy, assignedId, onSubmit, onCancel }: HandOverFormProps) {
  const t = useText()
  const choice = useCourierChoice(assignedId)
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

export const REASONS: readonly RefusalReason[] = [
  'NOT_AT_HOME',
  'NO_ANSWER',
  'CHANGED_MIND',
  'PRICE',
  'LATE',
  'DAMAGED',
  'WRONG_ITEMS',
  'OTHER',
]

export function RefuseForm({ busy, onSubmit, onCancel }: DetailsFormProps) {
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

export const CONDITIONS: readonly ParcelCondition[] = ['SELLABLE', 'DAMAGED']

export function ReceiveBackForm({ busy, onSubmit, onCancel }: DetailsFormProps) {
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
