import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { MAX_IMPORT_MAPPINGS } from '#domain/limits'
import { textKey } from '#domain/validation/characters'
import { statement } from '../../../platform/database/statements/statement'
import { ImportMappingEntity } from './import-mapping.entity'
import type { Mapping } from './sources/mapped'

/** The same for files with the same headings in another order. */
function keyOf(headings: readonly string[]): string {
  const keys = headings.map(textKey).toSorted()
  return createHash('sha256').update(JSON.stringify(keys)).digest('hex')
}

/** Returns the column mapping saved for files with these headings, or undefined. */
export async function findMapping(
  db: EntityManager,
  headings: readonly string[],
): Promise<Mapping | undefined> {
  const found = await db.findOneBy(ImportMappingEntity, { headings: keyOf(headings) })
  return found ? headings.map((heading) => found.columns[textKey(heading)] ?? null) : undefined
}

const forgetUnused = statement({
  name: 'importMappings.forgetUnused',
  sql: `DELETE FROM import_mappings WHERE headings IN (
     SELECT headings FROM import_mappings ORDER BY used_at DESC, headings OFFSET ${MAX_IMPORT_MAPPINGS})`,
})

/** Remembers what the columns of such files are; those that were used last, up to a limit. */
export async function rememberMapping(
  db: EntityManager,
  headings: readonly string[],
  mapping: Mapping,
): Promise<void> {
  const columns = Object.fromEntries(
    headings.flatMap((heading, index) => {
      const column = mapping[index]
      return column ? [[textKey(heading), column] as const] : []
    }),
  )
  await db.upsert(ImportMappingEntity, { headings: keyOf(headings), columns, usedAt: new Date() }, [
    'headings',
  ])
  await forgetUnused(db, [])
}
