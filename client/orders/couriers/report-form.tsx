import { useId, useState } from 'react'
import { FileColumns } from '../../platform/files/file-columns'
import { useTableFile } from '../../platform/files/use-table-file'
import { FormAlert } from '../../platform/forms/form-alert'
import type { CourierDetailsFragment } from '../../platform/gql/couriers'
import {
  type ParcelCondition,
  useUpdateCourierFilesMutation,
} from '../../platform/gql/orders-admin'
import { notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import type { Problem } from '../orders/admin/use-order-acts'
import { PartlyDelivered } from './partly-delivered'
import {
  mergeWords,
  partsOf,
  planReport,
  REPORT_RULES,
  toReportRows,
  type Word,
  wordsOf,
} from './report-file'
import { ReportPreview } from './report-preview'
import { StatusWords } from './status-words'
import { type FoundOrders, useApplyReport, useFindOrders } from './use-apply-report'
import '../../platform/forms/file-field.css'
import './report-form.css'

interface ReportFormProps {
  readonly courier: CourierDetailsFragment
}

/** Reads a courier's report, previews its effects and applies it. */
export function ReportForm({ courier }: ReportFormProps) {
  const t = useText()
  const id = useId()
  const known = courier.reportColumns?.words ?? []
  const { read, ...file } = useTableFile(REPORT_RULES, courier.reportColumns)
  // Of the words in the file, those whose meaning was chosen since.
  const [chosenWords, setChosenWords] = useState<readonly Word[]>()
  const [found, setFound] = useState<FoundOrders>()
  const [condition, setCondition] = useState<ParcelCondition>('SELLABLE')
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [alert, setAlert] = useState<string>()
  const [isFinding, setIsFinding] = useState(false)
  const findOrders = useFindOrders(courier.id)
  const [updateFiles] = useUpdateCourierFilesMutation()
  const { apply, isBusy } = useApplyReport()
  const rows = read ? toReportRows(read.file, read.columns) : []
  const words = chosenWords ?? wordsOf(rows, known)
  const planned = found && planReport(rows, words, found.courierOrders, found.earlierParcels)
  // Collected amounts are only needed for partial deliveries.
  const hasParts = words.some(({ meaning }) => meaning === 'PARTLY_DELIVERED')
  const shown = read && {
    ...read,
    questions: read.questions.filter(({ field }) => field !== 'amount' || hasParts),
  }
  const labels = {
    trackingNumber: t('couriers.column.trackingNumber'),
    orderId: t('couriers.column.orderId'),
    status: t('couriers.column.status'),
    amount: t('couriers.column.amount'),
  }

  /** Discards the results of the previous columns. */
  function startAgain(): void {
    setChosenWords(undefined)
    setFound(undefined)
    setProblems([])
    setAlert(undefined)
  }

  const compare = useSingleFlight(async () => {
    setAlert(undefined)
    setIsFinding(true)
    try {
      setFound(await findOrders(rows))
    } catch {
      setAlert(t('couriers.compareFailed'))
    } finally {
      setIsFinding(false)
    }
  })

  const run = useSingleFlight(async () => {
    if (!planned || !read) return
    setAlert(undefined)
    try {
      const { count, problems: failed } = await apply(planned, condition)
      notifySuccess(t('couriers.applied', { count }))
      setProblems(failed)
      const reportColumns = { ...read.columns, words: [...mergeWords(words, known)] }
      await updateFiles({ variables: { id: courier.id, input: { reportColumns } } })
      setFound(await findOrders(rows))
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
          accept=".csv,.xlsx,.xls,.txt,.tsv,text/csv"
          onChange={({ target }) => {
            startAgain()
            void file.selectFile(target.files?.[0])
          }}
        />
      </div>
      <FormAlert>{alert ?? file.alert}</FormAlert>
      {shown && (
        <>
          <FileColumns
            read={shown}
            labels={labels}
            onSheet={(sheet) => {
              startAgain()
              file.showSheet(sheet)
            }}
            onChoose={(field, heading) => {
              startAgain()
              file.choose(field, heading)
            }}
            onConfirm={file.confirm}
          />
          <StatusWords
            words={words}
            condition={condition}
            onChange={setChosenWords}
            onConditionChange={setCondition}
          />
          <p>{t('cash.linesRead', { count: rows.length })}</p>
          {rows.length > 0 && !planned && shown.questions.length === 0 && (
            <Button busy={isFinding} onClick={() => void compare()}>
              {t('cash.compare')}
            </Button>
          )}
        </>
      )}
      {planned && <PartlyDelivered parts={partsOf(planned)} onDone={() => void compare()} />}
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
