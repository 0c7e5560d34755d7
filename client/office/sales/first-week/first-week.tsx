import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import {
  type FirstWeekQuery,
  useFirstWeekQuery,
  useHideFirstWeekMutation,
} from '../../../platform/gql/sales-first-week'
import { notifyError } from '../../../platform/lib/notify'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { RemoveSamplesDialog } from './remove-samples-dialog'
import './first-week.css'

type Progress = NonNullable<FirstWeekQuery['firstWeek']>

/** The first steps for the owner of a new shop, until all are done or hidden. */
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
  const { sampleProducts, ...steps } = progress
  const { hasProducts, hasNameAndLogo, hasContact, hasDeliveryRates, hasCouriers } = steps
  const { hasStaff, sendsMails, hasOrders } = steps
  const hasSamples = sampleProducts > 0
  const all = [
    hasProducts,
    hasNameAndLogo,
    hasContact,
    hasDeliveryRates,
    hasCouriers,
    hasStaff,
    sendsMails,
    hasOrders,
    // Once they are gone, and in a shop that never had any, there is nothing to remove.
    ...(hasSamples ? [false] : []),
  ]

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
        <Step isDone={hasProducts}>
          <Link to="/addproduct">{t('firstWeek.products')}</Link>{' '}
          <small>
            <Link to="/adminimport">{t('firstWeek.import')}</Link>
          </small>
        </Step>
        {hasSamples && (
          <Step isDone={false}>
            <Button variant="secondary" onClick={() => dialog.current?.showModal()}>
              {t('firstWeek.samples')}
            </Button>
          </Step>
        )}
        <Step isDone={hasNameAndLogo}>
          <Link to="/adminsettings">{t('firstWeek.name')}</Link>
        </Step>
        <Step isDone={hasContact}>
          <Link to="/adminsettings">{t('firstWeek.contact')}</Link>
        </Step>
        <Step isDone={hasDeliveryRates}>
          <Link to="/admindelivery">{t('firstWeek.delivery')}</Link>
        </Step>
        <Step isDone={hasCouriers}>
          <Link to="/admincouriers">{t('firstWeek.couriers')}</Link>
        </Step>
        <Step isDone={hasStaff}>
          <Link to="/adminstaff">{t('firstWeek.staff')}</Link>
          {!hasStaff && <small>{t('firstWeek.staffHint')}</small>}
        </Step>
        <Step isDone={sendsMails}>
          {t('firstWeek.mails')}
          {!sendsMails && <small>{t('firstWeek.mailsHint')}</small>}
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
