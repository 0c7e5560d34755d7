export interface NamedFact {
  readonly name: string
  readonly value: string
}

/** A short name before a colon, such as "Protein: 32%". */
const NAMED = /^([^:：]{1,40}?)\s*[:：]\s+(\S.*)$/u

/** A fact that has a name and a value; undefined for any other, such as "Grain-free". */
export function toNamedFact(fact: string): NamedFact | undefined {
  const [, name, value] = NAMED.exec(fact) ?? []
  return name && value ? { name, value } : undefined
}

export function namedFacts(facts: readonly string[]): readonly NamedFact[] {
  return facts.flatMap((fact) => toNamedFact(fact) ?? [])
}
