import { type ReactNode, useId } from 'react'
import { useText } from '../../../../platform/texts/text'
import { Button } from '../../../../platform/ui/button'
import './act-form.css'

interface ActFormProps {
  readonly title: string
  /** The label of the button. */
  readonly submit: string
  readonly busy: boolean
  readonly disabled?: boolean
  readonly onSubmit: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** The inputs and buttons of an action; not a form element, since it may contain one. */
export function ActForm(props: ActFormProps) {
  const { title, submit, busy, disabled = false, onSubmit, onCancel, children } = props
  const t = useText()
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out like a title
    <div className="act-form" role="group" aria-labelledby={titleId}>
      <p id={titleId} className="act-form__title">
        {title}
      </p>
      {children}
      <div className="order-panel__acts">
        <Button busy={busy} disabled={disabled} onClick={onSubmit}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('admin.cancel')}
        </Button>
      </div>
    </div>
  )
}
