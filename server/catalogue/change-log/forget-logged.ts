import type { ChangeKind } from '#domain/change-log/change-log.schema'

/** SQL that removes the texts from what is logged about rows of a table; amounts stay. `whose` says which rows. */
export const forgetsLogged = (kind: ChangeKind, table: string, whose: string) =>
  `UPDATE change_log SET before = without_texts(before), after = without_texts(after) FROM ${table}
     WHERE change_log.kind = '${kind}' AND subject = ${table}.id::text AND ${whose}`
