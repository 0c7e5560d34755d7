import { z } from '../validation/zod'
import { deleteAccountSchema } from './accounts.schema'
import { secondFactorCodeSchema } from './second-factor.schema'

/** Required to turn two-step verification off: the password and a code. */
export const secondFactorProofSchema = deleteAccountSchema.extend(secondFactorCodeSchema.shape)

/** Required to turn it on, when there is no code yet. */
export const passwordProofSchema = deleteAccountSchema.extend({ code: z.string() })

export type SecondFactorProofInput = z.input<typeof secondFactorProofSchema>
