import { useRef } from 'react'
import { reportOutcome } from '../../platform/api/report-outcome'
import {
  type AddressFieldsFragment,
  useDeleteAddressMutation,
  useSetDefaultAddressMutation,
} from '../../platform/gql/addresses'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { CommaSeparated } from '../../platform/ui/comma-separated'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog'
import { useAddressParts } from './use-address-parts'

interface SavedAddressProps {
  readonly address: AddressFieldsFragment
  readonly onEdit: () => void
}

/** A saved address with its actions. */
export function SavedAddress({ address, onEdit }: SavedAddressProps) {
  const t = useText()
  const parts = useAddressParts()(address)
  const dialog = useRef<HTMLDialogElement>(null)
  const [deleteAddress, { loading }] = useDeleteAddressMutation()
  const [setDefault] = useSetDefaultAddressMutation()
  const variables = { id: address.id }
  const name = { address: address.street }

  async function remove(): Promise<void> {
    await reportOutcome(deleteAddress({ variables }), {
      done: t('address.deleted'),
      failed: t('address.failed'),
    })
  }

  async function makeDefault(): Promise<void> {
    await reportOutcome(setDefault({ variables }), { failed: t('address.failed') })
  }

  return (
    <div className="addresses__item">
      <p>
        <CommaSeparated texts={parts.address} />
      </p>
      <p>
        <CommaSeparated texts={parts.city} />
      </p>
      {address.isDefault && <p className="addresses__default">{t('address.default')}</p>}
      <div className="addresses__actions">
        <Button variant="quiet" aria-label={t('address.edit', name)} onClick={onEdit}>
          {t('profile.change')}
        </Button>
        <Button
          variant="quiet"
          aria-label={t('address.deleteOf', name)}
          onClick={() => dialog.current?.showModal()}
        >
          {t('address.delete')}
        </Button>
        {!address.isDefault && (
          <Button
            variant="quiet"
            aria-label={t('address.makeDefaultOf', name)}
            onClick={() => void makeDefault()}
          >
            {t('address.makeDefault')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        ref={dialog}
        title={t('address.deleteQuestion')}
        cancel={t('profile.cancel')}
        confirm={t('address.delete')}
        busy={loading}
        onConfirm={remove}
      >
        <bdi>{address.street}</bdi>
      </ConfirmDialog>
    </div>
  )
}
