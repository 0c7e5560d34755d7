import type { MessageKey } from '../messages'

/** Label of each kind of mail at the desk. */
export const MAIL_KIND_TABLE = {
  passwordReset: 'mails.kind.passwordReset',
  confirmEmail: 'mails.kind.confirmEmail',
  emailChanged: 'mails.kind.emailChanged',
  staffInvitation: 'mails.kind.staffInvitation',
  orderPlaced: 'mails.kind.orderPlaced',
  orderStatus: 'mails.kind.orderStatus',
  orderHandedOver: 'mails.kind.orderHandedOver',
  orderEdited: 'mails.kind.orderEdited',
  orderExchanged: 'mails.kind.orderExchanged',
  newOrder: 'mails.kind.newOrder',
  orderCancelled: 'mails.kind.orderCancelled',
  soldOut: 'mails.kind.soldOut',
  returnRequested: 'mails.kind.returnRequested',
  returnAccepted: 'mails.kind.returnAccepted',
  returnDeclined: 'mails.kind.returnDeclined',
  returnReceived: 'mails.kind.returnReceived',
  newReturn: 'mails.kind.newReturn',
  petFood: 'mails.kind.petFood',
  backInStock: 'mails.kind.backInStock',
  questionAnswered: 'mails.kind.questionAnswered',
} as const satisfies Readonly<Record<string, MessageKey>>

export type MailKind = keyof typeof MAIL_KIND_TABLE

export const MAIL_KINDS = Object.keys(MAIL_KIND_TABLE) as readonly MailKind[]
