import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import {
  type FirstWeekQuery,
  useFirstWeekQuery,
  useHideFirstWeekMutation,
} from '../../gql/sales-first-week'
import { notifyError } from '../../lib/notify'
import { useText } from '../../texts/text'
import { Button } from '../../ui/button'
import { RemoveSamplesDialog } from './remove-samples-dialog'
import './first-week.css'

type Progress = NonNullable<FirstWeekQuery['firstWeek']>

const MAIL_VARIABLES = ['SMTP_URL', 'MAIL_FROM'] as const

/** What the owner of a new shop does first, until all is done or hidden. */
export function FirstWeek() {
  const { data, refetch } = useFirstWeekQuery({ fetchPolicy: 'cache-and-network' })
  return data?.firstWeek && <Steps progress={data.firstWeek} onChanged={() => void refetch()} />
}

interface StepsProps {
  readonly progress: Progress
  readonly onChanged: () => void
}

function Steps({ progress, onChanged }: StepsProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [hide, { loading }] = useHideFirstWeekMutation()
  const { hasContact, hasDeliveryRates, sendsMails, sampleProducts, hasOrders } = progress
  const hasNoSamples = sampleProducts === 0
  const all = [hasContact, hasDeliveryRates, sendsMails, hasNoSamples, hasOrders]

  async function hideForGood(): Promise<void> {
    try {
      const { data } = await hide()
      if (!data?.hideFirstWeek.isHidden) throw new Error('The first week was not hidden')
      onChanged()
    } catch {
      notifyError(t('firstWeek.failed'))
    }
  }

  return (
    <section className="card first-week" aria-labelledby="first-week">
      <header>
        <h2 id="first-week">{t('firstWeek.title')}</h2>
        <span role="status">
          {t('firstWeek.progress', { done: all.filter(Boolean).length, all: all.length })}
        </span>
        <Button variant="quiet" busy={loading} onClick={() => void hideForGood()}>
          {t('firstWeek.hide')}
        </Button>
      </header>
      <ol>
        <Step isDone={hasContact}>
          <Link to="/adminsettings">{t('firstWeek.contact')}</Link>
        </Step>
        <Step isDone={hasDeliveryRates}>
          <Link to="/admindelivery">{t('firstWeek.delivery')}</Link>
        </Step>
        <Step isDone={sendsMails}>
          <Link to="/adminmails">{t('firstWeek.mails')}</Link>
          {!sendsMails && (
            <small>
              {t('firstWeek.mailsHint', { url: MAIL_VARIABLES[0], sender: MAIL_VARIABLES[1] })}
            </small>
          )}
        </Step>
        <Step isDone={hasNoSamples}>
          {hasNoSamples ? (
            t('firstWeek.samples')
          ) : (
            <Button variant="secondary" onClick={() => dialog.current?.showModal()}>
              {t('firstWeek.samples')}
            </Button>
          )}
        </Step>
        <Step isDone={hasOrders}>
          <Link to="/">{t('firstWeek.order')}</Link>
        </Step>
      </ol>
      <RemoveSamplesDialog ref={dialog} count={sampleProducts} onRemoved={onChanged} />
    </section>
  )
}

function Step({ isDone, children }: { readonly isDone: boolean; readonly children: ReactNode }) {
  const t = useText()
  return (
    <li data-done={isDone || undefined}>
      {isDone && <span className="visually-hidden">{t('firstWeek.done')}: </span>}
      {children}
    </li>
  )
}
