import { useState } from 'react'
import { RestError, restRequest } from '../../platform/api/rest-request'
import { Field } from '../../platform/forms/field'
import { FormAlert } from '../../platform/forms/form-alert'
import { isWithoutRows } from '../../platform/lib/csv'
import { downloadFile } from '../../platform/lib/download-file'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { PrepaymentSums } from './prepayment-sums'
import './ledger-export.css'

type FileKind = 'csv' | 'xlsx'

const LEDGER = '/cash-entries.csv'

/** Downloads the ledger of a period for the accountant. */
export function LedgerExport() {
  const t = useText()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [busy, setBusy] = useState<FileKind>()
  const [alert, setAlert] = useState<string>()

  async function toXlsx(csv: string): Promise<Blob> {
    const { toWorkbook } = await import('./ledger-file')
    return toWorkbook(csv, {
      entries: t('cash.entriesSheet'),
      totals: t('cash.totalsSheet'),
    })
  }

  const download = useSingleFlight(async (kind: FileKind) => {
    setAlert(undefined)
    setBusy(kind)
    const period = new URLSearchParams({ ...(from && { from }), ...(to && { to }) })
    const name = ['cash', from, to].filter(Boolean).join('-')
    try {
      const response = await restRequest(`${LEDGER}?${period}`)
      const content = await response.blob()
      const csv = await content.text()
      if (isWithoutRows(csv)) setAlert(t('exports.empty'))
      else downloadFile(kind === 'csv' ? content : await toXlsx(csv), `${name}.${kind}`)
    } catch (error) {
      setAlert((error instanceof RestError && error.message) || t('cash.exportFailed'))
    }
    setBusy(undefined)
  })

  return (
    <section className="card ledger-export" aria-labelledby="ledger-export">
      <h2 id="ledger-export">{t('cash.export')}</h2>
      <p>{t('cash.exportText')}</p>
      <div className="ledger-export__period">
        <Field
          label={t('orders.since')}
          type="date"
          max={to || undefined}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Field
          label={t('orders.until')}
          type="date"
          min={from || undefined}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
      <PrepaymentSums from={from} to={to} />
      <FormAlert>{alert}</FormAlert>
      <div className="ledger-export__actions">
        <Button variant="secondary" busy={busy === 'xlsx'} onClick={() => void download('xlsx')}>
          {t('cash.exportXlsx')}
        </Button>
        <Button variant="secondary" busy={busy === 'csv'} onClick={() => void download('csv')}>
          {t('cash.exportCsv')}
        </Button>
      </div>
    </section>
  )
}
