import { useText } from '../texts/text'
import { ButtonLink } from '../ui/button'
import { useLoginState } from './return-path'

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
