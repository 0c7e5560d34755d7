import { withWesternDigits } from '../validation/characters'
import { encodeMessage, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'

const MAX_CODE_LENGTH = 40

/** Apps and people write codes in groups; recovery codes have letters. */
function readCode(code: string): string {
  return withWesternDigits(code).replace(/[\s-]/g, '').toUpperCase()
}

/** The code of an app, or a recovery code, when signing in; most accounts need none. */
export const loginCodeSchema = z
  .string({ error: encodeMessage('invalid.text') })
  .max(MAX_CODE_LENGTH, encodeMessage('invalid.tooLong', { max: MAX_CODE_LENGTH }))
  .transform(readCode)
  .nullish()

/** The first code of an app. */
export const secondFactorCodeSchema = z.object({
  code: requiredText(MAX_CODE_LENGTH).transform(readCode),
})

export type SecondFactorCodeInput = z.input<typeof secondFactorCodeSchema>
