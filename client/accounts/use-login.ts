import type { LoginInput } from '#domain/accounts.schema'
import { type LoginMutation, useLoginMutation } from '../gql/accounts'
import { failureOf } from '../lib/failure'
import type { Refusal } from '../lib/form-problems'
import { useText } from '../lib/text'

type NewSession = NonNullable<LoginMutation['login']['session']>

export type LoginOutcome =
  | { readonly kind: 'signedIn'; readonly session: NewSession }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }

/** The function that asks the server for a session. It never throws. */
export function useLogin(): (input: LoginInput) => Promise<LoginOutcome> {
  const t = useText()
  const [login] = useLoginMutation()

  function refused(message: string): LoginOutcome {
    return { kind: 'refused', refusals: [{ message, field: null }] }
  }

  return async (input) => {
    try {
      const { data } = await login({ variables: { input } })
      const { session, userErrors = [] } = data?.login ?? {}
      if (session) return { kind: 'signedIn', session }
      if (userErrors.length > 0) return { kind: 'refused', refusals: userErrors }
      return refused(t('account.unexpectedResponse'))
    } catch (error) {
      const failure = failureOf(error)
      if (failure.kind === 'answered') return refused(failure.message)
      return refused(
        t(failure.kind === 'unexpected' ? 'account.unexpectedResponse' : 'account.loginFailed'),
      )
    }
  }
}
