import type { FileNote } from '#domain/files/table'
import { useText } from '../texts/text'
import './file-columns.css'

/** Notes on what was left out of a file, and on how the rest was read. */
export function FileNotes({ notes }: { readonly notes: readonly FileNote[] }) {
  const t = useText()
  if (notes.length === 0) return null
  return (
    <ul className="file-columns__notes" aria-label={t('file.notes')}>
      {notes.map(({ kind, ...values }) => {
        const text = t(`file.note.${kind}`, values)
        return <li key={text}>{text}</li>
      })}
    </ul>
  )
}
