import type { EntityManager } from 'typeorm'
import { resource } from '../../platform/features/feature'
import { isSameToken, linkToken } from '../accounts/link-token'
import { StaffInvitationEntity } from './staff-invitation.entity'

/** Settings that the links of invitations are created with. */
export const invitationLinks = resource(({ jwtSecret, publicUrl }) => ({ jwtSecret, publicUrl }))

const VALID_DAYS = 7

/** Its link works for a week, once, and until the invitation is sent again or withdrawn. */
export function invitationExpiry({ sentAt }: Pick<StaffInvitationEntity, 'sentAt'>): Date {
  return new Date(sentAt.getTime() + VALID_DAYS * 86_400_000)
}

/** The token of the link, which is not stored. */
export function invitationToken(secret: string, invitation: StaffInvitationEntity): string {
  const { id, email, role, sentAt } = invitation
  const purpose = ['staffInvitation', id, email, role, sentAt.getTime()]
  return `${id}.${linkToken(secret, purpose)}`
}

/** The address of the link. Browsers send no fragment: the token is in no log and no Referer. */
export function invitationUrl(
  page: string,
  secret: string,
  invitation: StaffInvitationEntity,
): string {
  return `${page}#token=${invitationToken(secret, invitation)}`
}

const TOKEN = /^(\d{1,9})\.[\w-]+$/

/** Returns the invitation of a link; undefined if the link is wrong, used, replaced or too old. */
export async function findInvitation(
  db: EntityManager,
  secret: string,
  token: unknown,
): Promise<StaffInvitationEntity | undefined> {
  const text = typeof token === 'string' ? token : ''
  const [, id] = TOKEN.exec(text) ?? []
  const found = id && (await db.findOneBy(StaffInvitationEntity, { id: Number(id) }))
  if (!found || invitationExpiry(found) < new Date()) return undefined
  return isSameToken(text, invitationToken(secret, found)) ? found : undefined
}
