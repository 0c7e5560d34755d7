import { useId, useState } from 'react'
import { MAX_IMPORT_BYTES } from '#domain/limits'
import { RestError } from '../api/rest-request'
import { FormAlert } from '../forms/form-alert'
import { notifySuccess } from '../lib/notify'
import { useText } from '../texts/text'
import { Button } from '../ui/button'
import { ImportChanges } from './import-changes'
import { ImportProblems } from './import-problems'
import { type ImportProgress, type ImportResult, sendImport } from './send-import'
import '../forms/file-field.css'
import './import-form.css'

const MAX_MEGABYTES = MAX_IMPORT_BYTES / 1024 / 1024

/** Validates a file and shows its problems; a valid file can then be imported. */
export function ImportForm() {
  const t = useText()
  const id = useId()
  const [file, setFile] = useState<File>()
  const [validated, setValidated] = useState<ImportResult>()
  const [alert, setAlert] = useState<string>()
  const [phase, setPhase] = useState<keyof typeof PHASES>()
  const [progress, setProgress] = useState<ImportProgress>()

  function selectFile(selected: File | undefined): void {
    const isTooLarge = selected !== undefined && selected.size > MAX_IMPORT_BYTES
    setAlert(isTooLarge ? t('admin.fileTooLarge', { max: MAX_MEGABYTES }) : undefined)
    setFile(isTooLarge ? undefined : selected)
    setValidated(undefined)
  }

  async function send(csv: File, dryRun: boolean): Promise<void> {
    setAlert(undefined)
    setProgress(undefined)
    setPhase(dryRun ? 'validating' : 'importing')
    try {
      const result = await sendImport(csv, { dryRun, onProgress: setProgress })
      const { added, updated, problem_count } = result
      const isDone = !dryRun && problem_count === 0
      setValidated(isDone ? undefined : result)
      if (isDone) notifySuccess(t('admin.importDone', { added, updated }))
    } catch (error) {
      setAlert((error instanceof RestError && error.message) || t('admin.importFailed'))
    }
    setPhase(undefined)
  }

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
          accept=".csv,.txt,text/csv,text/plain"
          disabled={phase !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => selectFile(target.files?.[0])}
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
          onClick={() => void send(file, true)}
        >
          {t('admin.importCheck')}
        </Button>
      )}
      {phase && <Progress title={t(PHASES[phase])} progress={progress} />}
      {validated && !phase && (
        <ValidationResult result={validated} onImport={() => file && send(file, false)} />
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

interface ValidationResultProps {
  readonly result: ImportResult
  readonly onImport: () => void
}

function ValidationResult({ result, onImport }: ValidationResultProps) {
  const t = useText()
  const { added, updated, problem_count, file, notes = [] } = result
  const format = file && (
    <p className="field__hint">
      {t('admin.importFormat', {
        encoding: ENCODINGS[file.encoding] ?? file.encoding,
        delimiter: t(`admin.importDelimiter.${file.delimiter}`),
      })}
    </p>
  )
  if (problem_count > 0) {
    return (
      <>
        {format}
        <ImportProblems result={result} />
      </>
    )
  }
  if (added + updated === 0) {
    return (
      <>
        {format}
        <p role="status">{t('admin.importNothing')}</p>
      </>
    )
  }
  return (
    <>
      {format}
      <p role="status">{t('admin.importFine', { added, updated })}</p>
      {notes.map((note) => (
        <p key={note} className="import__note">
          {note}
        </p>
      ))}
      <ImportChanges result={result} />
      <Button onClick={onImport}>{t('admin.importWrite')}</Button>
    </>
  )
}

const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1256': 'Windows-1256',
}
