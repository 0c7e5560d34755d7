import { MAX_CUSTOMER_NOTE_LENGTH } from '#domain/limits'
import { useCan } from '../../../platform/admin/use-admin-token'
import { reportOutcome } from '../../../platform/api/report-outcome'
import {
  type CustomerNoteFieldsFragment,
  useAddCustomerNoteMutation,
  useRemoveCustomerNoteMutation,
} from '../../../platform/gql/orders-admin'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useText } from '../../../platform/texts/text'
import { useFormatDate } from '../../../platform/texts/use-format-date'
import { Button } from '../../../platform/ui/button'
import { NoteForm } from './note-form'
import './customer-notes.css'

interface CustomerNotesProps {
  readonly phone: string
  readonly notes: readonly CustomerNoteFieldsFragment[]
  readonly onChanged: () => void
}

/** The team's notes on a customer, and a form to add one. */
export function CustomerNotes({ phone, notes, onChanged }: CustomerNotesProps) {
  const t = useText()
  const mayAdd = useCan('customers.note')
  const mayRemove = useCan('customers.edit')
  const [addNote, adding] = useAddCustomerNoteMutation()
  return (
    <>
      {notes.length > 0 && (
        <ul className="customer-notes" aria-label={t('customer.notes')}>
          {notes.map((note) => (
            <Note key={note.id} note={note} mayRemove={mayRemove} onRemoved={onChanged} />
          ))}
        </ul>
      )}
      {mayAdd && (
        <NoteForm
          texts={{
            label: t('customer.note'),
            hint: t('customer.noteHint'),
            submit: t('customer.addNote'),
            added: t('customer.noteAdded'),
          }}
          maxLength={MAX_CUSTOMER_NOTE_LENGTH}
          add={async (text) => {
            const { data } = await addNote({ variables: { phone, text } })
            return data?.addCustomerNote.userErrors
          }}
          isBusy={adding.loading}
          onAdded={onChanged}
        />
      )}
    </>
  )
}

interface NoteProps {
  readonly note: CustomerNoteFieldsFragment
  readonly mayRemove: boolean
  readonly onRemoved: () => void
}

function Note({ note: { id, text, authorName, createdAt }, mayRemove, onRemoved }: NoteProps) {
  const t = useText()
  const formatDate = useFormatDate()
  const [removeNote, { loading }] = useRemoveCustomerNoteMutation()
  const remove = useSingleFlight(async () => {
    const removed = await reportOutcome(removeNote({ variables: { id } }), {
      done: t('customer.noteRemoved'),
      failed: t('orders.actFailed'),
    })
    if (removed) onRemoved()
  })
  return (
    <li>
      <p className="customer-notes__text">
        <bdi>{text}</bdi>
      </p>
      <p className="customer-notes__foot">
        {authorName && <bdi>{authorName}</bdi>}
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {mayRemove && (
          <Button
            variant="quiet"
            busy={loading}
            aria-label={t('customer.removeNoteNamed', { text })}
            onClick={() => void remove()}
          >
            {t('customer.removeNote')}
          </Button>
        )}
      </p>
    </li>
  )
}
