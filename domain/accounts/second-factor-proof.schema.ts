import { z } from '../validation/zod'
import { deleteAccountSchema } from './accounts.schema'
import { secondFactorCodeSchema } from './second-factor.schema'

/** What turning the second step off asks for. */
export const secondFactorProofSchema = deleteAccountSchema.extend(secondFactorCodeSchema.shape)

/** What turning it on asks for, before there is a code. */
export const passwordProofSchema = deleteAccountSchema.extend({ code: z.string() })

export type SecondFactorProofInput = z.input<typeof secondFactorProofSchema>
