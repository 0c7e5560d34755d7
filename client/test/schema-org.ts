import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// Checks JSON-LD against the vocabulary that schema.org publishes, as the package has it.

const VOCABULARY = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq')

const SCHEMA = 'http://schema.org/'
const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type'
const SUBCLASS = 'http://www.w3.org/2000/01/rdf-schema#subClassOf'
const CLASS = 'http://www.w3.org/2000/01/rdf-schema#Class'
const PROPERTY = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property'

const localName = (iri: string) => iri.replace(SCHEMA, '')

/** Reads the vocabulary; `find` returns what a term is linked to. */
function readVocabulary() {
  const links = new Map<string, string[]>()
  for (const line of readFileSync(VOCABULARY, 'utf8').split('\n')) {
    const [, subject = '', predicate = '', object = ''] =
      /^<([^>]+)> <([^>]+)> <([^>]+)> /.exec(line) ?? []
    const key = `${localName(subject)} ${predicate}`
    links.set(key, [...(links.get(key) ?? []), localName(object)])
  }
  return (predicate: string) => (term: string) => links.get(`${term} ${predicate}`) ?? []
}

const vocabulary = readVocabulary()
/** Returns the types of a term: class, property, or member of an enumeration. */
const typesOf = vocabulary(TYPE)
const parentsOf = vocabulary(SUBCLASS)
const domainsOf = vocabulary(`${SCHEMA}domainIncludes`)
const rangesOf = vocabulary(`${SCHEMA}rangeIncludes`)

/** A class and those above it. */
function ancestors(term: string): readonly string[] {
  return [term, ...parentsOf(term).flatMap(ancestors)]
}

const isA = (term: string, allowed: readonly string[]) =>
  ancestors(term).some((ancestor) => allowed.includes(ancestor))

/** Each simple type and the values that it has in JSON. */
const SIMPLE: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value !== '',
  URL: (value) => typeof value === 'string' && URL.canParse(value),
  Number: (value) => Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  DateTime: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value),
}

function isMemberOf(value: unknown, allowed: readonly string[]): boolean {
  const [, member = ''] = /^https:\/\/schema\.org\/(.+)$/.exec(String(value)) ?? []
  return typesOf(member).some((type) => isA(type, allowed))
}

function findValueProblems(path: string, value: unknown, allowed: readonly string[]): string[] {
  if (typeof value === 'object' && value !== null) return findProblems(value, path, allowed)
  const isSimple = allowed.some((type) => SIMPLE[type]?.(value))
  if (isSimple || isMemberOf(value, allowed)) return []
  return [`${path}: ${JSON.stringify(value)} is no ${allowed.join(' or ')}`]
}

/**
 * Returns the problems of a JSON-LD node: types and properties that schema.org does not have, properties of another
 * type, and values outside a property's range. Empty if there are none.
 * @param allowed are the types that the node may have, if not any.
 */
export function findProblems(
  node: object,
  path = 'data',
  allowed: readonly string[] = ['Thing'],
): string[] {
  const { '@type': type, '@context': _context, ...properties } = node as Record<string, unknown>
  if (typeof type !== 'string' || !typesOf(type).includes(CLASS)) {
    return [`${path}: ${JSON.stringify(type)} is no type`]
  }
  const problems = isA(type, allowed) ? [] : [`${path}: ${type} is no ${allowed.join(' or ')}`]
  for (const [name, value] of Object.entries(properties)) {
    const own = `${path}.${name}`
    if (!typesOf(name).includes(PROPERTY)) problems.push(`${own} is no property`)
    else if (!isA(type, domainsOf(name))) problems.push(`${own} is none of ${type}`)
    else {
      for (const one of Array.isArray(value) ? value : [value]) {
        problems.push(...findValueProblems(own, one, rangesOf(name)))
      }
    }
  }
  return problems
}
