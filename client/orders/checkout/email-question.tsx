import { useFormContext, useWatch } from 'react-hook-form'
import { isolate } from '#domain/messages/format-message'
import { suggestEmail } from '#domain/validation/email-typo'
import { useLocale, useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import type { VisitorInput } from './form-draft'
import './email-question.css'

/** Asks about an email address that looks like a typo, once its field was left. */
export function EmailQuestion() {
  const t = useText()
  const locale = useLocale()
  const { control, setValue, formState } = useFormContext<VisitorInput>()
  const email = useWatch({ control, name: 'email' })
  const meant = formState.touchedFields.email ? suggestEmail(email ?? '') : undefined
  if (!meant) return null
  return (
    <p className="email-question" role="status">
      {t('checkout.emailMeant', { email: isolate(meant, locale) })}{' '}
      <Button
        variant="quiet"
        onClick={() => setValue('email', meant, { shouldValidate: true, shouldTouch: true })}
      >
        {t('checkout.emailUse')}
      </Button>
    </p>
  )
}
