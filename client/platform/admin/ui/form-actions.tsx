import { type ReactNode, useContext, useEffect } from 'react'
import { SubmitButton } from '../../forms/submit-button'
import { useText } from '../../texts/text'
import { Button } from '../../ui/button'
import { FormSheetContext } from './form-sheet-context'
import './form-actions.css'

interface FormActionsProps {
  readonly busy: boolean
  /** Whether something was entered that is not saved. */
  readonly isDirty: boolean
  /** The text of the button that saves. */
  readonly children: ReactNode
}

/** The buttons of a form in a sheet, which stay in reach at its bottom. */
export function FormActions({ busy, isDirty, children }: FormActionsProps) {
  const t = useText()
  const sheet = useContext(FormSheetContext)
  const setIsDirty = sheet?.setIsDirty
  useEffect(() => {
    setIsDirty?.(isDirty)
    return () => setIsDirty?.(false)
  }, [isDirty, setIsDirty])
  return (
    <div className="form-actions">
      <SubmitButton busy={busy}>{children}</SubmitButton>
      {sheet && (
        <Button variant="secondary" onClick={sheet.leave}>
          {t('admin.cancel')}
        </Button>
      )}
    </div>
  )
}
