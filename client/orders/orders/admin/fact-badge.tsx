import { CONFIRMATION_TABLE, PAYMENT_TABLE, SHIPMENT_TABLE } from '#domain/orders/order-life'
import type { AdminOrderRowFragment } from '../../../platform/gql/orders-admin'
import { useText } from '../../../platform/texts/text'
import '../order-status-badge.css'
import './fact-badge.css'

type Row = AdminOrderRowFragment
type Tone = 'neutral' | 'active' | 'success' | 'danger'

const CONFIRMATION_TONES: Readonly<Record<Row['confirmationState'], Tone>> = {
  TO_CONFIRM: 'neutral',
  NO_ANSWER: 'danger',
  CONFIRMED: 'success',
}

const SHIPMENT_TONES: Readonly<Record<Row['shipmentState'], Tone>> = {
  NONE: 'neutral',
  PACKED: 'active',
  WITH_COURIER: 'active',
  DELIVERED: 'success',
  REFUSED: 'danger',
  LOST: 'danger',
  RECEIVED_BACK: 'neutral',
}

const PAYMENT_TONES: Readonly<Record<Row['paymentState'], Tone>> = {
  NONE: 'neutral',
  DUE: 'neutral',
  PREPAID: 'success',
  COLLECTED: 'active',
  REMITTED: 'success',
  TO_REFUND: 'danger',
  REFUNDED: 'neutral',
}

/** States that say little: where there is no room, their badges are left out. */
const USUAL: readonly string[] = ['CONFIRMED', 'NONE', 'DUE', 'DELIVERED', 'REMITTED']

interface BadgeProps {
  readonly state: string
  readonly tone: Tone
  readonly children: string
}

function Badge({ state, tone, children }: BadgeProps) {
  return (
    <span
      className="status-badge fact-badge"
      data-tone={tone}
      data-usual={USUAL.includes(state) || undefined}
    >
      {children}
    </span>
  )
}

export function ConfirmationBadge({ state }: { readonly state: Row['confirmationState'] }) {
  const t = useText()
  return (
    <Badge state={state} tone={CONFIRMATION_TONES[state]}>
      {t(CONFIRMATION_TABLE[state].label)}
    </Badge>
  )
}

export function ShipmentBadge({ state }: { readonly state: Row['shipmentState'] }) {
  const t = useText()
  return (
    <Badge state={state} tone={SHIPMENT_TONES[state]}>
      {t(SHIPMENT_TABLE[state].label)}
    </Badge>
  )
}

export function PaymentBadge({ state }: { readonly state: Row['paymentState'] }) {
  const t = useText()
  return (
    <Badge state={state} tone={PAYMENT_TONES[state]}>
      {t(PAYMENT_TABLE[state].label)}
    </Badge>
  )
}
