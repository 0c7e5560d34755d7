import type { TaskKind } from '#domain/orders/tasks'

/** The list that each task leads to. */
export const TASK_PATHS: Readonly<Record<TaskKind, string>> = {
  TO_CONFIRM: '/adminorder?view=TO_CONFIRM',
  LATE: '/adminorder?view=LATE',
  TO_PACK: '/adminorder?view=TO_PACK',
  TO_HAND_OVER: '/adminorder?view=TO_HAND_OVER',
  TO_RECEIVE_BACK: '/adminorder?view=TO_RECEIVE_BACK',
  COURIER_PROBLEMS: '/adminorder?view=COURIER_PROBLEMS',
  EARLIER_PARCELS: '/adminorder?view=EARLIER_PARCELS',
  RETURNS_TO_ANSWER: '/adminorder?view=RETURNS',
  OPEN_SETTLEMENTS: '/admincash',
  LOW_STOCK: '/adminproducts?stock=LOW',
  EXPIRED: '/adminexpiring?days=0',
  EXPIRING_SOON: '/adminexpiring?days=30',
  REVIEWS_TO_MODERATE: '/adminreviews',
  QUESTIONS_TO_ANSWER: '/adminquestions',
  FAILED_MAILS: '/adminmails',
  FAILED_WEBHOOKS: '/adminwebhooks?state=FAILED',
}
