import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../../../platform/forms/field'
import { Select } from '../../../../platform/forms/select'
import { useText } from '../../../../platform/texts/text'
import { CustomerSummary } from '../customer-summary'
import type { PhoneCustomer } from './use-phone-customer'

/** The value of the choice of an account without one. */
export const NO_ACCOUNT: string = ''

interface CallerProps {
  readonly phoneField: UseFormRegisterReturn
  readonly error: string | undefined
  /** Undefined until the phone is complete and looked up. */
  readonly customer: PhoneCustomer | undefined
  /** Whether looking it up has failed. */
  readonly isFailed: boolean
  readonly accountId: string
  readonly onAccount: (accountId: string) => void
}

/** The caller, with their customer record. */
export function Caller(props: CallerProps) {
  const { phoneField, error, customer, isFailed, accountId, onAccount } = props
  const t = useText()
  const accounts = customer?.accounts ?? []
  return (
    <section className="card form" aria-label={t('customer.title')}>
      <Field
        {...phoneField}
        required
        autoFocus
        label={t('newOrder.phone')}
        hint={t('newOrder.phoneHint')}
        error={error}
        type="tel"
        inputMode="tel"
        autoComplete="off"
      />
      <div role="status" className="new-order__customer">
        {isFailed && <p>{t('newOrder.lookupFailed')}</p>}
        {customer && <CustomerSummary customer={customer} />}
        {customer?.notes.map(({ id, text }) => (
          <p key={id} className="new-order__note">
            {text}
          </p>
        ))}
      </div>
      {accounts.length > 0 && (
        <Select
          label={t('newOrder.account')}
          value={accountId}
          options={[
            { value: NO_ACCOUNT, label: t('newOrder.noAccount') },
            ...accounts.map(({ id, firstName, secondName, email }) => ({
              value: id,
              label: `${firstName} ${secondName} · ${email}`,
            })),
          ]}
          onChange={onAccount}
        />
      )}
    </section>
  )
}
