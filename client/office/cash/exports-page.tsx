import { useState } from 'react'
import { ACCOUNTING_FILES, ACCOUNTING_PATHS } from '#domain/cash/accounting'
import {
  ACCOUNTING_PERIODS,
  type AccountingPeriod,
  daysOfPeriod,
} from '#domain/cash/accounting-period'
import { cairoDay } from '#domain/delivery/cairo-day'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { RestError, restRequest } from '../../platform/api/rest-request'
import { Field } from '../../platform/forms/field'
import { FormAlert } from '../../platform/forms/form-alert'
import { Select } from '../../platform/forms/select'
import { isWithoutRows } from '../../platform/lib/csv'
import { downloadFile } from '../../platform/lib/download-file'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import './exports-page.css'

/** The ledger has been there before, and has an address of its own. */
const PATHS = { ...ACCOUNTING_PATHS, cash: '/cash-entries.csv' } as const

type ExportedFile = keyof typeof PATHS

const FILES: readonly ExportedFile[] = [...ACCOUNTING_FILES, 'cash']

type Format = 'csv' | 'xlsx'

export function Component() {
  const t = useText()
  return (
    <AdminFrame title="exports.title">
      <p>{t('exports.about')}</p>
      <ExportForm />
    </AdminFrame>
  )
}

interface Days {
  readonly from: string
  readonly to: string
}

/** The form of an export: data, period and format. */
function ExportForm() {
  const t = useText()
  const [file, setFile] = useState<ExportedFile>('orders')
  const [period, setPeriod] = useState<AccountingPeriod>('lastMonth')
  const [days, setDays] = useState<Days>(() => daysOfPeriod('lastMonth', cairoDay(new Date())))
  const [busy, setBusy] = useState<Format>()
  const [alert, setAlert] = useState<string>()

  function choose(chosen: AccountingPeriod): void {
    setPeriod(chosen)
    if (chosen !== 'other') setDays(daysOfPeriod(chosen, cairoDay(new Date())))
  }

  function changeDays(change: Partial<Days>): void {
    setPeriod('other')
    setDays({ ...days, ...change })
  }

  async function toXlsx(csv: string): Promise<Blob> {
    const { toAccountsWorkbook } = await import('./accounts-workbook')
    return toAccountsWorkbook(csv, t(`exports.file.${file}`))
  }

  const download = useSingleFlight(async (format: Format) => {
    setAlert(undefined)
    setBusy(format)
    const { from, to } = days
    const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) })
    const name = [file, from, to].filter(Boolean).join('-')
    try {
      const response = await restRequest(`${PATHS[file]}?${query}`)
      const content = await response.blob()
      const csv = await content.text()
      if (isWithoutRows(csv)) setAlert(t('exports.empty'))
      else downloadFile(format === 'csv' ? content : await toXlsx(csv), `${name}.${format}`)
    } catch (error) {
      setAlert((error instanceof RestError && error.message) || t('cash.exportFailed'))
    }
    setBusy(undefined)
  })

  return (
    <section className="card exports" aria-label={t('exports.title')}>
      <Select
        label={t('exports.what')}
        value={file}
        options={FILES.map((value) => ({ value, label: t(`exports.file.${value}`) }))}
        onChange={setFile}
      />
      <p className="exports__note">{t(`exports.text.${file}`)}</p>
      <Select
        label={t('sales.period')}
        value={period}
        options={ACCOUNTING_PERIODS.map((value) => ({
          value,
          label: t(`exports.period.${value}`),
        }))}
        onChange={choose}
      />
      <div className="exports__days">
        <Field
          label={t('orders.since')}
          type="date"
          max={days.to || undefined}
          value={days.from}
          onChange={({ target }) => changeDays({ from: target.value })}
        />
        <Field
          label={t('orders.until')}
          type="date"
          min={days.from || undefined}
          value={days.to}
          onChange={({ target }) => changeDays({ to: target.value })}
        />
      </div>
      <FormAlert>{alert}</FormAlert>
      <div className="exports__actions">
        <Button busy={busy === 'xlsx'} onClick={() => void download('xlsx')}>
          {t('cash.exportXlsx')}
        </Button>
        <Button variant="secondary" busy={busy === 'csv'} onClick={() => void download('csv')}>
          {t('cash.exportCsv')}
        </Button>
      </div>
    </section>
  )
}
