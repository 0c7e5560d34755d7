import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { type CustomerNoteInput, customerNoteSchema } from '#domain/orders/customers.schema'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { statement } from '../../platform/database/statements/statement'

/** A note of staff about a customer. */
export interface CustomerNoteView {
  readonly id: number
  readonly text: string
  readonly authorName: string | null
  readonly writtenAt: Date
}

const noteRow = z.object({
  id: z.int(),
  text: z.string(),
  authorName: z.string().nullable(),
  writtenAt: z.date(),
})

const COLUMNS = 'id, text, author_name AS "authorName", written_at AS "writtenAt"'

/** How many notes of a customer are shown. */
export const MAX_NOTES = 50

const selectNotes = statement({
  name: 'customers.selectNotes',
  sql: `SELECT ${COLUMNS} FROM customer_notes WHERE phone = $1 ORDER BY id DESC LIMIT ${MAX_NOTES}`,
  row: noteRow,
})

/** The notes about a phone, newest first. */
export function listNotes(db: EntityManager, phone: string): Promise<readonly CustomerNoteView[]> {
  return selectNotes(db, [phone])
}

const insertNote = statement({
  name: 'customers.insertNote',
  sql: `INSERT INTO customer_notes (phone, text, author_name)
     SELECT $1, $2, (SELECT first_name FROM users WHERE id = $3) RETURNING ${COLUMNS}`,
  row: noteRow,
})

/** Writes a note about a phone; of a tool with an API key, it has no author. Throws INVALID. */
export async function addNote(
  db: EntityManager,
  authorId: number | null,
  input: Unchecked<CustomerNoteInput>,
): Promise<CustomerNoteView> {
  const { phone, text } = validate(customerNoteSchema, input)
  const [note] = await insertNote(db, [phone, text, authorId])
  if (!note) throw new Error('An insertion returned no row')
  return note
}

const deleteNote = statement({
  name: 'customers.deleteNote',
  sql: 'DELETE FROM customer_notes WHERE id = $1 RETURNING id',
  row: z.object({ id: z.int() }),
})

/** Removes a note. Throws NOT_FOUND. */
export async function removeNote(db: EntityManager, id: unknown): Promise<number> {
  const [removed] = await deleteNote(db, [readId(id) ?? null])
  if (!removed) throw new AppError('NOT_FOUND', { key: 'customer.noteNotFound' })
  return removed.id
}
