import { useId, useState } from 'react'
import { SignInForm } from '../../accounts/accounts/sign-in-form'
import type { NewSession } from '../../accounts/accounts/use-login'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'

interface SignInHereProps {
  /** Returns the email that the visitor has typed so far. */
  readonly readEmail: () => string
  readonly onSignedIn: (session: NewSession) => Promise<void>
}

/** “I have an account”: signs in without leaving the checkout. */
export function SignInHere({ readEmail, onSignedIn }: SignInHereProps) {
  const t = useText()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section
      className={isOpen ? 'card checkout__sign-in' : 'checkout__sign-in'}
      aria-label={t('checkout.haveAccount')}
    >
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'checkout.newHere' : 'checkout.haveAccount')}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <p>{t('checkout.signInText')}</p>
            <SignInForm email={readEmail()} takesFocus onSignedIn={onSignedIn} />
          </>
        )}
      </div>
    </section>
  )
}
