import type { RegisterInput } from '#domain/accounts/accounts.schema'
import { useBeginSession } from '../../accounts/accounts/use-begin-session'
import { useLogin } from '../../accounts/accounts/use-login'
import { useRegister } from '../../accounts/accounts/use-register'
import { useAddWaitingItems } from '../../accounts/add-to-cart/use-add-waiting-items'
import type { UserError } from '../../platform/forms/form-errors'
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
 * Registers a visitor, signs them in, and moves the items stored in the browser to their cart. A retry continues where the
 * previous attempt stopped, so there is only one account. Never throws.
 */
export function useJoin(): (input: RegisterInput) => Promise<JoinOutcome> {
  const t = useText()
  const register = useRegister()
  const login = useLogin()
  const beginSession = useBeginSession()
  const addWaitingItems = useAddWaitingItems()

  return async (input) => {
    if (getSession().token) {
      const { kind, ...outcome } = await addWaitingItems()
      if (kind === 'failed' && !('reason' in outcome && outcome.reason)) {
        return rejected(t('account.noResponse'))
      }
    } else {
      const userErrors = await register(input)
      // It may be the visitor's own, whose response was lost: then the password is right, too.
      const isTaken = userErrors.some(({ code }) => code === 'CONFLICT')
      if (userErrors.length > 0 && !isTaken) return { kind: 'rejected', userErrors }
      const outcome = await login({ email: input.email, password: input.password })
      if (outcome.kind === 'rejected') {
        return { kind: 'rejected', userErrors: isTaken ? userErrors : outcome.userErrors }
      }
      // Staff sign in on the page that is for it.
      if (outcome.session.role !== 'SHOPPER') return { kind: 'rejected', userErrors }
      const merged = await beginSession(outcome.session)
      // Items that were not merged would be missing from the cart if the order were rejected.
      if (merged.kind === 'failed' && !merged.reason) return rejected(t('account.noResponse'))
    }
    const cartId = accountOf(getSession().token)
    return cartId === undefined
      ? rejected(t('account.unexpectedResponse'))
      : { kind: 'joined', cartId }
  }
}
