import { cleanLine } from '../validation/characters'
import { requiredOr } from '../validation/number.schema'
import { encodeMessage } from '../validation/text.schema'
import { z } from '../validation/zod'
import { missingMobileDigits, type Phone, parsePhone } from './phone'

function describeProblem(
  text: string,
  key: 'invalid.mobileNumber' | 'invalid.phoneNumber',
): string {
  if (text === '') return encodeMessage('invalid.required')
  const missing = missingMobileDigits(text)
  if (missing === undefined || missing === 0) return encodeMessage(key)
  return missing > 0
    ? encodeMessage('invalid.phoneShort', { missing })
    : encodeMessage('invalid.phoneLong', { extra: -missing })
}

function phoneSchemaOf(
  key: 'invalid.mobileNumber' | 'invalid.phoneNumber',
  convert: (phone: Phone) => string | undefined,
) {
  return z.string({ error: requiredOr(key) }).transform((text, context) => {
    const phone = parsePhone(text)
    const converted = phone && convert(phone)
    if (converted !== undefined) return converted
    context.addIssue({ code: 'custom', message: describeProblem(cleanLine(text), key) })
    return z.NEVER
  })
}

/**
 * A mobile number as people write it, converted to the ten digits after +20 that accounts have.
 * For forms: docs/specification.md gives both APIs a stricter rule.
 */
export const mobileSchema = phoneSchemaOf('invalid.mobileNumber', ({ national, isMobile }) =>
  isMobile ? national : undefined,
)

/** An Egyptian phone number as people write it, landlines included, converted to E.164. For forms. */
export const phoneSchema = phoneSchemaOf('invalid.phoneNumber', ({ e164 }) => e164)

/** The same, or blank. */
export const optionalPhoneSchema = z.string().transform((text, context) => {
  if (cleanLine(text) === '') return ''
  const { data, error } = phoneSchema.safeParse(text)
  for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message })
  return data ?? z.NEVER
})
