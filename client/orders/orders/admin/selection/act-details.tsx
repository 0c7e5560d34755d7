import { useState } from 'react'
import { MAX_CANCEL_REASON_LENGTH } from '#domain/limits'
import { Select } from '../../../../platform/forms/select'
import { TextArea } from '../../../../platform/forms/text-area'
import type { ParcelCondition, RefusalReason } from '../../../../platform/gql/orders-admin'
import { useText } from '../../../../platform/texts/text'
import { CONDITIONS, REASONS } from '../panel/parcel-forms'
import type { ActDetails } from '../use-order-acts'
import type { BulkAct } from './bulk-acts'

/** Details of an action on several orders, the same for all of them. */
export function useActDetails() {
  const [reason, setReason] = useState<RefusalReason>('NOT_AT_HOME')
  const [condition, setCondition] = useState<ParcelCondition>('SELLABLE')
  const [cancelReason, setCancelReason] = useState('')
  return { reason, setReason, condition, setCondition, cancelReason, setCancelReason }
}

type Details = ReturnType<typeof useActDetails>

export function detailsOf(act: BulkAct, details: Details): ActDetails {
  const { reason, condition, cancelReason } = details
  if (act === 'refuse') return { reason }
  if (act === 'receiveBack') return { condition }
  // One line: the server refuses control characters.
  return act === 'cancel' ? { cancelReason: cancelReason.replace(/\s+/g, ' ').trim() } : {}
}

interface ActDetailFieldsProps {
  readonly act: BulkAct
  readonly details: Details
}

export function ActDetailFields({ act, details }: ActDetailFieldsProps) {
  const t = useText()
  if (act === 'refuse') {
    return (
      <Select
        label={t('orders.reason')}
        value={details.reason}
        options={REASONS.map((value) => ({ value, label: t(`orders.reason.${value}`) }))}
        onChange={details.setReason}
      />
    )
  }
  if (act === 'receiveBack') {
    return (
      <Select
        label={t('orders.condition')}
        value={details.condition}
        options={CONDITIONS.map((value) => ({ value, label: t(`orders.condition.${value}`) }))}
        onChange={details.setCondition}
      />
    )
  }
  if (act !== 'cancel') return null
  return (
    <TextArea
      label={t('orders.reason')}
      hint={t('orders.cancelReasonHint')}
      maxLength={MAX_CANCEL_REASON_LENGTH}
      rows={2}
      value={details.cancelReason}
      onChange={({ target }) => details.setCancelReason(target.value)}
    />
  )
}
