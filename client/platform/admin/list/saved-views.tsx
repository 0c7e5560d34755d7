import { useState } from 'react'
import { Field } from '../../forms/field'
import { useText } from '../../texts/text'
import { Button } from '../../ui/button'
import { BulkDialog } from '../table/bulk-dialog'

/** The filters and the order of a list under a name. */
export interface SavedView {
  readonly name: string
  /** Its search parameters. */
  readonly search: string
}

const MAX_NAME_LENGTH = 40

interface SavedViewsProps {
  readonly views: readonly SavedView[]
  /** The search parameters of what is shown; empty for the list as it is opened. */
  readonly current: string
  readonly onChange: (views: readonly SavedView[]) => void
}

/** Saves what is shown as a view, or removes the view that is shown. */
export function SaveView({ views, current, onChange }: SavedViewsProps) {
  const t = useText()
  const [isNaming, setIsNaming] = useState(false)
  const shown = views.find(({ search }) => search === current)
  if (shown) {
    return (
      <Button
        variant="quiet"
        className="save-view"
        aria-label={t('list.removeViewNamed', { name: shown.name })}
        onClick={() => onChange(views.filter((view) => view !== shown))}
      >
        {t('list.removeView')}
      </Button>
    )
  }
  if (!current) return null
  return (
    <>
      <Button variant="quiet" className="save-view" onClick={() => setIsNaming(true)}>
        {t('list.saveView')}
      </Button>
      {isNaming && (
        <NameDialog
          onClose={() => setIsNaming(false)}
          onName={(name) => {
            setIsNaming(false)
            onChange([...views.filter((view) => view.name !== name), { name, search: current }])
          }}
        />
      )}
    </>
  )
}

interface NameDialogProps {
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

function NameDialog({ onName, onClose }: NameDialogProps) {
  const t = useText()
  const [text, setText] = useState('')
  const name = text.trim()
  const save = () => name && onName(name)
  return (
    <BulkDialog
      title={t('list.saveView')}
      confirm={t('list.saveViewButton')}
      busy={false}
      disabled={!name}
      onConfirm={save}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Field
          label={t('list.viewName')}
          hint={t('list.viewNameHint')}
          value={text}
          maxLength={MAX_NAME_LENGTH}
          autoFocus
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </BulkDialog>
  )
}
