import { type EntityManager, Not } from 'typeorm'
import { z } from 'zod'
import type { AccountSchemas } from '#domain/accounts/accounts.schema'
import type { StaffRole } from '#domain/accounts/roles'
import {
  createStaffInvitationSchema,
  type StaffInvitationInput,
} from '#domain/accounts/staff.schema'
import { AppError } from '#domain/errors'
import { MAX_STAFF } from '#domain/limits'
import { MAIL_STATES, type MailState } from '#domain/mail/mail-states'
import type { MessageKey } from '#domain/messages'
import { type Locale, localizePath } from '#domain/messages/locale'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { NOTIFIED, notify } from '../../platform/database/connection/notifications'
import { requestIdOf } from '../../platform/database/connection/request-ids'
import { whileAdding } from '../../platform/database/statements/limited-table'
import { statement } from '../../platform/database/statements/statement'
import { isUniqueViolation } from '../../platform/database/statements/unique-violation'
import { insertMails } from '../../shop/mail/mail-sql'
import { UserEntity } from '../accounts/user.entity'
import { invitationExpiry, invitationUrl } from './invitation-link'
import { StaffInvitationEntity } from './staff-invitation.entity'

/** An invitation that nobody has accepted yet. */
export interface StaffInvitationView {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly secondName: string
  readonly role: StaffRole
  readonly sentAt: Date
  /** When its link stops working. */
  readonly expiresAt: Date
  /** Delivery state of its last mail; null without one, such as in a shop that sends none. */
  readonly mailState: MailState | null
}

/** An invitation that was just made, with its link in a shop that sends no mails. */
export interface NewInvitation {
  readonly invitation: StaffInvitationView
  readonly link?: string
}

/** How invitations reach people. */
interface InvitationDelivery {
  readonly jwtSecret: string
  readonly publicUrl: () => string
  readonly sendsMails: boolean
}

function toView(
  invitation: StaffInvitationEntity,
  mailState: MailState | null,
): StaffInvitationView {
  return { ...invitation, expiresAt: invitationExpiry(invitation), mailState }
}

const readMailStates = statement({
  name: 'staff.readMailStates',
  sql: `SELECT DISTINCT ON (invitation_id) invitation_id AS id, CASE
       WHEN sent_at IS NOT NULL THEN 'sent' WHEN next_attempt_at IS NULL THEN 'failed' ELSE 'waiting' END AS state
     FROM (SELECT *, (data ->> 'invitationId')::int AS invitation_id FROM mails
       WHERE kind = 'staffInvitation') AS mail
     ORDER BY invitation_id, id DESC`,
  row: z.object({ id: z.int(), state: z.enum(MAIL_STATES) }),
})

/** The invitations that were not accepted, newest first. */
export async function listInvitations(
  db: EntityManager,
  { sendsMails }: Pick<InvitationDelivery, 'sendsMails'>,
): Promise<StaffInvitationView[]> {
  const found = await db.find(StaffInvitationEntity, { order: { id: 'DESC' } })
  const rows = sendsMails && found.length > 0 ? await readMailStates(db) : []
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  return found.map((invitation) => toView(invitation, states.get(invitation.id) ?? null))
}

const addMail = statement({
  name: 'staff.addInvitationMail',
  sql: `WITH added AS (
       ${insertMails({
         kind: `'staffInvitation'`,
         address: '$1',
         locale: '$2',
         data: `jsonb_build_object('invitationId', $3::int)`,
         request_id: '$4',
       })}
     )
     SELECT ${notify('mailsDue')} AS notified FROM added`,
  row: z.object({ notified: NOTIFIED }),
})

async function send(
  transaction: EntityManager,
  invitation: StaffInvitationEntity,
  { locale, sendsMails, jwtSecret, publicUrl }: InvitationDelivery & { readonly locale: Locale },
): Promise<NewInvitation> {
  await addMail(transaction, [invitation.email, locale, invitation.id, requestIdOf(transaction)])
  if (sendsMails) return { invitation: toView(invitation, 'waiting') }
  const page = publicUrl() + localizePath('/joinstaff', locale)
  return {
    invitation: toView(invitation, null),
    link: invitationUrl(page, jwtSecret, invitation),
  }
}

function emailConflict(key: MessageKey): AppError {
  return new AppError('CONFLICT', { key, problems: [{ field: 'email', key }] })
}

const notFound = () => new AppError('NOT_FOUND', { key: 'staff.invitationNotFound' })

/**
 * Invites somebody by a mail with a link, in the owner's language, or returns the link if the shop sends no mails. Throws INVALID, or CONFLICT if the email belongs to
 * staff, the owner, or somebody who was invited already, or if there are too many.
 */
export async function inviteStaff(
  db: EntityManager,
  {
    schemas,
    ...delivery
  }: InvitationDelivery & { readonly schemas: AccountSchemas; readonly locale: Locale },
  input: Unchecked<StaffInvitationInput>,
): Promise<NewInvitation> {
  const fields = validate(createStaffInvitationSchema(schemas), input)
  const account = await db.findOneBy(UserEntity, { email: fields.email })
  if (account && account.role !== 'shopper') throw emailConflict('staff.alreadyStaff')
  try {
    return await whileAdding(db, 'staff_invitations', async (transaction) => {
      const members = await transaction.countBy(UserEntity, { role: Not('shopper') })
      const invited = await transaction.count(StaffInvitationEntity)
      if (members + invited >= MAX_STAFF) {
        throw new AppError('CONFLICT', { key: 'staff.tooMany', parameters: { max: MAX_STAFF } })
      }
      const invitation = transaction.create(StaffInvitationEntity, fields)
      // As the database keeps it, whose time the link has.
      const { id } = await transaction.save(invitation, { transaction: false })
      const saved = await transaction.findOneByOrFail(StaffInvitationEntity, { id })
      return send(transaction, saved, delivery)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw emailConflict('staff.alreadyInvited')
  }
}

/** Sends an invitation again, with a new link; the one before no longer works. Throws NOT_FOUND. */
export async function resendInvitation(
  db: EntityManager,
  id: unknown,
  delivery: InvitationDelivery & { readonly locale: Locale },
): Promise<NewInvitation> {
  return db.transaction(async (transaction) => {
    const where = { id: readId(id) ?? 0 }
    await transaction.update(StaffInvitationEntity, where, { sentAt: () => 'now()' })
    const invitation = await transaction.findOneBy(StaffInvitationEntity, where)
    if (!invitation) throw notFound()
    return send(transaction, invitation, delivery)
  })
}

/** Withdraws an invitation: its link no longer works. Throws NOT_FOUND. */
export async function withdrawInvitation(db: EntityManager, id: unknown): Promise<number> {
  const invitationId = readId(id) ?? 0
  const { affected } = await db.delete(StaffInvitationEntity, { id: invitationId })
  if (!affected) throw notFound()
  return invitationId
}
