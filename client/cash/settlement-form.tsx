import { useId, useState } from 'react'
import { FormAlert } from '../forms/form-alert'
import { SelectField } from '../forms/select-field'
import {
  type CourierBalancesQuery,
  type SettlementDetailsFragment,
  useStartSettlementMutation,
} from '../gql/cash'
import { readTable, type TableFile } from '../lib/table-file'
import { useSingleFlight } from '../lib/use-single-flight'
import { useText } from '../texts/text'
import { Button } from '../ui/button'
import {
  guessStatementColumns,
  STATEMENT_FIELDS,
  type StatementColumns,
  toLines,
} from './statement-file'
import '../forms/file-field.css'
import './settlement-form.css'

interface SettlementFormProps {
  readonly courier: CourierBalancesQuery['courierBalances'][number]['courier']
  readonly onStart: (settlement: SettlementDetailsFragment) => void
}

interface ReadFile {
  readonly file: TableFile
  readonly columns: StatementColumns
}

/** Reads a courier's file, or takes all of its cash as counted: nothing is booked yet. */
export function SettlementForm({ courier, onStart }: SettlementFormProps) {
  const t = useText()
  const id = useId()
  const [read, setRead] = useState<ReadFile>()
  const [alert, setAlert] = useState<string>()
  const [feesDeducted, setFeesDeducted] = useState(!courier.isOwnDriver)
  const [startSettlement, { loading }] = useStartSettlementMutation()
  const statement = read && toLines(read.file, read.columns)

  async function selectFile(file: File | undefined): Promise<void> {
    setAlert(undefined)
    setRead(undefined)
    if (!file) return
    try {
      const content = await readTable(file)
      setRead({ file: content, columns: guessStatementColumns(content, courier.statementColumns) })
    } catch {
      setAlert(t('cash.notReadable'))
    }
  }

  const start = useSingleFlight(async (withFile: boolean) => {
    setAlert(undefined)
    try {
      const { data } = await startSettlement({
        variables: {
          input: {
            courierId: courier.id,
            feesDeducted,
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
          accept=".csv,.xlsx,.txt,text/csv"
          onChange={({ target }) => void selectFile(target.files?.[0])}
        />
      </div>
      <label className="settlement-form__fees">
        <input
          type="checkbox"
          checked={feesDeducted}
          onChange={({ target }) => setFeesDeducted(target.checked)}
        />
        {t('cash.feesDeducted')}
      </label>
      <FormAlert>{alert}</FormAlert>
      {read && statement && (
        <>
          <fieldset className="settlement-form__columns">
            <legend className="field__label">{t('cash.columns')}</legend>
            {STATEMENT_FIELDS.map((field) => (
              <SelectField
                key={field}
                label={t(`cash.column.${field}`)}
                placeholder={t('cash.noColumn')}
                options={read.file.headings.map((heading) => ({ value: heading, label: heading }))}
                value={read.columns[field] ?? ''}
                onChange={({ target }) =>
                  setRead({
                    ...read,
                    columns: { ...read.columns, [field]: target.value || null },
                  })
                }
              />
            ))}
          </fieldset>
          <p>{t('cash.linesRead', { count: statement.lines.length })}</p>
          {statement.skipped.length > 0 && (
            <p>{t('cash.linesSkipped', { lines: statement.skipped.join(', ') })}</p>
          )}
        </>
      )}
      <div className="settlement-form__actions">
        {statement && statement.lines.length > 0 && (
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
