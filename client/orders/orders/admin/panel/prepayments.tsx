import { type ChangeEvent, useRef, useState } from 'react'
import { refetchSilently } from '../../../../platform/api/refetch-silently'
import { type PrepaymentsQuery, usePrepaymentsQuery } from '../../../../platform/gql/orders-admin'
import { notifyError, notifySuccess } from '../../../../platform/lib/notify'
import { useFormatPounds, useText } from '../../../../platform/texts/text'
import { useFormatDate } from '../../../../platform/texts/use-format-date'
import { Button } from '../../../../platform/ui/button'
import { PrivatePicture } from '../../../../platform/ui/private-picture'
import { PICTURE_TYPES } from './receipt-field'
import { useReceiptUpload } from './use-receipt-upload'
import './prepayments.css'

/** Prepayments, with the pictures of receipts. */
export function Prepayments({ orderId }: { readonly orderId: string }) {
  const t = useText()
  const { data, refetch } = usePrepaymentsQuery({
    variables: { orderId },
    fetchPolicy: 'cache-and-network',
  })
  if (!data || data.prepayments.length === 0) return null
  return (
    <ul className="prepayments" aria-label={t('orders.prepayments')}>
      {data.prepayments.map((prepayment) => (
        <Prepayment
          key={prepayment.id}
          prepayment={prepayment}
          reload={() => refetchSilently(refetch)}
        />
      ))}
    </ul>
  )
}

interface PrepaymentProps {
  readonly prepayment: PrepaymentsQuery['prepayments'][number]
  readonly reload: () => void
}

function Prepayment({ prepayment, reload }: PrepaymentProps) {
  const t = useText()
  const format = useFormatPounds()
  const formatDate = useFormatDate()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { shrink, send } = useReceiptUpload()
  const { id, note, method, createdAt, receiptUrl } = prepayment
  const amount = format(prepayment.amount)
  const act = receiptUrl ? 'orders.receiptReplace' : 'orders.receiptAdd'

  async function upload({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const chosen = target.files?.[0]
    if (!chosen) return
    setIsBusy(true)
    const { file, problem = await send(id, file) } = await shrink(chosen)
    setIsBusy(false)
    // Allows choosing the same file again, for example after a failure.
    target.value = ''
    if (problem) notifyError(problem)
    else notifySuccess(t('orders.receiptAdded'))
    reload()
  }

  return (
    <li className="prepayments__item">
      {receiptUrl && (
        <PrivatePicture
          src={receiptUrl}
          alt={t('orders.receiptOf', { amount })}
          size={64}
          linkClass="prepayments__picture"
        />
      )}
      <div className="prepayments__text">
        <p>
          {amount}
          {method && ` · ${t(`orders.method.${method}`)}`}
          {note && (
            <>
              {' · '}
              <bdi>{note}</bdi>
            </>
          )}
        </p>
        <p className="order-panel__hint">{formatDate(createdAt)}</p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        onChange={(event) => void upload(event)}
      />
      <Button
        variant="quiet"
        busy={isBusy}
        aria-label={t(`${act}Named`, { amount })}
        onClick={() => input.current?.click()}
      >
        {t(act)}
      </Button>
    </li>
  )
}
