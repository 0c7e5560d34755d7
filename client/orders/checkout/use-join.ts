import type { VisitorInput } from '#domain/accounts/visitor.schema'
import { useBeginSession } from '../../accounts/accounts/use-begin-session'
import type { NewSession } from '../../accounts/accounts/use-login'
import { useAddWaitingItems } from '../../accounts/add-to-cart/use-add-waiting-items'
import type { UserError } from '../../platform/forms/form-errors'
import { useCreateVisitorAccountMutation } from '../../platform/gql/checkout'
import { accountOf, getSession } from '../../platform/session/session'
import { useText } from '../../platform/texts/text'

type JoinOutcome =
  /** The id of the cart is that of the account. */
  | { readonly kind: 'joined'; readonly cartId: string }
  | { readonly kind: 'rejected'; readonly userErrors: readonly UserError[] }

function rejected(message: string): JoinOutcome {
  return { kind: 'rejected', userErrors: [{ message, field: null }] }
}

/**
 * Makes an account without a password for a visitor, signs them in, and moves the items stored in the browser to their cart.
 * A retry continues where the previous attempt stopped; an account whose response was lost has nothing in it. Never throws.
 */
export function useJoin(): (input: VisitorInput) => Promise<JoinOutcome> {
  const t = useText()
  const [create] = useCreateVisitorAccountMutation()
  const beginSession = useBeginSession()
  const addWaitingItems = useAddWaitingItems()

  async function start(input: VisitorInput): Promise<NewSession | readonly UserError[]> {
    try {
      const { data } = await create({ variables: { input } })
      const { session, userErrors = [] } = data?.createVisitorAccount ?? {}
      if (session) return session
      if (userErrors.length > 0) return userErrors
      return [{ message: t('account.unexpectedResponse'), field: null }]
    } catch {
      return [{ message: t('account.noResponse'), field: null }]
    }
  }

  return async (input) => {
    if (!getSession().token) {
      const started = await start(input)
      if (!('token' in started)) return { kind: 'rejected', userErrors: started }
      const merged = await beginSession(started)
      // Items that were not merged would be missing from the cart if the order were rejected.
      if (merged.kind === 'failed' && !merged.reason) return rejected(t('account.noResponse'))
    } else {
      const { kind, ...outcome } = await addWaitingItems()
      if (kind === 'failed' && !('reason' in outcome && outcome.reason)) {
        return rejected(t('account.noResponse'))
      }
    }
    const cartId = accountOf(getSession().token)
    return cartId === undefined
      ? rejected(t('account.unexpectedResponse'))
      : { kind: 'joined', cartId }
  }
}
