import { useRef, useState } from 'react'
import { MAX_SAVED_ADDRESSES } from '#domain/limits'
import {
  type AddressFieldsFragment,
  useAddAddressMutation,
  useSavedAddressesQuery,
  useUpdateAddressMutation,
} from '../../platform/gql/addresses'
import { useFocusAfterRemoval } from '../../platform/lib/use-focus-after-removal'
import { isFormKept } from '../../platform/session/kept-forms'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { LoadFailed } from '../../platform/ui/load-failed'
import { Skeleton } from '../../platform/ui/skeleton'
import { AddressForm } from './address-form'
import { SavedAddress } from './saved-address'
import { toAddressValues } from './to-address-values'
import './saved-addresses.css'

/** The saved addresses of the account, which can be added, edited and deleted. */
export function SavedAddresses() {
  const t = useText()
  const { data, error, refetch } = useSavedAddressesQuery()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfterRemoval(heading, data?.me?.addresses.map(({ id }) => id) ?? [])
  return (
    <section className="card addresses" aria-labelledby="your-addresses">
      <h2 id="your-addresses" ref={heading} tabIndex={-1}>
        {t('address.saved')}
      </h2>
      {data?.me && <AddressList addresses={data.me.addresses} />}
      {!data?.me && (data ?? error) && (
        <LoadFailed title={t('address.loadFailed')} onRetry={refetch} />
      )}
      {!data && !error && <Skeleton blockSize="6rem" />}
    </section>
  )
}

/** The id, in kept-forms.ts, of the form for an address; blank for a new one. */
const formIdOf = (id: string) => `address:${id}`

function AddressList({ addresses }: { readonly addresses: readonly AddressFieldsFragment[] }) {
  const t = useText()
  /** The id of the address in the form; blank for a new one. */
  const [edited, setEdited] = useState(() =>
    ['', ...addresses.map(({ id }) => id)].find((id) => isFormKept(formIdOf(id))),
  )
  const [addAddress] = useAddAddressMutation()
  const [updateAddress] = useUpdateAddressMutation()
  const close = () => setEdited(undefined)

  if (edited !== undefined) {
    return (
      <AddressForm
        formId={formIdOf(edited)}
        values={toAddressValues(addresses.find(({ id }) => id === edited))}
        onDone={close}
        onSave={async (input) => {
          if (edited) {
            const { data } = await updateAddress({ variables: { id: edited, input } })
            if (!data) throw new Error('No response')
            return data.updateAddress.userErrors
          }
          const { data } = await addAddress({ variables: { input } })
          if (!data) throw new Error('No response')
          return data.addAddress.userErrors
        }}
      />
    )
  }
  return (
    <>
      {addresses.length === 0 ? (
        <p>{t('address.none')}</p>
      ) : (
        <ul className="addresses__list">
          {addresses.map((address) => (
            <li key={address.id}>
              <SavedAddress address={address} onEdit={() => setEdited(address.id)} />
            </li>
          ))}
        </ul>
      )}
      {addresses.length < MAX_SAVED_ADDRESSES && (
        <Button variant="secondary" onClick={() => setEdited('')}>
          {t('address.add')}
        </Button>
      )}
    </>
  )
}
