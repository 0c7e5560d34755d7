import { useFormContext, useWatch } from 'react-hook-form'
import { MAX_SAVED_ADDRESSES } from '#domain/limits'
import type { CheckoutFormInput } from '#domain/orders/checkout.schema'
import { AddressFields } from '../../accounts/addresses/address-fields'
import { Field } from '../../platform/forms/field'
import { fieldErrorText } from '../../platform/forms/form-errors'
import type { AddressFieldsFragment } from '../../platform/gql/addresses'
import { useText } from '../../platform/texts/text'
import { AddressChoice } from './address-choice'
import '../../platform/forms/checkbox-group.css'

interface ShippingFieldsProps {
  readonly addresses: readonly AddressFieldsFragment[]
}

/** The delivery address, saved or entered, and the phone number. */
export function ShippingFields({ addresses }: ShippingFieldsProps) {
  const t = useText()
  const { register, control, formState } = useFormContext<CheckoutFormInput>()
  const addressId = useWatch({ control, name: 'addressId' })
  const isSaved = addresses.some(({ id }) => id === addressId)
  const { errors } = formState
  return (
    <fieldset className="card form checkout__shipping">
      <legend>
        <h2>{t('checkout.shipping')}</h2>
      </legend>
      {addresses.length > 0 && <AddressChoice addresses={addresses} />}
      {!isSaved && (
        <>
          <AddressFields register={register} errors={errors} />
          {addresses.length < MAX_SAVED_ADDRESSES && (
            <label className="checkbox">
              <input {...register('saveAddress')} type="checkbox" />
              {t('checkout.saveAddress')}
            </label>
          )}
        </>
      )}
      <Field
        {...register('phone')}
        required
        label={t('checkout.phone')}
        hint={t('checkout.phoneHint')}
        error={fieldErrorText(t, errors.phone)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </fieldset>
  )
}
