import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../texts/text'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { FormSheetContext } from './form-sheet-context'
import { Sheet } from './sheet'

interface FormSheetProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** A form with `FormActions`. */
  readonly children: ReactNode
}

/** A form beside its list. Closing it asks first if something was entered, and so does closing the tab. */
export function FormSheet({ title, isOpen, onClose, children }: FormSheetProps) {
  const t = useText()
  const question = useRef<HTMLDialogElement>(null)
  const [isDirty, setIsDirty] = useState(false)
  useUnloadQuestion(isOpen && isDirty)

  function leave(): void {
    // Escape, in the question, closes only the question.
    if (question.current?.open) question.current.close()
    else if (isDirty) question.current?.showModal()
    else onClose()
  }

  return (
    <Sheet title={title} side="end" isOpen={isOpen} onClose={leave}>
      <FormSheetContext value={{ leave, setIsDirty }}>{children}</FormSheetContext>
      <ConfirmDialog
        ref={question}
        title={t('desk.unsaved')}
        cancel={t('desk.keepEditing')}
        confirm={t('desk.discard')}
        busy={false}
        onConfirm={async () => onClose()}
      >
        {t('desk.unsavedText')}
      </ConfirmDialog>
    </Sheet>
  )
}

/** Lets the browser ask before the tab is closed or reloaded. */
function useUnloadQuestion(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAsked])
}
