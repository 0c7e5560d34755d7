import type { LoginInput } from '#domain/accounts/accounts.schema'
import { classifyError } from '../../platform/api/request-failure'
import type { UserError } from '../../platform/forms/form-errors'
import { type LoginMutation, useLoginMutation } from '../../platform/gql/accounts'
import { useText } from '../../platform/texts/text'

export type NewSession = NonNullable<LoginMutation['login']['session']>

type LoginOutcome =
  | { readonly kind: 'signedIn'; readonly session: NewSession }
  | { readonly kind: 'rejected'; readonly userErrors: readonly UserError[] }

/** Signs in. Never throws. */
export function useLogin(): (input: LoginInput) => Promise<LoginOutcome> {
  const t = useText()
  const [login] = useLoginMutation()

  function rejected(message: string): LoginOutcome {
    return { kind: 'rejected', userErrors: [{ message, field: null }] }
  }

  return async (input) => {
    try {
      const { data } = await login({ variables: { input } })
      const { session, userErrors = [] } = data?.login ?? {}
      if (session) return { kind: 'signedIn', session }
      if (userErrors.length > 0) return { kind: 'rejected', userErrors }
      return rejected(t('account.unexpectedResponse'))
    } catch (error) {
      const failure = classifyError(error)
      if (failure.kind === 'server') return rejected(failure.message)
      const hasResponse = failure.kind === 'status' || failure.kind === 'unexpected'
      return rejected(t(hasResponse ? 'account.unexpectedResponse' : 'account.loginFailed'))
    }
  }
}
