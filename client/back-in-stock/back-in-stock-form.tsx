import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type BackInStockInput,
  createBackInStockSchema,
} from '#domain/back-in-stock/back-in-stock.schema'
import { Field } from '../forms/field'
import { FormAlert } from '../forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../forms/form-errors'
import { SubmitButton } from '../forms/submit-button'
import { useRequestBackInStockMailToMutation } from '../gql/back-in-stock'
import { useSingleFlight } from '../lib/use-single-flight'
import { usePageContext } from '../page/page-context'
import { useText } from '../texts/text'
import type { BackInStockFormProps } from './tell-when-back'

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
