import { stringify } from 'csv-stringify/sync'
import type { EntityManager } from 'typeorm'
import {
  CHANGE_LOG_COLUMNS,
  type ChangeFilter,
  type ChangeFilterInput,
  changeFilterSchema,
} from '#domain/change-log/change-log.schema'
import { changedFields } from '#domain/change-log/changed-fields'
import { guardFormula } from '#domain/files/formula'
import { type Unchecked, validate } from '#domain/validation/validate'
import { type ChangeView, readChanges, type VisibleChanges } from './change-log.service'

const BATCH_SIZE = 1_000

type Cells = Partial<Record<(typeof CHANGE_LOG_COLUMNS)[number], string | null>>

const toCell = (text: string | null) => text && guardFormula(text)

/** A line for each field. */
function toLines(change: ChangeView): readonly Cells[] {
  const { id, cairoTime, actorName, address, action, kind, subject, title } = change
  const fields = changedFields(change.before, change.after)
  return fields.map(({ field, before, after, isPrivate }) => ({
    id,
    time: cairoTime,
    who: toCell(actorName),
    address,
    action,
    kind,
    subject,
    title: toCell(title),
    field,
    before: isPrivate ? '***' : toCell(before),
    after: isPrivate ? '***' : toCell(after),
  }))
}

const toCsv = (lines: readonly Cells[], isFirst: boolean) =>
  stringify([...lines], {
    columns: [...CHANGE_LOG_COLUMNS],
    header: isFirst,
    // Without it, spreadsheets do not display Arabic.
    bom: isFirst,
  })

async function* exportMatching(
  db: EntityManager,
  filter: ChangeFilter,
  visible: VisibleChanges,
): AsyncGenerator<string, void> {
  let before: string | null = null
  for (;;) {
    const changes = await readChanges(db, filter, { before, limit: BATCH_SIZE, ...visible })
    yield toCsv(changes.flatMap(toLines), before === null)
    before = changes.at(-1)?.id ?? null
    if (changes.length < BATCH_SIZE) return
  }
}

/**
 * The log of changes as CSV, newest first, with a line for each field. Read in batches, so that memory use does not
 * depend on their number. Throws INVALID before anything is read.
 */
export function exportChanges(
  db: EntityManager,
  input: Unchecked<ChangeFilterInput>,
  visible: VisibleChanges,
): AsyncGenerator<string, void> {
  return exportMatching(db, validate(changeFilterSchema, input), visible)
}
