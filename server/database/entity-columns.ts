import { getMetadataArgsStorage } from 'typeorm'
import { z } from 'zod'

/** The columns of an entity for a statement: named in SQL by its fields, with the shape of their row. */
export interface EntityColumns<Row> {
  /** For SELECT, from the table or alias. */
  select(table: string): string
  /** The same as an object of JSON. */
  toJson(): string
  readonly shape: { readonly [Field in keyof Row]-?: z.ZodType<Row[Field], Row[Field]> }
}

/** What pg returns of each type; a bigint is selected as a number. */
const TYPES: Readonly<Record<string, z.ZodType>> = {
  text: z.string(),
  int: z.int(),
  bigint: z.number(),
  boolean: z.boolean(),
  jsonb: z.unknown(),
  timestamptz: z.date(),
}

/**
 * Every column of an entity but `others`, which include its relations. Shapes check the types of columns
 * only: constraints of the database restrict their values.
 */
export function entityColumns<Entity extends object, Other extends keyof Entity>(
  entity: new () => Entity,
  others: readonly Other[],
): EntityColumns<Omit<Entity, Other>> {
  const columns = getMetadataArgsStorage()
    .filterColumns(entity)
    .filter(({ propertyName }) => !others.some((other) => other === propertyName))
    .map(({ propertyName: field, options: { name = field, type, nullable } }) => {
      const shape = TYPES[String(type)]
      if (!shape) throw new Error(`${entity.name}.${field} has a type without a shape: ${type}`)
      return {
        field,
        name: type === 'bigint' ? `${name}::float8` : name,
        shape: nullable ? shape.nullable() : shape,
      }
    })
  return {
    select: (table) =>
      columns.map(({ field, name }) => `${table}.${name} AS "${field}"`).join(', '),
    toJson: () =>
      `json_build_object(${columns.map(({ field, name }) => `'${field}', ${name}`).join(', ')})`,
    shape: Object.fromEntries(columns.map(({ field, shape }) => [field, shape])) as EntityColumns<
      Omit<Entity, Other>
    >['shape'],
  }
}
