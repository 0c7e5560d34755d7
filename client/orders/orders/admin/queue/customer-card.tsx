import { useId, useRef, useState } from 'react'
import { useCan } from '../../../../platform/admin/use-admin-token'
import { notifyError, notifySuccess } from '../../../../platform/lib/notify'
import { useSingleFlight } from '../../../../platform/lib/use-single-flight'
import { useFormatPounds, useText } from '../../../../platform/texts/text'
import { Button } from '../../../../platform/ui/button'
import { ActDialog } from '../selection/act-dialog'
import { useOrderActs } from '../use-order-acts'
import { ContactCustomer } from './contact-customer'
import { CustomerHistory } from './customer-history'
import type { QueuedCustomer } from './group-orders'
import { KeyHint } from './key-hint'
import { dueOf } from './queue-list'
import { QueuedOrders } from './queued-orders'
import { useQueueKeys } from './use-queue-keys'

interface CustomerCardProps {
  readonly customer: QueuedCustomer
  readonly position: { readonly position: number; readonly count: number }
  readonly onNext: () => void
  readonly onPrevious: () => void
  /** Reads the queue again, after orders were changed. */
  readonly onDone: () => Promise<void>
}

/** The orders of one customer, asked about and confirmed together; each can be left out. */
export function CustomerCard(props: CustomerCardProps) {
  const { customer, position, onNext, onPrevious, onDone } = props
  const t = useText()
  const titleId = useId()
  const formatPounds = useFormatPounds()
  const runAct = useOrderActs()
  const chat = useRef<HTMLAnchorElement>(null)
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState<'confirm' | 'missCall'>()
  const [isCancelling, setIsCancelling] = useState(false)
  const { phone, name, orders } = customer
  const chosen = orders.filter(({ id }) => !excluded.has(id))
  const ids = chosen.map(({ id }) => id)
  const mayCancel = useCan('orders.status')
  const reload = () => void onDone().catch(() => undefined)

  const run = useSingleFlight(async (act: 'confirm' | 'missCall') => {
    if (ids.length === 0) return notifyError(t('queue.noneChosen'))
    setBusy(act)
    try {
      const { ids: done, problems } = await runAct(act, ids)
      for (const problem of problems) notifyError(problem.message)
      if (done.length === 0) return
      notifySuccess(t(`orders.did.${act}`, { count: done.length }))
      // A customer with remaining orders stays open, unless the call was not answered.
      if (act === 'missCall' || done.length === orders.length) onNext()
    } catch {
      notifyError(t('orders.actFailed'))
    } finally {
      setBusy(undefined)
      reload()
    }
  })

  useQueueKeys({
    KeyW: () => chat.current?.click(),
    KeyC: () => void run('confirm'),
    KeyN: () => void run('missCall'),
    KeyJ: onNext,
    KeyK: onPrevious,
  })

  function toggle(id: string): void {
    setExcluded((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }

  return (
    <section className="card queue__card" aria-labelledby={titleId}>
      <header className="queue__head">
        <h2 id={titleId}>
          <bdi>{name}</bdi>
        </h2>
        <p className="queue__steps">
          <Button variant="quiet" aria-keyshortcuts="K" onClick={onPrevious}>
            {t('queue.previous')}
            <KeyHint letter="K" />
          </Button>
          <span>{t('queue.position', position)}</span>
          <Button variant="quiet" aria-keyshortcuts="J" onClick={onNext}>
            {t('queue.next')}
            <KeyHint letter="J" />
          </Button>
        </p>
      </header>
      {phone ? <CustomerHistory phone={phone} /> : <p>{t('queue.noPhone')}</p>}
      <QueuedOrders
        orders={orders}
        excluded={excluded}
        onToggle={orders.length > 1 ? toggle : undefined}
      />
      <footer className="queue__bar">
        {orders.length > 1 && (
          <p role="status">
            {t('queue.together', {
              count: chosen.length,
              all: orders.length,
              total: formatPounds(dueOf(chosen)),
            })}
          </p>
        )}
        <ContactCustomer phone={phone} name={name} orderIds={ids} chat={chat} />
        <div className="queue__acts">
          <Button
            busy={busy === 'confirm'}
            aria-keyshortcuts="C"
            onClick={() => void run('confirm')}
          >
            {chosen.length > 1
              ? t('orders.bulk.confirm', { count: chosen.length })
              : t('orders.act.confirm')}
            <KeyHint letter="C" />
          </Button>
          <Button
            variant="secondary"
            busy={busy === 'missCall'}
            aria-keyshortcuts="N"
            onClick={() => void run('missCall')}
          >
            {t('orders.act.missCall')}
            <KeyHint letter="N" />
          </Button>
          {mayCancel && chosen.length > 0 && (
            <Button variant="quiet" onClick={() => setIsCancelling(true)}>
              {t('orders.act.cancel')}
            </Button>
          )}
        </div>
      </footer>
      {isCancelling && (
        <ActDialog
          act="cancel"
          orders={chosen}
          onClose={() => setIsCancelling(false)}
          onDone={({ ids: done }) => {
            notifySuccess(t('orders.did.cancel', { count: done.length }))
            reload()
          }}
        />
      )}
    </section>
  )
}
