import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { ADDRESS_FIELDS, type AddressInput } from '#domain/addresses/address.schema'
import type { CheckoutFormInput } from '#domain/orders/checkout.schema'
import { toAddressValues } from '../../accounts/addresses/to-address-values'
import { useAddressParts } from '../../accounts/addresses/use-address-parts'
import type { AddressFieldsFragment } from '../../platform/gql/addresses'
import { useText } from '../../platform/texts/text'
import { CommaSeparated } from '../../platform/ui/comma-separated'
import './address-choice.css'

interface AddressChoiceProps {
  readonly addresses: readonly AddressFieldsFragment[]
}

/** The saved addresses and “another address”, one of which is chosen and fills the form. */
export function AddressChoice({ addresses }: AddressChoiceProps) {
  const t = useText()
  const partsOf = useAddressParts()
  const { register, getValues, setValue, clearErrors } = useFormContext<CheckoutFormInput>()
  const [other, setOther] = useState<AddressInput>(() =>
    toAddressValues(getValues('addressId') ? undefined : getValues()),
  )
  const [previousId, setPreviousId] = useState(() => getValues('addressId'))

  function choose(id: string): void {
    if (previousId === '') setOther(toAddressValues(getValues()))
    setPreviousId(id)
    const values = toAddressValues(addresses.find((address) => address.id === id) ?? other)
    for (const field of ADDRESS_FIELDS) setValue(field, values[field])
    clearErrors()
  }

  const radio = register('addressId', { onChange: ({ target }) => choose(target.value) })
  return (
    <fieldset className="address-choice">
      <legend>{t('checkout.chooseAddress')}</legend>
      {addresses.map((address) => {
        const { address: first, city } = partsOf(address)
        return (
          <label className="address-choice__card" key={address.id}>
            <input {...radio} type="radio" value={address.id} />
            <span>
              <CommaSeparated texts={first} />
              <span className="address-choice__city">
                <CommaSeparated texts={city} />
              </span>
            </span>
          </label>
        )
      })}
      <label className="address-choice__card">
        <input {...radio} type="radio" value="" />
        <span>{t('checkout.anotherAddress')}</span>
      </label>
    </fieldset>
  )
}
