import { useState } from 'react'
import { isolate } from '#domain/messages/format-message'
import { FormAlert } from '../../../../platform/forms/form-alert'
import { Select } from '../../../../platform/forms/select'
import {
  type AdminOrderQuery,
  type MergeableOrdersQuery,
  useMergeOrdersMutation,
  useOrderMergePreviewQuery,
} from '../../../../platform/gql/orders-admin'
import { useFormatPounds, useLocale, useText } from '../../../../platform/texts/text'
import { ActForm } from './act-form'
import { DeliveryAmounts } from './delivery-amounts'
import { useChangeReturn } from './returns/use-change-return'

interface MergeFormProps {
  readonly order: NonNullable<AdminOrderQuery['adminOrder']>
  readonly others: MergeableOrdersQuery['mergeableOrders']
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Another order of the customer that is merged into this one, with what both will cost. */
export function MergeForm({ order, others, onDone, onCancel }: MergeFormProps) {
  const t = useText()
  const format = useFormatPounds()
  const locale = useLocale()
  const [chosen, setChosen] = useState(others[0]?.id)
  const [address, setAddress] = useState<string>()
  const [merge] = useMergeOrdersMutation()
  const { change, busy, otherProblem } = useChangeReturn(onDone)
  const other = others.find(({ id }) => id === chosen) ?? others[0]
  const place = (one: { readonly address: string; readonly city: string }) =>
    [one.address, one.city].filter(Boolean).join(', ')
  const isElsewhere = other !== undefined && place(other) !== place(order)
  const isAddressOf = other && address === other.id ? other.id : order.id
  const addressOf = isElsewhere ? isAddressOf : null
  const from = other?.id ?? ''
  const { data, previousData } = useOrderMergePreviewQuery({
    variables: { into: order.id, from, addressOf },
    fetchPolicy: 'network-only',
    skip: !other,
  })
  const payload = data?.orderMergePreview
  const preview = payload?.preview ?? (payload ? null : previousData?.orderMergePreview.preview)

  function submit(): void {
    const expectedTotal = payload?.preview?.total
    if (expectedTotal === undefined) return
    const variables = { into: order.id, from, addressOf, expectedTotal }
    const done = t('orders.merge.done', { id: order.id, other: from })
    void change(() => merge({ variables }), done)
  }

  return (
    <ActForm
      title={t('orders.merge.act')}
      submit={t('orders.merge.submit')}
      busy={busy}
      disabled={!payload?.preview}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <FormAlert>{otherProblem() ?? payload?.userErrors[0]?.message}</FormAlert>
      <Select
        label={t('orders.merge.other')}
        value={from}
        options={others.map(({ id, total }) => ({
          value: id,
          label: t('orders.merge.option', { id, total: format(total) }),
        }))}
        onChange={setChosen}
      />
      {other && (
        <p className="order-panel__hint">
          <bdi>{other.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(' · ')}</bdi>
        </p>
      )}
      {isElsewhere && (
        <Select
          label={t('orders.merge.address')}
          value={isAddressOf}
          options={[order, other].map((one) => ({
            value: one.id,
            label: isolate(place(one), locale),
          }))}
          onChange={setAddress}
        />
      )}
      <p className="order-panel__hint">{t('orders.merge.text', { other: from })}</p>
      <div role="status" className="delivery-amounts">
        {preview && <DeliveryAmounts title={t('orders.merge.together')} amounts={preview} />}
      </div>
    </ActForm>
  )
}
