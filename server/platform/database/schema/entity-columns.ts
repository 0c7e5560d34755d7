import { getMetadataArgsStorage } from 'typeorm'
import { z } from 'zod'

type Shape<Row> = { readonly [Field in keyof Row]-?: z.ZodType<Row[Field], Row[Field]> }

/** In JSON, a time is text. */
type InJson<Row> = {
  readonly [Field in keyof Row]: Row[Field] extends Date | null ? ToText<Row[Field]> : Row[Field]
}
type ToText<Value> = Value extends Date ? string : Value

/** The columns of an entity for a statement: named in SQL by its fields, with the shape of their row. */
export interface EntityColumns<Row> {
  /** For SELECT, from the table or alias. */
  select(table: string): string
  /** The same as the fields of an object of JSON, from the table or alias. */
  jsonFields(table: string): string
  readonly shape: Shape<Row>
  readonly jsonShape: Shape<InJson<Row>>
}

/** Validation of each column type, as pg returns it; a bigint is selected as a number, and a date as text. */
const TYPES: Readonly<Record<string, z.ZodType>> = {
  text: z.string(),
  int: z.int(),
  bigint: z.number(),
  boolean: z.boolean(),
  jsonb: z.unknown(),
  date: z.iso.date(),
  timestamptz: z.date(),
}

const CASTS: Readonly<Record<string, string>> = { bigint: '::float8', date: '::text' }

const JSON_TYPES: Readonly<Record<string, z.ZodType>> = {
  timestamptz: z.iso.datetime({ offset: true }),
}

/**
 * Every column of an entity but `others`, which include its relations. Shapes check the types of columns
 * only: constraints of the database restrict their values.
 */
export const entityColumns = <Entity extends object, Other extends keyof Entity>(
  entity: new () => Entity,
  others: readonly Other[],
): EntityColumns<Omit<Entity, Other>> =>
  columnsOf(entity, (field) => !others.some((other) => other === field))

/** These columns of an entity, likewise. */
export const pickColumns = <Entity extends object, Field extends keyof Entity>(
  entity: new () => Entity,
  fields: readonly Field[],
): EntityColumns<Pick<Entity, Field>> =>
  columnsOf(entity, (name) => fields.some((field) => field === name))

function columnsOf<Row>(
  entity: new () => object,
  isWanted: (field: string) => boolean,
): EntityColumns<Row> {
  // An entity may have columns of the class that it extends.
  const columns = getMetadataArgsStorage()
    .filterColumns([entity, Object.getPrototypeOf(entity)])
    .filter(({ propertyName }) => isWanted(propertyName))
    .map(({ propertyName: field, options: { name = field, type, nullable } }) => {
      const shape = TYPES[String(type)]
      if (!shape) throw new Error(`${entity.name}.${field} has a type without a shape: ${type}`)
      return {
        field,
        name: `${name}${CASTS[String(type)] ?? ''}`,
        shape: nullable ? shape.nullable() : shape,
        jsonShape: nullable
          ? (JSON_TYPES[String(type)] ?? shape).nullable()
          : (JSON_TYPES[String(type)] ?? shape),
      }
    })
  return {
    select: (table) =>
      columns.map(({ field, name }) => `${table}.${name} AS "${field}"`).join(', '),
    jsonFields: (table) =>
      columns.map(({ field, name }) => `'${field}', ${table}.${name}`).join(', '),
    shape: Object.fromEntries(columns.map(({ field, shape }) => [field, shape])) as Shape<Row>,
    jsonShape: Object.fromEntries(
      columns.map(({ field, jsonShape }) => [field, jsonShape]),
    ) as Shape<InJson<Row>>,
  }
}
