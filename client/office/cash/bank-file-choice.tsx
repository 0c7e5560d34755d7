import { useId } from 'react'
import { FileColumns } from '../../platform/files/file-columns'
import { LeftOutRows } from '../../platform/files/left-out-rows'
import { useTableFile } from '../../platform/files/use-table-file'
import { FormAlert } from '../../platform/forms/form-alert'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { Price } from '../../platform/ui/price'
import {
  BANK_RULES,
  type BankLine,
  type ExpectedTransfer,
  findTransfer,
  toBankLines,
} from './bank-file'
import '../../platform/forms/file-field.css'
import './bank-file-choice.css'

interface BankFileChoiceProps {
  readonly expected: ExpectedTransfer
  readonly chosen: BankLine | undefined
  readonly onChoose: (line: BankLine | undefined) => void
}

/** Finds what arrived in the file of a bank or wallet: the lines that could be the transfer come first. */
export function BankFileChoice({ expected, chosen, onChoose }: BankFileChoiceProps) {
  const t = useText()
  const id = useId()
  const { read, ...file } = useTableFile(BANK_RULES, null)
  const labels = {
    date: t('cash.bank.date'),
    text: t('cash.bank.text'),
    reference: t('cash.bank.reference'),
    credit: t('cash.bank.credit'),
    debit: t('cash.bank.debit'),
    amount: t('cash.bank.amount'),
    balance: t('cash.bank.balance'),
  }
  // Only what arrived matters.
  const questions = (read?.questions ?? []).filter(
    ({ field }) => field === 'credit' || (field === 'amount' && read?.columns.credit === null),
  )
  const found = read && questions.length === 0 ? toBankLines(read.file, read.columns) : undefined
  const { likely, others } = findTransfer(found?.lines ?? [], expected)
  const list = (lines: readonly BankLine[]) => (
    <BankLineList lines={lines} chosen={chosen} onChoose={onChoose} />
  )
  return (
    <details className="bank-file">
      <summary>{t('cash.bank')}</summary>
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {t('cash.bank.file')}
        </label>
        <input
          id={id}
          className="field__file"
          type="file"
          accept=".csv,.xlsx,.xls,.txt,.tsv,text/csv"
          onChange={({ target }) => {
            onChoose(undefined)
            void file.selectFile(target.files?.[0])
          }}
        />
      </div>
      <FormAlert>{file.alert}</FormAlert>
      {read && (
        <details
          key={`${read.file.name} ${read.file.sheet}`}
          open={questions.length > 0 || found?.lines.length === 0}
        >
          <summary>{t('cash.columns')}</summary>
          <FileColumns
            read={{ ...read, questions }}
            labels={labels}
            onSheet={file.showSheet}
            onChoose={file.choose}
            onConfirm={file.confirm}
          />
        </details>
      )}
      {found && (
        <>
          <LeftOutRows rows={found.unread} labels={labels} otherwise="" />
          {found.lines.length === 0 && <p role="status">{t('cash.bank.none')}</p>}
          {likely.length > 0 && (
            <>
              <p>{t('cash.bank.likely')}</p>
              {list(likely)}
            </>
          )}
          {others.length > 0 && (
            <details open={likely.length === 0}>
              <summary>{t('cash.bank.others', { count: others.length })}</summary>
              {list(others)}
            </details>
          )}
        </>
      )}
    </details>
  )
}

interface BankLineListProps {
  readonly lines: readonly BankLine[]
  readonly chosen: BankLine | undefined
  readonly onChoose: (line: BankLine) => void
}

function BankLineList({ lines, chosen, onChoose }: BankLineListProps) {
  const t = useText()
  // The lines are read anew with each change of the form.
  const isChosen = ({ line, amount }: BankLine) => line === chosen?.line && amount === chosen.amount
  return (
    <ul className="bank-file__lines">
      {lines.map((line) => (
        <li key={line.line} className="bank-file__line" data-chosen={isChosen(line)}>
          <div className="bank-file__about">
            <b>
              <Price pounds={line.amount} />
            </b>
            <span className="bank-file__detail">
              <bdi>{line.date ?? line.dateText}</bdi>
              {line.reference && (
                <>
                  {' · '}
                  <bdi>{line.reference}</bdi>
                </>
              )}
            </span>
            {line.text && (
              <span className="bank-file__detail">
                <bdi>{line.text}</bdi>
              </span>
            )}
          </div>
          <Button
            variant={isChosen(line) ? 'quiet' : 'secondary'}
            aria-pressed={isChosen(line)}
            onClick={() => onChoose(line)}
          >
            {isChosen(line) ? t('cash.bank.chosen') : t('cash.bank.choose')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
