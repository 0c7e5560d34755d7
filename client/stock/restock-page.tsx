import { useEffect, useRef } from 'react'
import { AdminFrame } from '../admin/admin-frame'
import type { StockBookingKind } from '../gql/stock'
import { useText } from '../texts/text'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Icon } from '../ui/icon'
import { RestockLines } from './restock-lines'
import { useRestock } from './use-restock'
import '../forms/field.css'
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

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type !== 'radio'

/**
 * Receives, counts and writes off stock with a scanner, which types a code and presses Enter. What is typed anywhere on
 * the page goes into its field, so that no scan is lost.
 */
function Restock() {
  const t = useText()
  const { enter, book, ...restock } = useRestock()
  const { draft, report, problems, booked, isBooking } = restock
  const field = useRef<HTMLInputElement>(null)
  const { kind, lines, unknown } = draft

  useEffect(() => {
    const toField = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        void book()
      } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
        // A dialog, such as the search of the desk, has its own field.
        if (!isField(event.target) && !document.querySelector('dialog[open]'))
          field.current?.focus()
      }
    }
    window.addEventListener('keydown', toField)
    return () => window.removeEventListener('keydown', toField)
  })

  function submit(): void {
    const input = field.current
    if (!input) return
    enter(input.value)
    input.value = ''
    input.focus()
  }

  return (
    <div className="restock">
      <p className="restock__about">{t('restock.about')}</p>
      <form
        className="card restock__scan"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
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
                  field.current?.focus()
                }}
              />
              {t(`restock.kind.${one}`)}
            </label>
          ))}
        </fieldset>
        <label className="restock__field">
          <span className="field__label">{t('restock.scan')}</span>
          <span className="field__box">
            <input
              ref={field}
              className="field__input"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="off"
              enterKeyHint="done"
              // The page is for this field alone, and a scanner cannot click.
              // biome-ignore lint/a11y/noAutofocus: see above
              autoFocus
            />
          </span>
        </label>
        {kind === 'RECEIVED' && <p className="restock__note">{t('restock.expiryHint')}</p>}
        <p role="status" className="restock__report" data-error={report?.isError}>
          {report?.text}
        </p>
      </form>
      {unknown.length > 0 && (
        <section className="card restock__unknown" aria-labelledby="restock-unknown">
          <h2 id="restock-unknown">{t('restock.unknown')}</h2>
          <ul>
            {unknown.map(({ code, reason }) => (
              <li key={code}>
                <span>{t(`restock.code.${reason}`, { code })}</span>
                <Button
                  variant="icon"
                  aria-label={t('restock.removeNamed', { name: code })}
                  onClick={() => {
                    restock.removeUnknown(code)
                    field.current?.focus()
                  }}
                >
                  <Icon name="close" />
                </Button>
              </li>
            ))}
          </ul>
        </section>
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
            field.current?.focus()
          }}
          onRemove={(productId) => {
            restock.removeLine(productId)
            field.current?.focus()
          }}
        />
      )}
      {lines.length > 0 && (
        <div className="restock__book">
          <Button
            busy={isBooking}
            onClick={() => {
              field.current?.focus()
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
