import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { encodeCursor, type Page, toPage } from './cursor'
import { statement } from './statement'

// Lists for those who read what has changed since they last asked: docs/decisions/0053-lists-say-what-has-changed.md.

/** A row that says when it last changed. */
export interface Changed {
  readonly id: number
  readonly updatedAt: Date
}

/** A page in the order of the changes. */
export interface ChangesPage<T extends Changed> extends Page<T> {
  cursorOf(node: Changed): string
  /** All changes before this time are in this page and those before it. */
  readonly updatedUntil: Date
}

const MILLISECONDS = 1000

/** How many numbers a cursor of changes has: seconds, milliseconds, and the id. */
export const CHANGES_CURSOR_LENGTH = 3

const readCompleteUntil = statement({
  name: 'changes.readCompleteUntil',
  sql: 'SELECT changes_complete_until() AS "completeUntil"',
  row: z.object({ completeUntil: z.date() }),
})

/** Returns the time up to which lists of changes are complete: the next statement sees every earlier change. */
export async function changesCompleteUntil(db: EntityManager): Promise<Date> {
  const [row] = await readCompleteUntil(db)
  if (!row) throw new Error('The database does not say how far changes are complete')
  return row.completeUntil
}

/** The order of the changes. */
export const CHANGES_ORDER = 'updated_at, id'

/** The condition of changes before a time, after the position of a cursor. */
export function changesCondition(
  table: string,
  until: Date,
  position: readonly number[] | undefined,
  bind: (value: unknown) => string,
): string {
  const isComplete = `${table}.updated_at < ${bind(until)}`
  if (!position) return isComplete
  const [seconds, milliseconds, id] = position.map((part) => `${bind(part)}::int`)
  return `${isComplete} AND (${table}.updated_at, ${table}.id) >
    (to_timestamp(${seconds}) + make_interval(secs => ${milliseconds} / ${MILLISECONDS}.0), ${id})`
}

function positionOf({ id, updatedAt }: Changed): readonly number[] {
  const time = updatedAt.getTime()
  return [Math.floor(time / MILLISECONDS), time % MILLISECONDS, id]
}

/** Makes a page from the rows after the cursor `after`, of which one more than `first` was read. */
export function toChangesPage<T extends Changed>(
  rows: readonly T[],
  page: { readonly first: number; readonly after?: string | null | undefined },
  until: Date,
): ChangesPage<T> {
  const changes = toPage(rows, page, positionOf)
  const last = changes.hasNextPage ? changes.nodes.at(-1) : undefined
  return {
    ...changes,
    cursorOf: (node) => encodeCursor(positionOf(node)),
    updatedUntil: last?.updatedAt ?? until,
  }
}
