import { useFormContext } from 'react-hook-form'
import { ADDRESS_FIELDS } from '#domain/addresses/address.schema'
import { AccountFields } from '../../accounts/accounts/account-fields'
import {
  OptionalAddressFields,
  RequiredAddressFields,
} from '../../accounts/addresses/address-fields'
import { Field } from '../../platform/forms/field'
import { fieldErrorText } from '../../platform/forms/form-errors'
import { useText } from '../../platform/texts/text'
import type { VisitorInput } from './form-draft'
import '../../platform/forms/checkbox-group.css'

const REQUIRED = ['governorate', 'area', 'street']
/** They are folded away: most orders need none of them. */
const FOLDED = [...ADDRESS_FIELDS.filter((name) => !REQUIRED.includes(name)), 'phone'] as const

/** The account and the address of a visitor who orders. */
export function VisitorFields() {
  const t = useText()
  const { register, formState } = useFormContext<VisitorInput>()
  const { errors } = formState
  const isFoldedWrong = FOLDED.some((name) => errors[name])
  return (
    <>
      <fieldset className="card form">
        <legend>
          <h2>{t('checkout.yourAccount')}</h2>
        </legend>
        <p>{t('checkout.accountText')}</p>
        <AccountFields register={register} errors={errors} />
      </fieldset>
      <fieldset className="card form checkout__shipping">
        <legend>
          <h2>{t('checkout.shipping')}</h2>
        </legend>
        <RequiredAddressFields register={register} errors={errors} />
        <details className="checkout__more" open={isFoldedWrong || undefined}>
          <summary>{t('checkout.more')}</summary>
          <div className="form">
            <OptionalAddressFields register={register} errors={errors} />
            <Field
              {...register('phone')}
              label={t('checkout.otherPhone')}
              hint={t('checkout.otherPhoneHint')}
              error={fieldErrorText(t, errors.phone)}
              type="tel"
              inputMode="tel"
              autoComplete="off"
            />
            <label className="checkbox">
              <input {...register('saveAddress')} type="checkbox" />
              {t('checkout.saveAddress')}
            </label>
          </div>
        </details>
      </fieldset>
    </>
  )
}
