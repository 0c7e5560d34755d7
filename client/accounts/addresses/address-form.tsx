import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  ADDRESS_FIELDS,
  type Address,
  type AddressInput,
  addressSchema,
} from '#domain/addresses/address.schema'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, type UserError } from '../../platform/forms/form-errors'
import { SubmitButton } from '../../platform/forms/submit-button'
import type { ShippingAddressInput } from '../../platform/gql/addresses'
import { notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useKeptForm } from '../../platform/session/kept-forms'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { AddressFields } from './address-fields'

interface AddressFormProps {
  /** The form's id in kept-forms.ts. */
  readonly formId: string
  readonly values: AddressInput
  /** Returns the errors; none once the address is saved. */
  readonly onSave: (input: ShippingAddressInput) => Promise<readonly UserError[]>
  readonly onDone: () => void
}

/** Adds or edits a saved address. */
export function AddressForm({ formId, values, onSave, onDone }: AddressFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const form = useForm<AddressInput, unknown, Address>({
    resolver: zodResolver(addressSchema),
    criteriaMode: 'all',
    defaultValues: values,
  })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState
  useKeptForm(formId, form)

  const save = useSingleFlight(async (address: Address) => {
    setAlert(undefined)
    try {
      const userErrors = await onSave(address)
      if (userErrors.length > 0) {
        setAlert(applyServerErrors(userErrors, ADDRESS_FIELDS, setError))
        return
      }
      notifySuccess(t('address.stored'))
      onDone()
    } catch {
      setAlert(t('address.failed'))
    }
  })

  return (
    <form className="form" noValidate onSubmit={handleSubmit(save)}>
      <FormAlert>{alert}</FormAlert>
      <AddressFields register={register} errors={errors} />
      <SubmitButton busy={isSubmitting}>{t('profile.save')}</SubmitButton>
      <Button variant="quiet" onClick={onDone}>
        {t('profile.cancel')}
      </Button>
    </form>
  )
}
