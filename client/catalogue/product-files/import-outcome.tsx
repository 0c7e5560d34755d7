import { downloadFile } from '../../platform/lib/download-file'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { ImportChanges } from './import-changes'
import { ImportProblems } from './import-problems'
import type { ImportResult } from './send-import'
import type { CheckedFile } from './use-import'
import './import-outcome.css'

interface ImportOutcomeProps {
  readonly checked: CheckedFile
  /** With only the rows without problems, or all. */
  readonly onImport: (onlyValid: boolean) => void
  /** To say what the columns are again. */
  readonly onMap: () => void
}

/** The effect of a file on the products, or its problems. */
export function ImportOutcome({ checked, onImport, onMap }: ImportOutcomeProps) {
  const { result } = checked
  const isMapped = result.source === 'mapped'
  return (
    <>
      <Origin result={result} onMap={isMapped ? onMap : undefined} />
      {result.problem_count > 0 ? (
        <Problems checked={checked} onImport={() => onImport(true)} />
      ) : (
        <Fine result={result} onImport={() => onImport(false)} />
      )}
    </>
  )
}

interface OriginProps {
  readonly result: ImportResult
  readonly onMap: (() => void) | undefined
}

function Origin({ result: { file, source }, onMap }: OriginProps) {
  const t = useText()
  return (
    <>
      {source && source !== 'own' && source !== 'unknown' && (
        <p className="import__origin">
          {t(`admin.importSource.${source}`)}
          {onMap && (
            <Button variant="secondary" onClick={onMap}>
              {t('admin.importChangeColumns')}
            </Button>
          )}
        </p>
      )}
      {file && (
        <p className="field__hint">
          {t('admin.importFormat', {
            encoding: ENCODINGS[file.encoding] ?? file.encoding,
            delimiter: t(`admin.importDelimiter.${file.delimiter}`),
          })}
        </p>
      )}
    </>
  )
}

const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1256': 'Windows-1256',
}

function Notes({ notes = [] }: Pick<ImportResult, 'notes'>) {
  return notes.map((note) => (
    <p key={note} className="import__note">
      {note}
    </p>
  ))
}

interface FineProps {
  readonly result: ImportResult
  readonly onImport: () => void
}

function Fine({ result, onImport }: FineProps) {
  const t = useText()
  const { added, updated, notes } = result
  if (added + updated === 0) {
    return (
      <>
        <p role="status">{t('admin.importNothing')}</p>
        <Notes notes={notes} />
      </>
    )
  }
  return (
    <>
      <p role="status">{t('admin.importFine', { added, updated })}</p>
      <Notes notes={notes} />
      <Button onClick={onImport}>{t('admin.importWrite')}</Button>
      <ImportChanges result={result} />
    </>
  )
}

interface ProblemsProps {
  readonly checked: CheckedFile
  readonly onImport: () => void
}

const FIX_FILE_NAME = 'rows-to-fix.csv'

function Problems({ checked: { result, isImported }, onImport }: ProblemsProps) {
  const t = useText()
  const { valid, rows_to_mend } = result
  const count = valid ? valid.added + valid.updated : 0
  return (
    <>
      <ImportProblems result={result} isImported={isImported} />
      <div className="import__actions">
        {rows_to_mend && (
          <Button
            variant="secondary"
            onClick={() =>
              downloadFile(new Blob([rows_to_mend], { type: 'text/csv' }), FIX_FILE_NAME)
            }
          >
            {t('admin.importRowsToFix')}
          </Button>
        )}
        {count > 0 && !isImported && (
          <Button onClick={onImport}>{t('admin.importValid', { count })}</Button>
        )}
      </div>
      {rows_to_mend && <p className="field__hint">{t('admin.importRowsToFixText')}</p>}
      {count > 0 && !isImported && (
        <>
          <Notes notes={result.notes} />
          <ImportChanges result={{ ...result, ...valid }} />
        </>
      )}
    </>
  )
}
