import { cleanLine } from '../validation/characters'
import { z } from '../validation/zod'
import { type AccountSchemas, personName, profileSchema } from './accounts.schema'

/** An address, or blank, which becomes null. */
function optionalEmail(email: AccountSchemas['register']['shape']['email']) {
  return z
    .string()
    .nullish()
    .transform((text, context) => {
      if (text == null || cleanLine(text) === '') return null
      const { data, error } = email.safeParse(text)
      for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message })
      return data ?? z.NEVER
    })
}

/** What a visitor says of themselves to order. The email may be left out where the owner allows it. */
export function createVisitorSchema(
  { register }: Pick<AccountSchemas, 'register'>,
  { isEmailOptional }: { readonly isEmailOptional: boolean },
) {
  const { email } = register.shape
  return z.object({
    name: personName(),
    mobile: profileSchema.shape.mobile,
    email: isEmailOptional ? optionalEmail(email) : email.nullable().pipe(email),
  })
}

export interface VisitorInput {
  readonly name: string
  readonly mobile: string
  readonly email?: string | null | undefined
}
