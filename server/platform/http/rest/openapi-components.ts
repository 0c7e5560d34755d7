type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The name of a shape in code, such as `CartItem` of `cart_items`. */
function singularName(property: string): string {
  const name = property.split('_').map(capitalize).join('')
  return name.endsWith('ss') ? name : name.replace(/(?<=ss)es$|s$/, '')
}

/**
 * The named schemas of a document: each shape once, so that generated clients have one type for it. An object is
 * named by its `title`, and otherwise by where it was found first; anything else has a name if it has a title.
 */
export class Components {
  readonly schemas: Record<string, unknown> = {}
  private readonly names = new Map<string, string>()

  /** The schema with references in place of the named schemas in it. */
  refer(schema: unknown, place: string): unknown {
    if (Array.isArray(schema)) return schema.map((part) => this.refer(part, place))
    if (!isJson(schema)) return schema
    const { title } = schema
    const name = typeof title === 'string' ? title : place
    const parts = Object.entries(schema).map(([key, part]) => [key, this.part(key, part, name)])
    const referring: Json = Object.fromEntries(parts)
    return isJson(schema.properties) || title ? this.add(referring, name) : referring
  }

  private part(key: string, part: unknown, name: string): unknown {
    if (key === 'properties' && isJson(part)) {
      return Object.fromEntries(
        Object.entries(part).map(([property, schema]) => [
          property,
          this.refer(schema, `${name}${singularName(property)}`),
        ]),
      )
    }
    return ['items', 'anyOf', 'oneOf', 'allOf'].includes(key) ? this.refer(part, name) : part
  }

  private add(schema: Json, wanted: string): Json {
    const shape = JSON.stringify(schema)
    const known = this.names.get(shape)
    const name = known ?? this.freeName(wanted)
    if (!known) {
      this.names.set(shape, name)
      this.schemas[name] = schema
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  /** The name, with a number if another shape already has it, as the branches of a union would. */
  private freeName(name: string): string {
    let free = name
    for (let count = 2; free in this.schemas; count += 1) free = `${name}${count}`
    return free
  }
}

/** The name of an operation's shapes, such as `PlaceOrder` of `placeOrder`. */
export function operationName(id: string): string {
  return id
    .split(/[^A-Za-z0-9]+/)
    .map(capitalize)
    .join('')
}
