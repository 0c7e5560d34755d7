import { roundedNotes } from '#domain/files/column-amounts'
import type { ColumnQuestion } from '#domain/files/columns'
import { toDecimalString } from '#domain/money/money'
import { asPiastres } from '#domain/money/units'
import { SelectField } from '../forms/select-field'
import { useText } from '../texts/text'
import { Button } from '../ui/button'
import { FileNotes } from './file-notes'
import { isConfirmable, type ReadFile } from './use-table-file'
import './file-columns.css'

interface FileColumnsProps<Field extends string> {
  readonly read: ReadFile<Field>
  readonly labels: Readonly<Record<Field, string>>
  /** Whether the field has a place; all by default. */
  readonly isShown?: (field: Field) => boolean
  readonly onSheet: (sheet: string) => void
  readonly onChoose: (field: Field, heading: string | null) => void
  readonly onConfirm: (question: ColumnQuestion<Field>) => void
}

/** How a file was read, what its columns are, and what is asked about them. */
export function FileColumns<Field extends string>(props: FileColumnsProps<Field>) {
  const { read, labels, isShown = () => true, onSheet, onChoose, onConfirm } = props
  const t = useText()
  const { file, columns, questions } = read
  const isAsked = (field: Field) => questions.some((question) => question.field === field)
  const fields = (Object.keys(labels) as Field[]).filter(
    (field) => isShown(field) || isAsked(field),
  )
  const options = file.headings
    .filter((heading) => heading !== '')
    .map((heading) => ({ value: heading, label: heading }))
  return (
    <>
      {file.sheets.length > 0 && (
        <SelectField
          label={t('file.sheet')}
          placeholder={file.sheet}
          options={file.sheets
            .filter((sheet) => sheet !== file.sheet)
            .map((sheet) => ({ value: sheet, label: sheet }))}
          value=""
          onChange={({ target }) => onSheet(target.value)}
        />
      )}
      <FileNotes notes={[...file.notes, ...roundedNotes(file, Object.values(columns))]} />
      <fieldset className="file-columns">
        <legend className="field__label">{t('cash.columns')}</legend>
        {fields.map((field) => (
          <div
            key={field}
            className={
              isAsked(field)
                ? 'file-columns__field file-columns__field--asked'
                : 'file-columns__field'
            }
          >
            <SelectField
              label={labels[field]}
              placeholder={t('cash.noColumn')}
              options={options}
              value={columns[field] ?? ''}
              onChange={({ target }) => onChoose(field, target.value || null)}
            />
            {questions
              .filter((question) => question.field === field)
              .map((question) => (
                <Question
                  key={question.doubt}
                  question={question}
                  label={labels[field]}
                  onChoose={(heading) => onChoose(field, heading)}
                  onConfirm={() => onConfirm(question)}
                />
              ))}
          </div>
        ))}
      </fieldset>
    </>
  )
}

interface QuestionProps {
  readonly question: ColumnQuestion<string>
  readonly label: string
  readonly onChoose: (heading: string | null) => void
  readonly onConfirm: () => void
}

function Question({ question, label, onChoose, onConfirm }: QuestionProps) {
  const t = useText()
  const { doubt, heading, choices, sums, values } = question
  const pounds = (piastres = 0) => toDecimalString(asPiastres(piastres))
  const parameters = {
    heading,
    said: pounds(sums?.said),
    read: pounds(sums?.read),
    count: values?.count ?? 0,
    of: values?.of ?? 0,
    examples: values?.examples.join(' · ') ?? '',
  }
  return (
    <div className="file-columns__question" role="alert">
      <p>
        <b>{label}</b>: {t(`file.doubt.${doubt}`, parameters)}
      </p>
      <div className="file-columns__answers">
        {isConfirmable(question) && (
          <Button variant="secondary" onClick={onConfirm}>
            {t('file.useColumn')}
          </Button>
        )}
        {choices
          .filter((choice) => choice !== heading || doubt === 'several')
          .map((choice) => (
            <Button key={choice} variant="secondary" onClick={() => onChoose(choice)}>
              <bdi>{choice}</bdi>
            </Button>
          ))}
        <Button variant="quiet" onClick={() => onChoose(null)}>
          {t('cash.noColumn')}
        </Button>
      </div>
    </div>
  )
}
