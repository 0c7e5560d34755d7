import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const CLIENT = join(import.meta.dirname, '..')

export interface Import {
  /** Its path in `client/`. */
  readonly file: string
  readonly isDynamic: boolean
}

/** The sources of the client, without tests and generated operations, by their paths in `client/`. */
export type Sources = ReadonlyMap<string, string>

export function readSources(): Sources {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:tsx?|css)$/.test(file))
    .filter((file) => !/\.test\.|^platform\/gql\/|^test\//.test(file))
  return new Map(files.map((file) => [file, readFileSync(join(CLIENT, file), 'utf8')]))
}

const STATIC = /^(?:import|export)(?! type\b)(?:[^'"=;()]*\bfrom)?\s*'(\.[^']+)'/gm
const DYNAMIC = /\bimport\(\s*'(\.[^']+)'/g

/** The imports of each source, without types. */
export function readImports(sources: Sources): ReadonlyMap<string, readonly Import[]> {
  const resolve = (from: string, specifier: string) => {
    const base = normalize(join(dirname(from), specifier)).replaceAll('\\', '/')
    return ['', '.ts', '.tsx'].map((ending) => base + ending).find((file) => sources.has(file))
  }
  const find = (from: string, source: string, pattern: RegExp, isDynamic: boolean) =>
    [...source.matchAll(pattern)].flatMap(([, specifier = '']) => {
      const file = resolve(from, specifier)
      return file === undefined ? [] : [{ file, isDynamic }]
    })
  return new Map(
    [...sources].map(([file, source]) => [
      file,
      [...find(file, source, STATIC, false), ...find(file, source, DYNAMIC, true)],
    ]),
  )
}
