/** A value as GraphQL names it, such as `RECEIVED_BACK` for `receivedBack`. */
export function toEnumValue(value: string): string {
  return value.replace(/[A-Z]/g, '_$&').toUpperCase()
}

/** The values of a GraphQL enum by their names. */
export function toEnum<Value extends string>(
  values: readonly Value[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(values.map((value) => [toEnumValue(value), value]))
}
