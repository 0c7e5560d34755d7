import { useEffect } from 'react'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { ScanField } from '../../platform/admin/scanning/scan-field'
import { useScanner } from '../../platform/admin/scanning/use-scanner'
import type { StockBookingKind } from '../../platform/gql/stock'
import { notifySuccess } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { EmptyState } from '../../platform/ui/empty-state'
import { RestockLines } from './restock-lines'
import { UnknownCodes } from './unknown-codes'
import { useRestock } from './use-restock'
import './restock.css'

export function Component() {
  return (
    <AdminFrame title="restock.title">
      <Restock />
    </AdminFrame>
  )
}

const KINDS: readonly StockBookingKind[] = ['RECEIVED', 'COUNTED', 'DAMAGED']

const BOOK_KEYS = 'Ctrl + Enter'

/**
 * Receives, counts and writes off stock with a scanner, which types a code and presses Enter.
 */
function Restock() {
  const t = useText()
  const { enter, book, ...restock } = useRestock()
  const { draft, report, problems, booked, isBooking } = restock
  const scanner = useScanner({
    onScan: enter,
    onIgnored: () => restock.say(t('scan.ignored'), true),
  })
  const { kind, lines, unknown } = draft

  useEffect(() => {
    const bookByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      void book()
    }
    window.addEventListener('keydown', bookByKey)
    return () => window.removeEventListener('keydown', bookByKey)
  })

  return (
    <div className="restock">
      <p className="restock__about">{t('restock.about')}</p>
      <form
        className="card restock__scan"
        onSubmit={(event) => {
          event.preventDefault()
          scanner.submit()
        }}
      >
        <fieldset className="restock__kinds">
          <legend className="visually-hidden">{t('restock.kind')}</legend>
          {KINDS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="kind"
                checked={kind === one}
                onChange={() => {
                  restock.setKind(one)
                  scanner.focus()
                }}
              />
              {t(`restock.kind.${one}`)}
            </label>
          ))}
        </fieldset>
        <ScanField scanner={scanner} label={t('restock.scan')} />
        {kind === 'RECEIVED' && <p className="restock__note">{t('restock.expiryHint')}</p>}
        <p role="status" className="restock__report" data-error={report?.isError}>
          {report?.text}
        </p>
      </form>
      {unknown.length > 0 && (
        <UnknownCodes
          title="restock.unknown"
          codes={unknown}
          onTied={(code, { name }) => {
            restock.removeUnknown(code)
            scanner.focus()
            notifySuccess(t('restock.tied', { code, name }))
            enter(code)
          }}
          onRemove={(code) => {
            restock.removeUnknown(code)
            scanner.focus()
          }}
        />
      )}
      {lines.length === 0 ? (
        <EmptyState title={t('restock.empty')} />
      ) : (
        <RestockLines
          kind={kind}
          // The last scan is in view.
          lines={[...lines].reverse()}
          problems={problems}
          onQuantity={restock.setQuantity}
          onExpiry={(line, text) => {
            restock.enterExpiry(line, text)
            scanner.focus()
          }}
          onRemove={(productId) => {
            restock.removeLine(productId)
            scanner.focus()
          }}
        />
      )}
      {lines.length > 0 && (
        <div className="restock__book">
          <Button
            busy={isBooking}
            onClick={() => {
              scanner.focus()
              void book()
            }}
          >
            {t('restock.book', { count: lines.length })}
          </Button>
          <kbd dir="ltr">{BOOK_KEYS}</kbd>
        </div>
      )}
      {booked.length > 0 && (
        <section className="restock__booked" aria-labelledby="restock-booked">
          <h2 id="restock-booked">{t('restock.bookedTitle')}</h2>
          <ul>
            {booked.map(({ id, name, stockBefore, stockAfter }) => (
              <li key={id}>
                <bdi>{name}</bdi>{' '}
                <span>
                  {t('restock.stock', {
                    before: stockBefore ?? t('admin.notCounted'),
                    after: stockAfter,
                  })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
