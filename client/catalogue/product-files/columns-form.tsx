import { type FormEvent, useState } from 'react'
import { columnLabel, type MappedColumn } from '#domain/products/product-file-texts'
import { SelectField } from '../../platform/forms/select-field'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import type { FileColumn } from './send-import'
import './columns-form.css'

interface ColumnsFormProps {
  /** How the table of the file was found. */
  readonly notes?: readonly string[] | undefined
  readonly columns: readonly FileColumn[]
  readonly choices: readonly MappedColumn[]
  readonly onSubmit: (columns: readonly (MappedColumn | null)[]) => void
}

/** Says what each column of a file is; each of ours is one of them at most. */
export function ColumnsForm({ notes = [], columns, choices, onSubmit }: ColumnsFormProps) {
  const t = useText()
  const [chosen, setChosen] = useState(() => columns.map(({ column }) => column))
  const options = choices.map((column) => ({ value: column, label: t(columnLabel(column)) }))

  function choose(place: number, value: string): void {
    const column = choices.find((choice) => choice === value) ?? null
    setChosen((before) =>
      before.map((other, index) => {
        if (index === place) return column
        return other === column ? null : other
      }),
    )
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    onSubmit(chosen)
  }

  return (
    <form className="columns-form" aria-label={t('admin.importMap')} onSubmit={submit}>
      <h3>{t('admin.importMap')}</h3>
      <p>{t('admin.importMapText')}</p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <div className="columns-form__fields">
        {columns.map(({ heading, sample, note }, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file stay in their places
            key={index}
            label={heading || t('admin.importNoHeading')}
            hint={
              <>
                {sample ? t('admin.importSample', { sample }) : t('admin.importNoSample')}
                {note && !chosen[index] && <span className="columns-form__note">{note}</span>}
              </>
            }
            placeholder={t('admin.importLeaveOut')}
            options={options}
            value={chosen[index] ?? ''}
            onChange={({ target }) => choose(index, target.value)}
          />
        ))}
      </div>
      <Button type="submit">{t('admin.importUseColumns')}</Button>
    </form>
  )
}
