import type { RegisterInput } from '#domain/accounts/accounts.schema'
import { classifyError } from '../../platform/api/request-failure'
import type { UserError } from '../../platform/forms/form-errors'
import { type ErrorCode, useRegisterMutation } from '../../platform/gql/accounts'
import { type Translate, useText } from '../../platform/texts/text'

/** Source: docs/specification.md, section 8. */
function failureText(t: Translate, error: unknown): string {
  const failure = classifyError(error)
  if (failure.kind === 'server') return failure.message
  if (failure.kind === 'network') return t('account.noResponse')
  // Error messages of the browser are too technical to show.
  if (failure.kind === 'browser') return t('account.error', { message: t('account.reload') })
  return t('account.loginFailed')
}

/** An error; `code` is the server's, if it has answered. */
interface RegisterError extends UserError {
  readonly code?: ErrorCode
}

/** Creates an account; returns the errors, none on success. Never throws. */
export function useRegister(): (input: RegisterInput) => Promise<readonly RegisterError[]> {
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
