import { useFormContext } from 'react-hook-form'
import { ADDRESS_FIELDS } from '#domain/addresses/address.schema'
import {
  OptionalAddressFields,
  RequiredAddressFields,
} from '../../accounts/addresses/address-fields'
import { COUNTRY_CODE } from '../../platform/forms/country-code'
import { Field } from '../../platform/forms/field'
import { fieldErrorText } from '../../platform/forms/form-errors'
import { usePageContext } from '../../platform/page/page-context'
import { useText } from '../../platform/texts/text'
import { EmailQuestion } from './email-question'
import type { VisitorInput } from './form-draft'
import '../../platform/forms/checkbox-group.css'

const REQUIRED = ['governorate', 'area', 'street']
/** They are folded away: most orders need none of them. */
const FOLDED = [...ADDRESS_FIELDS.filter((name) => !REQUIRED.includes(name)), 'phone'] as const

/** Who a visitor is who orders, and where it goes. */
export function VisitorFields() {
  const t = useText()
  const { register, formState } = useFormContext<VisitorInput>()
  const { errors } = formState
  const { isEmailOptional = false } = usePageContext().shop
  const isFoldedWrong = FOLDED.some((name) => errors[name])
  return (
    <>
      <fieldset className="card form">
        <legend>
          <h2>{t('checkout.yourAccount')}</h2>
        </legend>
        <p>{t('checkout.accountText')}</p>
        <Field
          {...register('name')}
          required
          label={t('checkout.name')}
          error={fieldErrorText(t, errors.name)}
          autoComplete="name"
          enterKeyHint="next"
        />
        <Field
          {...register('mobile')}
          required
          label={t('account.mobile')}
          hint={t('account.mobileHint')}
          error={fieldErrorText(t, errors.mobile)}
          prefix={COUNTRY_CODE}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
        />
        <div>
          <Field
            {...register('email')}
            required={!isEmailOptional}
            label={t('account.email')}
            hint={t(isEmailOptional ? 'checkout.emailOptionalHint' : 'checkout.emailHint')}
            error={fieldErrorText(t, errors.email)}
            type="email"
            autoComplete="email"
            enterKeyHint="next"
          />
          <EmailQuestion />
        </div>
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
