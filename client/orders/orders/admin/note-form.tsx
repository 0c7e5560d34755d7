import { useState } from 'react'
import type { UserError } from '../../../platform/forms/form-errors'
import { SubmitButton } from '../../../platform/forms/submit-button'
import { TextArea } from '../../../platform/forms/text-area'
import { notifyError, notifySuccess } from '../../../platform/lib/notify'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useText } from '../../../platform/texts/text'
import './note-form.css'

interface NoteFormProps {
  readonly texts: {
    readonly label: string
    readonly hint: string
    readonly submit: string
    readonly added: string
  }
  readonly maxLength: number
  /** Adds a note; returns the errors, none on success. */
  readonly add: (text: string) => Promise<readonly Pick<UserError, 'message'>[] | undefined>
  readonly isBusy: boolean
  readonly onAdded: () => void
}

/** Adds a note for the team to an order or a customer. */
export function NoteForm({ texts, maxLength, add, isBusy, onAdded }: NoteFormProps) {
  const t = useText()
  const [text, setText] = useState('')
  const save = useSingleFlight(async () => {
    try {
      const [userError] = (await add(text)) ?? []
      if (userError) return notifyError(userError.message)
      notifySuccess(texts.added)
      setText('')
      onAdded()
    } catch {
      notifyError(t('orders.actFailed'))
    }
  })
  return (
    <form
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) void save()
      }}
    >
      <TextArea
        label={texts.label}
        hint={texts.hint}
        rows={2}
        maxLength={maxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <SubmitButton variant="secondary" busy={isBusy}>
        {texts.submit}
      </SubmitButton>
    </form>
  )
}
