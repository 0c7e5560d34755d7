import {
  MAX_PASSWORD_LENGTH,
  MAX_PERSON_NAME_LENGTH,
  MIN_LOGIN_PASSWORD_LENGTH,
  MIN_SIGNUP_PASSWORD_LENGTH,
  MOBILE_DIGITS,
} from '../limits'
import { LOCALES } from '../messages/locale'
import { emailSchema, type TopLevelDomains } from '../validation/email'
import { digitsSchema, requiredOr } from '../validation/number.schema'
import { encodeMessage, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { hasLink } from './person-name'
import { loginCodeSchema } from './second-factor.schema'

/** Longer than the token of any link. */
const MAX_TOKEN_LENGTH = 100

const PASSWORD_CHARACTERS = /^[A-Za-z0-9!@#$%^&*]*$/

function passwordSchema(min: number) {
  return z
    .string({ error: requiredOr('invalid.text') })
    .superRefine((password, context) => {
      if (password === '') {
        context.addIssue({ code: 'custom', message: encodeMessage('invalid.required') })
        return
      }
      if (password.length < min || password.length > MAX_PASSWORD_LENGTH) {
        const message = encodeMessage('invalid.passwordLength', { min, max: MAX_PASSWORD_LENGTH })
        context.addIssue({ code: 'custom', message })
      }
      if (!PASSWORD_CHARACTERS.test(password)) {
        context.addIssue({ code: 'custom', message: encodeMessage('invalid.passwordCharacters') })
      }
    })
    .meta({
      minLength: min,
      maxLength: MAX_PASSWORD_LENGTH,
      pattern: PASSWORD_CHARACTERS.source,
    })
}

const MOBILE = new RegExp(`^\\d{${MOBILE_DIGITS}}$`)

/** A name. Mails and reviews show it, so it must not contain anything that is turned into a link. */
export const personName = () =>
  requiredText(MAX_PERSON_NAME_LENGTH).refine(
    (name) => !hasLink(name.slice(0, MAX_PERSON_NAME_LENGTH)),
    encodeMessage('invalid.nameLink'),
  )

/** The editable fields of an account; the email identifies it and cannot change. */
export const profileSchema = z.object({
  firstName: personName(),
  secondName: personName(),
  mobile: digitsSchema('invalid.mobile')
    .transform((mobile) => mobile.trim())
    .superRefine((mobile, context) => {
      if (mobile === '')
        context.addIssue({ code: 'custom', message: encodeMessage('invalid.required') })
      else if (!MOBILE.test(mobile)) {
        context.addIssue({ code: 'custom', message: encodeMessage('invalid.mobile') })
      }
    })
    .meta({ type: 'string', pattern: MOBILE.source }),
})

/** The language of messages to an account. */
export const localeSchema = z.object({
  locale: z.enum(LOCALES, { error: encodeMessage('invalid.text') }),
})

/** The schemas for signing up and signing in, given the accepted top-level domains of emails. */
export function createAccountSchemas(domains: TopLevelDomains) {
  const email = emailSchema(domains)
  return {
    login: z.object({
      email,
      password: passwordSchema(MIN_LOGIN_PASSWORD_LENGTH),
      code: loginCodeSchema,
    }),
    register: profileSchema.extend({
      email,
      password: passwordSchema(MIN_SIGNUP_PASSWORD_LENGTH),
    }),
  }
}

export type AccountSchemas = ReturnType<typeof createAccountSchemas>

export const passwordChangeSchema = z.object({
  currentPassword: passwordSchema(MIN_LOGIN_PASSWORD_LENGTH),
  newPassword: passwordSchema(MIN_SIGNUP_PASSWORD_LENGTH),
})

/** For a link that resets the password. */
export function createResetRequestSchema({ login }: Pick<AccountSchemas, 'login'>) {
  return login.pick({ email: true })
}

export const passwordResetSchema = z.object({
  token: z
    .string({ error: requiredOr('invalid.text') })
    .max(MAX_TOKEN_LENGTH, encodeMessage('account.resetInvalid')),
  password: passwordSchema(MIN_SIGNUP_PASSWORD_LENGTH),
})

/** For a link that confirms the email address. */
export const confirmationSchema = z.object({
  token: z
    .string({ error: requiredOr('invalid.text') })
    .max(MAX_TOKEN_LENGTH, encodeMessage('account.confirmInvalid')),
})

export const deleteAccountSchema = z.object({
  password: passwordSchema(MIN_LOGIN_PASSWORD_LENGTH),
})

export type ProfileInput = z.input<typeof profileSchema>
export type LocaleInput = z.input<typeof localeSchema>
export type PasswordChangeInput = z.input<typeof passwordChangeSchema>
export type ConfirmationInput = z.input<typeof confirmationSchema>
export type DeleteAccountInput = z.input<typeof deleteAccountSchema>
export type LoginInput = z.input<AccountSchemas['login']>
export type ResetRequestInput = z.input<ReturnType<typeof createResetRequestSchema>>
export type PasswordResetInput = z.input<typeof passwordResetSchema>
export type RegisterInput = z.input<AccountSchemas['register']>
