import { useId, useState } from 'react'
import { FormAlert } from '../forms/form-alert'
import { SelectField } from '../forms/select-field'
import type { CourierDetailsFragment, CourierOrdersQuery } from '../gql/couriers'
import { type ParcelCondition, useUpdateCourierFilesMutation } from '../gql/orders-admin'
import { notifySuccess } from '../lib/notify'
import { readTable, type TableFile } from '../lib/table-file'
import { useSingleFlight } from '../lib/use-single-flight'
import type { Problem } from '../orders/admin/use-order-acts'
import { useText } from '../texts/text'
import { Button } from '../ui/button'
import {
  guessReportColumns,
  mergeWords,
  planReport,
  REPORT_FIELDS,
  type ReportColumns,
  toReportRows,
  type Word,
  wordsOf,
} from './report-file'
import { ReportPreview } from './report-preview'
import { StatusWords } from './status-words'
import { useApplyReport, useFindOrders } from './use-apply-report'
import '../forms/file-field.css'
import './report-form.css'

interface ReportFormProps {
  readonly courier: CourierDetailsFragment
}

interface Report {
  readonly file: TableFile
  readonly columns: ReportColumns
  readonly words: readonly Word[]
}

/** The rows of a report are compared with these orders. */
type Orders = CourierOrdersQuery['courierOrders']

/** Reads a courier's report, shows what it will do, and does it. */
export function ReportForm({ courier }: ReportFormProps) {
  const t = useText()
  const id = useId()
  const known = courier.reportColumns?.words ?? []
  const [report, setReport] = useState<Report>()
  const [orders, setOrders] = useState<Orders>()
  const [condition, setCondition] = useState<ParcelCondition>('SELLABLE')
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [alert, setAlert] = useState<string>()
  const [isFinding, setIsFinding] = useState(false)
  const findOrders = useFindOrders(courier.id)
  const [updateFiles] = useUpdateCourierFilesMutation()
  const { apply, isBusy } = useApplyReport()
  const rows = report ? toReportRows(report.file, report.columns) : []
  const planned = report && orders && planReport(rows, report.words, orders)

  function show(file: TableFile, columns: ReportColumns): void {
    setReport({ file, columns, words: wordsOf(toReportRows(file, columns), known) })
    setOrders(undefined)
    setProblems([])
  }

  async function selectFile(file: File | undefined): Promise<void> {
    setAlert(undefined)
    setReport(undefined)
    setOrders(undefined)
    if (!file) return
    try {
      const content = await readTable(file)
      show(content, guessReportColumns(content, courier.reportColumns))
    } catch {
      setAlert(t('cash.notReadable'))
    }
  }

  const compare = useSingleFlight(async () => {
    setAlert(undefined)
    setIsFinding(true)
    try {
      setOrders(await findOrders(rows))
    } catch {
      setAlert(t('couriers.compareFailed'))
    } finally {
      setIsFinding(false)
    }
  })

  const run = useSingleFlight(async () => {
    if (!planned || !report) return
    setAlert(undefined)
    try {
      const { count, problems: failed } = await apply(planned, condition)
      notifySuccess(t('couriers.applied', { count }))
      setProblems(failed)
      const { columns, words } = report
      const reportColumns = { ...columns, words: [...mergeWords(words, known)] }
      await updateFiles({ variables: { id: courier.id, input: { reportColumns } } })
      setOrders(await findOrders(rows))
    } catch {
      setAlert(t('orders.actFailed'))
    }
  })

  return (
    <section
      className="card report-form"
      aria-label={t('couriers.readFileOf', { name: courier.name })}
    >
      <h2>{t('couriers.readFileOf', { name: courier.name })}</h2>
      <p>{t('couriers.reportHint')}</p>
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {t('couriers.file')}
        </label>
        <input
          id={id}
          className="field__file"
          type="file"
          accept=".csv,.xlsx,.txt,text/csv"
          onChange={({ target }) => void selectFile(target.files?.[0])}
        />
      </div>
      <FormAlert>{alert}</FormAlert>
      {report && (
        <>
          <fieldset className="report-form__columns">
            <legend className="field__label">{t('cash.columns')}</legend>
            {REPORT_FIELDS.map((field) => (
              <SelectField
                key={field}
                label={t(`couriers.column.${field}`)}
                placeholder={t('cash.noColumn')}
                options={report.file.headings.map((heading) => ({
                  value: heading,
                  label: heading,
                }))}
                value={report.columns[field] ?? ''}
                onChange={({ target }) =>
                  show(report.file, { ...report.columns, [field]: target.value || null })
                }
              />
            ))}
          </fieldset>
          <StatusWords
            words={report.words}
            condition={condition}
            onChange={(words) => setReport({ ...report, words })}
            onConditionChange={setCondition}
          />
          <p>{t('cash.linesRead', { count: rows.length })}</p>
          {rows.length > 0 && !planned && (
            <Button busy={isFinding} onClick={() => void compare()}>
              {t('cash.compare')}
            </Button>
          )}
        </>
      )}
      {planned && (
        <ReportPreview
          planned={planned}
          problems={problems}
          busy={isBusy}
          onApply={() => void run()}
        />
      )}
    </section>
  )
}
