import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { ShippingInput } from '#domain/checkout.schema'
import { fieldErrorText } from '../lib/form-errors'
import { useText } from '../lib/text'
import { Field } from '../ui/field'

export const SHIPPING_FIELDS = ['address', 'city', 'phone'] as const

interface ShippingFieldsProps {
  readonly register: UseFormRegister<ShippingInput>
  readonly errors: FieldErrors<ShippingInput>
}

export function ShippingFields({ register, errors }: ShippingFieldsProps) {
  const t = useText()
  const field = (name: (typeof SHIPPING_FIELDS)[number]) => ({
    ...register(name),
    required: true,
    label: t(`checkout.${name}`),
    error: fieldErrorText(t, errors[name]),
  })
  return (
    <fieldset className="card form checkout__shipping">
      <legend>
        <h2>{t('checkout.shipping')}</h2>
      </legend>
      <Field {...field('address')} autoComplete="street-address" />
      <Field {...field('city')} autoComplete="address-level2" />
      <Field
        {...field('phone')}
        hint={t('checkout.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </fieldset>
  )
}
