import { useState } from 'react'
import type { MessageKey } from '#domain/messages'
import { useCan } from '../../platform/admin/use-admin-token'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { Icon } from '../../platform/ui/icon'
import { CodeOwner } from './code-owner'
import type { CodedProduct } from './coded-product'
import type { UnknownCode } from './restock-draft'
import './unknown-codes.css'

interface UnknownCodesProps {
  readonly title: MessageKey
  readonly codes: readonly UnknownCode[]
  /** The products that they can be of, which are offered before others are searched for. */
  readonly likely?: readonly CodedProduct[]
  /** Whether whose code it is is asked without being asked for. */
  readonly asks?: boolean
  /** A code was given to a product. */
  readonly onTied: (code: string, product: CodedProduct) => void
  readonly onRemove: (code: string) => void
}

/** The scans that led to no product, each of which can be given to one. */
export function UnknownCodes({ title, codes, likely, asks, onTied, onRemove }: UnknownCodesProps) {
  const t = useText()
  const mayEdit = useCan('products.edit')
  const [open, setOpen] = useState<string>()
  // The last one is in the hand.
  const last = asks ? codes.at(-1)?.code : undefined
  return (
    <section className="card unknown-codes" aria-labelledby="unknown-codes">
      <h2 id="unknown-codes">{t(title)}</h2>
      <ul>
        {codes.map(({ code, reason }) => {
          const isOpen = reason === 'unknown' && mayEdit && code === (open ?? last)
          return (
            <li key={code}>
              <div className="unknown-codes__code">
                <span>{t(`restock.code.${reason}`, { code })}</span>
                {reason === 'unknown' && mayEdit && !isOpen && (
                  <Button
                    variant="secondary"
                    aria-label={t('restock.tieNamed', { code })}
                    onClick={() => setOpen(code)}
                  >
                    {t('restock.tie')}
                  </Button>
                )}
                <Button
                  variant="icon"
                  aria-label={t('restock.removeNamed', { name: code })}
                  onClick={() => onRemove(code)}
                >
                  <Icon name="close" />
                </Button>
              </div>
              {reason === 'unknown' && !mayEdit && (
                <p className="unknown-codes__note">{t('restock.tieAsk', { code })}</p>
              )}
              {isOpen && (
                <CodeOwner
                  code={code}
                  {...(likely && { likely })}
                  // A user who opened the form types next; otherwise, the next input is a scan.
                  takesFocus={open === code}
                  onDone={(product) => {
                    setOpen(undefined)
                    onTied(code, product)
                  }}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
