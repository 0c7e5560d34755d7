import { useText } from '../texts/text'
import { ButtonLink, type ButtonVariant } from '../ui/button'
import { useLoginState } from './return-path'

/** Links to /login, which returns to this page. */
export function SignInLink({ variant }: { readonly variant?: ButtonVariant }) {
  const t = useText()
  const loginState = useLoginState()
  return (
    <ButtonLink to="/login" state={loginState} variant={variant}>
      {t('account.signIn')}
    </ButtonLink>
  )
}
