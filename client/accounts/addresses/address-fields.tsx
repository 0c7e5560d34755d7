import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import type { AddressInput } from '#domain/addresses/address.schema'
import { GOVERNORATE_NAMES, GOVERNORATES } from '#domain/delivery/governorates'
import { Field } from '../../platform/forms/field'
import { fieldErrorText } from '../../platform/forms/form-errors'
import { SelectField } from '../../platform/forms/select-field'
import { useLocale, useText } from '../../platform/texts/text'

interface AddressFieldsProps {
  readonly register: (name: keyof AddressInput) => UseFormRegisterReturn
  readonly errors: FieldErrors<AddressInput>
}

function useAddressField({ register, errors }: AddressFieldsProps) {
  const t = useText()
  return (name: keyof AddressInput) => ({
    ...register(name),
    label: t(`checkout.${name}`),
    error: fieldErrorText(t, errors[name]),
  })
}

/** The fields of an address in Egypt. */
export function AddressFields(props: AddressFieldsProps) {
  return (
    <>
      <RequiredAddressFields {...props} />
      <OptionalAddressFields {...props} />
    </>
  )
}

export function RequiredAddressFields(props: AddressFieldsProps) {
  const t = useText()
  const locale = useLocale()
  const field = useAddressField(props)
  return (
    <>
      <SelectField
        {...field('governorate')}
        required
        autoComplete="address-level1"
        placeholder={t('address.chooseGovernorate')}
        options={GOVERNORATES.map((code) => ({
          value: code,
          label: GOVERNORATE_NAMES[code][locale],
        }))}
      />
      <Field {...field('area')} required autoComplete="address-level2" enterKeyHint="next" />
      <Field
        {...field('street')}
        required
        hint={t('address.streetHint')}
        autoComplete="street-address"
        enterKeyHint="next"
      />
    </>
  )
}

export function OptionalAddressFields(props: AddressFieldsProps) {
  const t = useText()
  const field = useAddressField(props)
  return (
    <>
      <div className="form__pair">
        <Field {...field('floor')} hint={t('address.optional')} autoComplete="off" />
        <Field {...field('apartment')} hint={t('address.optional')} autoComplete="off" />
      </div>
      <Field
        {...field('landmark')}
        hint={`${t('address.optional')}. ${t('address.landmarkHint')}`}
        autoComplete="off"
      />
      <Field {...field('courierNote')} hint={t('address.optional')} autoComplete="off" />
    </>
  )
}
