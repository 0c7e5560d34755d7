import { useState } from 'react'
import { MAX_ORDER_NOTE_LENGTH } from '#domain/limits'
import { FormAlert } from '../../../../../platform/forms/form-alert'
import { TextArea } from '../../../../../platform/forms/text-area'
import { useText } from '../../../../../platform/texts/text'
import { ActForm } from '../act-form'
import { useChangeReturn } from './use-change-return'
import { useReturnMutations } from './use-return-mutations'

interface AnswerFormProps {
  readonly act: 'accept' | 'decline'
  readonly returnId: string
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Accepts or declines a return, with a message to the customer. */
export function AnswerForm({ act, returnId, onDone, onCancel }: AnswerFormProps) {
  const t = useText()
  const [text, setText] = useState('')
  const { accept, decline } = useReturnMutations()
  const { change, busy, problemAt, otherProblem } = useChangeReturn(onDone)

  function submit(): void {
    // One line: the server refuses control characters.
    const variables = { id: returnId, answer: text.replace(/\s+/g, ' ').trim() }
    const send = () => (act === 'accept' ? accept({ variables }) : decline({ variables }))
    void change(send, t(`orders.return.done.${act}`))
  }

  const error = problemAt('answer')
  return (
    <ActForm
      title={t(`orders.return.${act}`)}
      submit={t(`orders.return.${act}`)}
      busy={busy}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <FormAlert>{otherProblem('answer')}</FormAlert>
      <TextArea
        label={t('orders.return.answer')}
        hint={t(act === 'accept' ? 'orders.return.answerHint' : 'orders.return.declineHint')}
        rows={2}
        maxLength={MAX_ORDER_NOTE_LENGTH}
        value={text}
        {...(error && { error })}
        onChange={({ target }) => setText(target.value)}
      />
    </ActForm>
  )
}
