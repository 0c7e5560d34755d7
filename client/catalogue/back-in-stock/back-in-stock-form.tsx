import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type BackInStockInput,
  createBackInStockSchema,
} from '#domain/back-in-stock/back-in-stock.schema'
import { Field } from '../../platform/forms/field'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../../platform/forms/form-errors'
import { SubmitButton } from '../../platform/forms/submit-button'
import { useRequestBackInStockMailToMutation } from '../../platform/gql/back-in-stock'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { usePageContext } from '../../platform/page/page-context'
import { useText } from '../../platform/texts/text'

export interface BackInStockFormProps {
  readonly productId: string
  readonly onDone: () => void
}

/** The address of a visitor. The response is the same for every address. */
export function BackInStockForm({ productId, onDone }: BackInStockFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const requestMail = useRequestBackInStockMailToMutation()
  const { emailTopLevelDomains } = usePageContext()
  const schema = useMemo(
    () => createBackInStockSchema(emailTopLevelDomains),
    [emailTopLevelDomains],
  )
  const { register, handleSubmit, setError, setFocus, formState } = useForm<BackInStockInput>({
    resolver: zodResolver(schema),
    criteriaMode: 'all',
  })
  const { errors, isSubmitting } = formState
  // It replaces the button that had the focus.
  useEffect(() => setFocus('email'), [setFocus])

  const send = useSingleFlight(async ({ email }: BackInStockInput) => {
    setAlert(undefined)
    try {
      const { data } = await requestMail({ variables: { productId, email } })
      const { success = false, userErrors = [] } = data?.requestBackInStockMailTo ?? {}
      if (success) onDone()
      else
        setAlert(
          userErrors.length > 0
            ? applyServerErrors(userErrors, ['email'], setError)
            : t('product.tellFailed'),
        )
    } catch {
      setAlert(t('product.tellFailed'))
    }
  })

  return (
    <form
      className="form"
      method="post"
      noValidate
      aria-label={t('product.tellWhenBack')}
      onSubmit={handleSubmit(send)}
    >
      <FormAlert>{alert}</FormAlert>
      <Field
        {...register('email')}
        required
        label={t('account.email')}
        hint={t('product.tellHint')}
        type="email"
        autoComplete="email"
        error={fieldErrorText(t, errors.email)}
      />
      <SubmitButton busy={isSubmitting}>{t('product.tellWhenBack')}</SubmitButton>
    </form>
  )
}
