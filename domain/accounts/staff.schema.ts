import { encodeMessage } from '../validation/text.schema'
import { z } from '../validation/zod'
import { type AccountSchemas, passwordResetSchema, profileSchema } from './accounts.schema'
import { STAFF_ROLES } from './roles'

/** The role of staff. The owner's cannot be given. */
export const staffRoleSchema = z.object({
  role: z.enum(STAFF_ROLES, { error: encodeMessage('invalid.staffRole') }),
})

/** An invitation of the owner to join the staff. */
export function createStaffInvitationSchema({ login }: Pick<AccountSchemas, 'login'>) {
  return z.object({
    ...login.pick({ email: true }).shape,
    ...profileSchema.pick({ firstName: true, secondName: true }).shape,
    ...staffRoleSchema.shape,
  })
}

/** An invitation accepted by somebody without an account. */
export const newStaffAccountSchema = z.object({
  ...profileSchema.pick({ mobile: true }).shape,
  ...passwordResetSchema.pick({ password: true }).shape,
})

/** An invitation accepted with the password of an account, which has a mobile number already. */
export function createStaffPasswordSchema({ login }: Pick<AccountSchemas, 'login'>) {
  return login.pick({ password: true }).extend({ mobile: z.string() })
}

export type StaffInvitationInput = z.input<ReturnType<typeof createStaffInvitationSchema>>
export type StaffRoleInput = z.input<typeof staffRoleSchema>
export type NewStaffAccountInput = z.input<typeof newStaffAccountSchema>
