import { useText } from '../lib/text'
import { useLoginState } from '../routing/return-path'
import { ButtonLink } from '../ui/button'

/** Links to /login, which returns to this page. */
export function SignInLink() {
  const t = useText()
  const loginState = useLoginState()
  return (
    <ButtonLink to="/login" state={loginState}>
      {t('account.signIn')}
    </ButtonLink>
  )
}
