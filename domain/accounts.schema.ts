import { z } from 'zod'
import {
  MAX_EMAIL_LENGTH,
  MAX_PASSWORD_LENGTH,
  MAX_PERSON_NAME_LENGTH,
  MIN_LOGIN_PASSWORD_LENGTH,
  MIN_SIGNUP_PASSWORD_LENGTH,
  MOBILE_DIGITS,
} from './limits'
import { requiredText, says } from './text.schema'

// Specification section 5: at least 2 domain segments, the last one com or net.
const EMAIL =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]+$/iu
const EMAIL_TOP_LEVEL = /\.(?:com|net)$/i

const emailSchema = requiredText(MAX_EMAIL_LENGTH)
  .toLowerCase()
  .superRefine((email, context) => {
    if (email === '') return
    if (!EMAIL.test(email)) {
      context.addIssue({ code: 'custom', message: says('invalid.email') })
    } else if (!EMAIL_TOP_LEVEL.test(email)) {
      context.addIssue({ code: 'custom', message: says('invalid.emailDomain') })
    }
  })
  .meta({ format: 'email' })

const PASSWORD_CHARACTERS = /^[A-Za-z0-9!@#$%^&*]*$/

function passwordSchema(min: number) {
  return z
    .string({ error: says('invalid.required') })
    .superRefine((password, context) => {
      if (password === '') {
        context.addIssue({ code: 'custom', message: says('invalid.required') })
        return
      }
      if (password.length < min || password.length > MAX_PASSWORD_LENGTH) {
        const message = says('invalid.passwordLength', { min, max: MAX_PASSWORD_LENGTH })
        context.addIssue({ code: 'custom', message })
      }
      if (!PASSWORD_CHARACTERS.test(password)) {
        context.addIssue({ code: 'custom', message: says('invalid.passwordCharacters') })
      }
    })
    .meta({
      minLength: min,
      maxLength: MAX_PASSWORD_LENGTH,
      pattern: PASSWORD_CHARACTERS.source,
    })
}

const MOBILE = new RegExp(`^\\d{${MOBILE_DIGITS}}$`)

export const loginSchema = z.object({
  email: emailSchema,
  password: passwordSchema(MIN_LOGIN_PASSWORD_LENGTH),
})

export const registerSchema = z.object({
  firstName: requiredText(MAX_PERSON_NAME_LENGTH),
  secondName: requiredText(MAX_PERSON_NAME_LENGTH),
  mobile: z
    .string({ error: says('invalid.required') })
    .trim()
    .superRefine((mobile, context) => {
      if (mobile === '') context.addIssue({ code: 'custom', message: says('invalid.required') })
      else if (!MOBILE.test(mobile)) {
        context.addIssue({ code: 'custom', message: says('invalid.mobile') })
      }
    })
    .meta({ pattern: MOBILE.source }),
  email: emailSchema,
  password: passwordSchema(MIN_SIGNUP_PASSWORD_LENGTH),
})

/** What an account's owner may change. The email stays: it is the account's name. */
export const profileSchema = registerSchema.pick({
  firstName: true,
  secondName: true,
  mobile: true,
})

export const passwordChangeSchema = z.object({
  currentPassword: passwordSchema(MIN_LOGIN_PASSWORD_LENGTH),
  newPassword: passwordSchema(MIN_SIGNUP_PASSWORD_LENGTH),
})

export const accountDeletionSchema = z.object({
  password: passwordSchema(MIN_LOGIN_PASSWORD_LENGTH),
})

export type ProfileInput = z.input<typeof profileSchema>
export type PasswordChangeInput = z.input<typeof passwordChangeSchema>
export type AccountDeletionInput = z.input<typeof accountDeletionSchema>
export type LoginInput = z.input<typeof loginSchema>
export type RegisterInput = z.input<typeof registerSchema>
