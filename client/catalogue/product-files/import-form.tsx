import { useId, useState } from 'react'
import { MAX_IMPORT_BYTES } from '#domain/limits'
import { FileNotes } from '../../platform/files/file-notes'
import { FormAlert } from '../../platform/forms/form-alert'
import { SelectField } from '../../platform/forms/select-field'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { ColumnsForm } from './columns-form'
import { ImportOutcome } from './import-outcome'
import type { ImportProgress } from './send-import'
import { useImport } from './use-import'
import '../../platform/forms/file-field.css'
import './import-form.css'

const MAX_MEGABYTES = MAX_IMPORT_BYTES / 1024 / 1024

interface ImportFormProps {
  /** Called after products were imported. */
  readonly onImported?: () => void
}

/** Validates a file and shows its problems; its rows without any can then be imported. */
export function ImportForm({ onImported }: ImportFormProps) {
  const t = useText()
  const id = useId()
  const { file, product, checked, alert, phase, progress, selectFile, showSheet, send } =
    useImport(onImported)
  const [isMapping, setIsMapping] = useState(false)
  const { columns = [], choices = [] } = checked?.result ?? {}
  const isAsking = checked?.result.source === 'unknown' || isMapping

  return (
    <>
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {t('admin.importFile')}
        </label>
        <input
          id={id}
          className="field__file"
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,.xls,text/csv,text/plain"
          disabled={phase !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            setIsMapping(false)
            selectFile(target.files?.[0])
          }}
        />
        <p className="field__hint" id={`${id}-hint`}>
          {t('admin.importFileHint', { max: MAX_MEGABYTES })}
        </p>
      </div>
      <FormAlert>{alert}</FormAlert>
      {file && (
        <Button
          variant="secondary"
          busy={phase !== undefined}
          onClick={() => {
            setIsMapping(false)
            void send({ dryRun: true })
          }}
        >
          {t('admin.importCheck')}
        </Button>
      )}
      {phase && <Progress title={t(PHASES[phase])} progress={progress} />}
      {checked && !phase && product && product.sheets.length > 0 && (
        <SelectField
          label={t('file.sheet')}
          placeholder={product.sheet}
          options={product.sheets
            .filter((sheet) => sheet !== product.sheet)
            .map((sheet) => ({ value: sheet, label: sheet }))}
          value=""
          onChange={({ target }) => {
            setIsMapping(false)
            void showSheet(target.value)
          }}
        />
      )}
      {checked && !phase && <FileNotes notes={product?.notes ?? []} />}
      {checked && !phase && isAsking && (
        <ColumnsForm
          notes={checked.result.notes}
          columns={columns}
          choices={choices}
          onSubmit={(chosen) => {
            setIsMapping(false)
            void send({ dryRun: true, columns: chosen })
          }}
        />
      )}
      {checked && !phase && !isAsking && (
        <ImportOutcome
          checked={checked}
          onImport={(onlyValid) => void send({ dryRun: false, onlyValid })}
          onMap={() => setIsMapping(true)}
        />
      )}
    </>
  )
}

const PHASES = {
  validating: 'admin.importChecking',
  importing: 'admin.importWriting',
} as const

interface ProgressProps {
  readonly title: string
  readonly progress: ImportProgress | undefined
}

function Progress({ title, progress }: ProgressProps) {
  const t = useText()
  return (
    <div className="import__progress" role="status">
      <progress aria-label={title} value={progress?.done} max={progress?.of} />
      <p>{progress ? t('admin.importProgress', { ...progress }) : title}</p>
    </div>
  )
}
