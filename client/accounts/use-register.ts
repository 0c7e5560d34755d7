import type { RegisterInput } from '#domain/accounts.schema'
import { useRegisterMutation } from '../gql/accounts'
import { failureOf } from '../lib/failure'
import type { Refusal } from '../lib/form-problems'
import { type Translate, useText } from '../lib/text'

/** What to say of a failure. Source: specification section 8. */
function failureText(t: Translate, error: unknown): string {
  const failure = failureOf(error)
  if (failure.kind === 'answered') return failure.message
  if (failure.kind === 'noResponse') return t('account.noResponse')
  return t('account.error', { message: failure.message })
}

/** The function that makes an account. It never throws; it returns the refusals, none on success. */
export function useRegister(): (input: RegisterInput) => Promise<readonly Refusal[]> {
  const t = useText()
  const [register] = useRegisterMutation()
  return async (input) => {
    try {
      const { data } = await register({ variables: { input } })
      const { user, userErrors = [] } = data?.register ?? {}
      if (user || userErrors.length > 0) return userErrors
      return [{ message: t('account.loginFailed'), field: null }]
    } catch (error) {
      return [{ message: failureText(t, error), field: null }]
    }
  }
}
