import { useState } from 'react'
import { useCan } from '../admin/use-admin-token'
import { useText } from '../texts/text'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { CodeOwner } from './code-owner'
import type { UnknownCode } from './restock-draft'

interface UnknownCodesProps {
  readonly codes: readonly UnknownCode[]
  /** A code was given to a product of this name. */
  readonly onTied: (code: string, name: string) => void
  readonly onRemove: (code: string) => void
}

/** The scans that led to no product, each of which can be given to one. */
export function UnknownCodes({ codes, onTied, onRemove }: UnknownCodesProps) {
  const t = useText()
  const mayEdit = useCan('products.edit')
  const [open, setOpen] = useState<string>()
  return (
    <section className="card restock__unknown" aria-labelledby="restock-unknown">
      <h2 id="restock-unknown">{t('restock.unknown')}</h2>
      <ul>
        {codes.map(({ code, reason }) => (
          <li key={code}>
            <div className="restock__code">
              <span>{t(`restock.code.${reason}`, { code })}</span>
              {reason === 'unknown' && mayEdit && open !== code && (
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
              <p className="restock__note">{t('restock.tieAsk', { code })}</p>
            )}
            {open === code && (
              <CodeOwner
                code={code}
                onDone={(name) => {
                  setOpen(undefined)
                  onTied(code, name)
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
