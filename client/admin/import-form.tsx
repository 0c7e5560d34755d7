import { useId, useState } from 'react'
import { MAX_IMPORT_BYTES } from '#domain/limits'
import { notifySuccess } from '../lib/notify'
import { RefusedRequest } from '../lib/rest-request'
import { useText } from '../lib/text'
import { Button } from '../ui/button'
import { FormAlert } from '../ui/form-alert'
import { ImportProblems } from './import-problems'
import { type ImportProgress, type ImportResult, sendImport } from './send-import'

const MAX_MEGABYTES = MAX_IMPORT_BYTES / 1024 / 1024

/** Checks a file first, says all that is wrong with it, and writes it only when nothing is. */
export function ImportForm() {
  const t = useText()
  const id = useId()
  const [file, setFile] = useState<File>()
  const [checked, setChecked] = useState<ImportResult>()
  const [alert, setAlert] = useState<string>()
  const [phase, setPhase] = useState<'checking' | 'writing'>()
  const [progress, setProgress] = useState<ImportProgress>()

  function choose(chosen: File | undefined): void {
    const isTooLarge = chosen !== undefined && chosen.size > MAX_IMPORT_BYTES
    setAlert(isTooLarge ? t('admin.fileTooLarge', { max: MAX_MEGABYTES }) : undefined)
    setFile(isTooLarge ? undefined : chosen)
    setChecked(undefined)
  }

  async function send(chosen: File, dryRun: boolean): Promise<void> {
    setAlert(undefined)
    setProgress(undefined)
    setPhase(dryRun ? 'checking' : 'writing')
    try {
      const result = await sendImport(chosen, { dryRun, onProgress: setProgress })
      const { added, updated, problem_count } = result
      const isDone = !dryRun && problem_count === 0
      setChecked(isDone ? undefined : result)
      if (isDone) notifySuccess(t('admin.importDone', { added, updated }))
    } catch (error) {
      setAlert((error instanceof RefusedRequest && error.message) || t('admin.importFailed'))
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
          accept=".csv,text/csv"
          disabled={phase !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => choose(target.files?.[0])}
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
      {checked && !phase && <Checked result={checked} onWrite={() => file && send(file, false)} />}
    </>
  )
}

const PHASES = {
  checking: 'admin.importChecking',
  writing: 'admin.importWriting',
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

interface CheckedProps {
  readonly result: ImportResult
  readonly onWrite: () => void
}

function Checked({ result, onWrite }: CheckedProps) {
  const t = useText()
  const { added, updated, problem_count } = result
  if (problem_count > 0) return <ImportProblems result={result} />
  if (added + updated === 0) return <p role="status">{t('admin.importNothing')}</p>
  return (
    <>
      <p role="status">{t('admin.importFine', { added, updated })}</p>
      <Button onClick={onWrite}>{t('admin.importWrite')}</Button>
    </>
  )
}
