import { useId, useState } from 'react'
import { FileColumns } from '../../platform/files/file-columns'
import { LeftOutRows } from '../../platform/files/left-out-rows'
import { useTableFile } from '../../platform/files/use-table-file'
import { FormAlert } from '../../platform/forms/form-alert'
import {
  type CourierBalancesQuery,
  type SettlementDetailsFragment,
  useStartSettlementMutation,
} from '../../platform/gql/cash'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import {
  STATEMENT_RULES,
  type StatementColumns,
  type StatementField,
  toLines,
} from './statement-file'
import '../../platform/forms/file-field.css'
import './settlement-form.css'

interface SettlementFormProps {
  readonly courier: CourierBalancesQuery['courierBalances'][number]['courier']
  readonly onStart: (settlement: SettlementDetailsFragment) => void
}

/** Another fee has a place once there is one before it. */
function hasPlace(field: StatementField, columns: StatementColumns): boolean {
  if (columns[field]) return true
  if (field === 'secondFee') return columns.fee !== null
  return field !== 'thirdFee' || columns.secondFee !== null
}

/** Reads a courier's file, or takes all of its cash as counted: nothing is booked yet. */
export function SettlementForm({ courier, onStart }: SettlementFormProps) {
  const t = useText()
  const id = useId()
  const [alert, setAlert] = useState<string>()
  const [deductsFees, setFeesDeducted] = useState(!courier.isOwnDriver)
  const [startSettlement, { loading }] = useStartSettlementMutation()
  const { read, ...file } = useTableFile(STATEMENT_RULES, courier.statementColumns)
  const statement = read && toLines(read.file, read.columns)
  const lineCount = statement?.lines.filter(({ kind }) => kind !== 'SUM').length ?? 0
  const labels = {
    trackingNumber: t('cash.column.trackingNumber'),
    orderId: t('cash.column.orderId'),
    phone: t('cash.column.phone'),
    amount: t('cash.column.amount'),
    fee: t('cash.column.fee'),
    secondFee: t('cash.column.secondFee'),
    thirdFee: t('cash.column.thirdFee'),
    tax: t('cash.column.tax'),
    net: t('cash.column.net'),
  }

  const start = useSingleFlight(async (withFile: boolean) => {
    setAlert(undefined)
    try {
      const { data } = await startSettlement({
        variables: {
          input: {
            courierId: courier.id,
            deductsFees,
            ...(withFile &&
              read &&
              statement && {
                fileName: read.file.name,
                columns: read.columns,
                lines: [...statement.lines],
              }),
          },
        },
      })
      const [userError] = data?.startSettlement.userErrors ?? []
      if (userError) return setAlert(userError.message)
      if (data?.startSettlement.settlement) onStart(data.startSettlement.settlement)
    } catch {
      setAlert(t('cash.failed'))
    }
  })

  return (
    <form
      className="card settlement-form"
      aria-label={t('cash.settleWith', { courier: courier.name })}
      onSubmit={(event) => {
        event.preventDefault()
        void start(true)
      }}
    >
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {t('cash.file')}
        </label>
        <input
          id={id}
          className="field__file"
          type="file"
          accept=".csv,.xlsx,.xls,.txt,.tsv,text/csv"
          onChange={({ target }) => {
            setAlert(undefined)
            void file.selectFile(target.files?.[0])
          }}
        />
      </div>
      <label className="settlement-form__fees">
        <input
          type="checkbox"
          checked={deductsFees}
          onChange={({ target }) => setFeesDeducted(target.checked)}
        />
        {t('cash.feesDeducted')}
      </label>
      <FormAlert>{alert ?? file.alert}</FormAlert>
      {read && statement && (
        <>
          <FileColumns
            read={read}
            labels={labels}
            isShown={(field) => hasPlace(field, read.columns)}
            onSheet={file.showSheet}
            onChoose={file.choose}
            onConfirm={file.confirm}
          />
          <p>{t('cash.linesRead', { count: lineCount })}</p>
          <LeftOutRows
            rows={statement.doubtful}
            labels={labels}
            otherwise={t('file.noParcel')}
            summary={t('cash.doubtful', { count: statement.doubtful.length })}
          />
        </>
      )}
      <div className="settlement-form__actions">
        {lineCount > 0 && read?.questions.length === 0 && (
          <Button type="submit" busy={loading}>
            {t('cash.compare')}
          </Button>
        )}
        {!read && (
          <Button variant="secondary" busy={loading} onClick={() => void start(false)}>
            {t('cash.countAll')}
          </Button>
        )}
      </div>
    </form>
  )
}
