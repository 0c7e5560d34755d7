import { useState } from 'react'
import { MAX_ORDER_NOTE_LENGTH } from '#domain/limits'
import { SubmitButton } from '../../../../platform/forms/submit-button'
import { TextArea } from '../../../../platform/forms/text-area'
import { useAddOrderNoteMutation } from '../../../../platform/gql/orders-admin'
import { notifyError, notifySuccess } from '../../../../platform/lib/notify'
import { useSingleFlight } from '../../../../platform/lib/use-single-flight'
import { useText } from '../../../../platform/texts/text'
import './note-form.css'

interface NoteFormProps {
  /** The order's. */
  readonly id: string
  readonly reload: () => void
}

/** Adds a note for the team to the timeline of an order. */
export function NoteForm({ id, reload }: NoteFormProps) {
  const t = useText()
  const [text, setText] = useState('')
  const [addNote, { loading }] = useAddOrderNoteMutation()
  const save = useSingleFlight(async () => {
    try {
      const { data } = await addNote({ variables: { id, text } })
      const [userError] = data?.addOrderNote.userErrors ?? []
      if (userError) return notifyError(userError.message)
      notifySuccess(t('orders.noteAdded'))
      setText('')
      reload()
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
        label={t('orders.note')}
        hint={t('orders.noteHint')}
        rows={2}
        maxLength={MAX_ORDER_NOTE_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <SubmitButton variant="secondary" busy={loading}>
        {t('orders.addNote')}
      </SubmitButton>
    </form>
  )
}
