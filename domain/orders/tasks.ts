import type { Permission } from '../accounts/permissions'
import type { MessageKey } from '../messages'

interface TaskRow {
  readonly label: MessageKey
  readonly description: string
  /** Only those with this permission have the task. */
  readonly permission: Permission
}

/** Tasks of the team, in the order of the work. */
export const TASK_TABLE = {
  TO_CONFIRM: {
    label: 'today.toConfirm',
    description: 'Orders to confirm.',
    permission: 'orders.confirm',
  },
  LATE: {
    label: 'today.late',
    description: 'Orders that should have arrived, or been confirmed, by now.',
    permission: 'orders.read',
  },
  TO_PACK: { label: 'today.toPack', description: 'Orders to pack.', permission: 'orders.pack' },
  TO_HAND_OVER: {
    label: 'today.toHandOver',
    description: 'Orders to hand over to a courier.',
    permission: 'orders.pack',
  },
  TO_RECEIVE_BACK: {
    label: 'today.toReceiveBack',
    description: 'Parcels that have yet to come back.',
    permission: 'orders.pack',
  },
  COURIER_PROBLEMS: {
    label: 'today.courierProblems',
    description:
      'Parcels that could not be created at the company that is to deliver them, that it has delivered in part, or that one of its reports may be about.',
    permission: 'orders.ship',
  },
  EARLIER_PARCELS: {
    label: 'today.earlierParcels',
    description: 'Reports about an earlier parcel of an order.',
    permission: 'orders.ship',
  },
  RETURNS_TO_ANSWER: {
    label: 'today.returns',
    description: 'Requests for a return that wait for an answer.',
    permission: 'returns.answer',
  },
  OPEN_SETTLEMENTS: {
    label: 'today.settlements',
    description: 'Settlements with couriers that are not closed.',
    permission: 'money.settle',
  },
  LOW_STOCK: {
    label: 'today.lowStock',
    description: "Products whose stock is low by the owner's threshold.",
    permission: 'products.inventory',
  },
  EXPIRED: {
    label: 'today.expired',
    description:
      'Batches with units that have expired and that orders have taken, or that are not written off yet.',
    permission: 'stock.receive',
  },
  EXPIRING_SOON: {
    label: 'today.expiringSoon',
    description: 'Batches with units that expire within 30 days.',
    permission: 'stock.receive',
  },
  REVIEWS_TO_MODERATE: {
    label: 'today.reviews',
    description: 'Reviews that wait for approval.',
    permission: 'reviews.moderate',
  },
  QUESTIONS_TO_ANSWER: {
    label: 'today.questions',
    description: 'Questions about products that wait for an answer.',
    permission: 'questions.answer',
  },
  FAILED_MAILS: {
    label: 'today.mails',
    description: 'Mails of the last days that could not be sent.',
    permission: 'settings.edit',
  },
  FAILED_WEBHOOKS: {
    label: 'today.webhooks',
    description: 'Messages of the last days that webhooks did not accept.',
    permission: 'integrations.edit',
  },
} as const satisfies Readonly<Record<string, TaskRow>>

export type TaskKind = keyof typeof TASK_TABLE

export const TASK_KINDS = Object.keys(TASK_TABLE) as readonly TaskKind[]

/** How long a failed mail or message is a task: what failed before is no longer worth looking into. */
export const FAILURE_DAYS = 7
