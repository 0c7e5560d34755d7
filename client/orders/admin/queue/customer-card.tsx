import { useId, useRef, useState } from 'react'
import { callLink, localPhone } from '#domain/addresses/local-phone'
import { ORDERS_PER_QUERY } from '#domain/limits'
import { useCan } from '../../../admin/use-admin-token'
import { useCustomerRecordQuery, useQueuedOrdersQuery } from '../../../gql/orders-admin'
import { notifyError, notifySuccess } from '../../../lib/notify'
import { useSingleFlight } from '../../../lib/use-single-flight'
import { useFormatPounds, useText } from '../../../texts/text'
import { useFormatDate } from '../../../texts/use-format-date'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { LoadFailed } from '../../../ui/load-failed'
import { Skeleton } from '../../../ui/skeleton'
import { whatsAppAddress } from '../contact'
import { ChatIcon } from '../contact-links'
import { CustomerSummary } from '../customer-summary'
import { ActDialog } from '../selection/act-dialog'
import { sentText } from '../sent-messages'
import { useOrderActs } from '../use-order-acts'
import type { QueuedCustomer } from './group-orders'
import { dueOf } from './queue-list'
import { QueuedOrder } from './queued-order'
import { useJointMessage } from './use-joint-message'
import { useQueueKeys } from './use-queue-keys'

interface CustomerCardProps {
  readonly customer: QueuedCustomer
  readonly position: { readonly position: number; readonly count: number }
  readonly onNext: () => void
  readonly onPrevious: () => void
  /** Reads the queue again, after orders were changed. */
  readonly onDone: () => Promise<void>
}

/** The key that does the same as its button, in the letter that keyboards of every layout have there. */
function Key({ letter }: { readonly letter: string }) {
  return <kbd dir="ltr">{letter}</kbd>
}

/** The orders of one customer, asked about and confirmed together; each can be left out. */
export function CustomerCard(props: CustomerCardProps) {
  const { customer, position, onNext, onPrevious, onDone } = props
  const t = useText()
  const titleId = useId()
  const formatDate = useFormatDate()
  const formatPounds = useFormatPounds()
  const runAct = useOrderActs()
  const chat = useRef<HTMLAnchorElement>(null)
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState<'confirm' | 'missCall'>()
  const [isCancelling, setIsCancelling] = useState(false)
  const { phone, name, orders } = customer
  const chosen = orders.filter(({ id }) => !excluded.has(id))
  const ids = chosen.map(({ id }) => id)
  const { maySend, message, lastSent, remindAfter, onChat } = useJointMessage(ids)
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
      // Who has an order left stays open, unless nobody answered.
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

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      notifySuccess(t('once.copied'))
    } catch {
      // Browsers allow the clipboard on HTTPS only, and with permission.
      notifyError(t('once.copyFailed'))
    }
  }

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
            <Key letter="K" />
          </Button>
          <span>{t('queue.position', position)}</span>
          <Button variant="quiet" aria-keyshortcuts="J" onClick={onNext}>
            {t('queue.next')}
            <Key letter="J" />
          </Button>
        </p>
      </header>
      {phone ? <History phone={phone} /> : <p>{t('queue.noPhone')}</p>}
      <Orders
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
        {lastSent && (
          <p>
            <Icon name="check" /> {sentText(t, lastSent, formatDate)}
            {remindAfter !== null && ` ${t('orders.remind', { hours: remindAfter })}`}
          </p>
        )}
        <div className="queue__acts">
          {phone && maySend && message && (
            <a
              ref={chat}
              className="button button--secondary"
              href={whatsAppAddress(phone, message)}
              target="_blank"
              rel="noreferrer"
              onClick={onChat}
              aria-label={t('orders.whatsAppNamed', { name })}
              aria-keyshortcuts="W"
            >
              <ChatIcon />
              {t('orders.whatsApp')}
              <Key letter="W" />
            </a>
          )}
          {phone && (
            <a
              className="button button--secondary"
              href={callLink(phone)}
              aria-label={t('orders.callNamed', { name, phone: localPhone(phone) })}
            >
              <Icon name="phone" />
              <bdi dir="ltr">{localPhone(phone)}</bdi>
            </a>
          )}
          {maySend && message && (
            <Button variant="quiet" onClick={() => void copy(message)}>
              {t('queue.copy')}
            </Button>
          )}
        </div>
        <div className="queue__acts">
          <Button
            busy={busy === 'confirm'}
            aria-keyshortcuts="C"
            onClick={() => void run('confirm')}
          >
            {chosen.length > 1
              ? t('orders.bulk.confirm', { count: chosen.length })
              : t('orders.act.confirm')}
            <Key letter="C" />
          </Button>
          <Button
            variant="secondary"
            busy={busy === 'missCall'}
            aria-keyshortcuts="N"
            onClick={() => void run('missCall')}
          >
            {t('orders.act.missCall')}
            <Key letter="N" />
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

/** How many parcels of the phone were refused, and what the shop has decided about it. */
function History({ phone }: { readonly phone: string }) {
  const mayRead = useCan('customers.read')
  const { data } = useCustomerRecordQuery({
    variables: { phone },
    skip: !mayRead,
    fetchPolicy: 'cache-and-network',
  })
  if (!mayRead) return null
  return (
    <div className="queue__history">
      {data && <CustomerSummary customer={data.customerRecord} />}
    </div>
  )
}

interface OrdersProps {
  readonly orders: QueuedCustomer['orders']
  readonly excluded: ReadonlySet<string>
  readonly onToggle: ((id: string) => void) | undefined
}

function Orders({ orders, excluded, onToggle }: OrdersProps) {
  const t = useText()
  const { data, error, refetch } = useQueuedOrdersQuery({
    // What one answer has room for; more of one customer are confirmed in several steps.
    variables: { ids: orders.slice(0, ORDERS_PER_QUERY).map(({ id }) => id) },
    fetchPolicy: 'cache-and-network',
  })
  if (!data && error) return <LoadFailed title={t('queue.loadFailed')} onRetry={refetch} />
  if (!data) return <Skeleton blockSize="12rem" />
  return (
    <ul className="queue__orders">
      {data.ordersByIds.map((order) => (
        <QueuedOrder
          key={order.id}
          order={order}
          isChosen={!excluded.has(order.id)}
          onToggle={onToggle && (() => onToggle(order.id))}
        />
      ))}
    </ul>
  )
}
