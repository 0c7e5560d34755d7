import { useEffect, useId, useRef } from 'react'
import { Barcode } from '../../../platform/admin/ui/barcode'
import { reportOutcome } from '../../../platform/api/report-outcome'
import { FormAlert } from '../../../platform/forms/form-alert'
import {
  type DriverLinkDetailsFragment,
  DriverLinkDocument,
  useCreateDriverLinkMutation,
  useDriverLinkQuery,
} from '../../../platform/gql/drivers-admin'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useText } from '../../../platform/texts/text'
import { useFormatDate } from '../../../platform/texts/use-format-date'
import { Button } from '../../../platform/ui/button'
import { Message } from '../../../platform/ui/message'
import { Skeleton } from '../../../platform/ui/skeleton'
import { whatsAppAddress } from '../../orders/admin/contact'
import '../../../platform/ui/dialog.css'
import './driver-link-dialog.css'

export interface LinkedCourier {
  readonly id: string
  readonly name: string
  readonly phone: string | null
}

interface DriverLinkDialogProps {
  readonly courier: LinkedCourier
  readonly onClose: () => void
}

/** The link with which a driver sees the parcels on a phone, to scan or to send. */
export function DriverLinkDialog({ courier, onClose }: DriverLinkDialogProps) {
  const t = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { id, name } = courier
  const { data, error } = useDriverLinkQuery({
    variables: { courierId: id },
    fetchPolicy: 'network-only',
  })
  const [createLink, { loading }] = useCreateDriverLinkMutation()
  const link = data?.driverLink
  useEffect(() => dialog.current?.showModal(), [])

  const create = useSingleFlight(async () => {
    const created = createLink({
      variables: { courierId: id },
      update: (cache, { data: result }) => {
        const driverLink = result?.createDriverLink.driverLink
        if (!driverLink) return
        cache.writeQuery({
          query: DriverLinkDocument,
          variables: { courierId: id },
          data: { driverLink },
        })
      },
    })
    await reportOutcome(created, { failed: t('handovers.linkFailed') })
  })

  return (
    <dialog
      ref={dialog}
      className="card dialog driver-link"
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <h2 id={titleId}>
        <Message text="handovers.linkOf" values={{ name }} />
      </h2>
      <p>{t('handovers.linkText')}</p>
      {!data && !error && <Skeleton blockSize="12rem" />}
      <FormAlert>{error && !data ? t('handovers.linkFailed') : undefined}</FormAlert>
      {link && <Link link={link} courier={courier} />}
      <div className="dialog__actions">
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          {t('orders.close')}
        </Button>
        {data && (
          <Button variant={link ? 'quiet' : 'primary'} busy={loading} onClick={() => void create()}>
            {t(link ? 'handovers.newLink' : 'handovers.makeLink')}
          </Button>
        )}
      </div>
    </dialog>
  )
}

interface LinkProps {
  readonly link: DriverLinkDetailsFragment
  readonly courier: LinkedCourier
}

function Link({ link: { url, message, expiresAt }, courier }: LinkProps) {
  const t = useText()
  const formatDate = useFormatDate()
  const chat = courier.phone
    ? whatsAppAddress(courier.phone, message)
    : `https://wa.me/?text=${encodeURIComponent(message)}`
  return (
    <div className="driver-link__link">
      <Barcode
        symbology="qrcode"
        text={url}
        label={t('handovers.qrCode')}
        className="driver-link__code"
      />
      <a className="button button--primary" href={chat} target="_blank" rel="noreferrer">
        {t('handovers.send')}
      </a>
      <p>
        {t('handovers.until')} <time dateTime={expiresAt}>{formatDate(expiresAt)}</time>
      </p>
    </div>
  )
}
