import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ESLint, type Linter } from 'eslint'
import { browserSupport } from '../eslint.browsers.js'
import { expect, test } from './test'

const BUILT = 'dist/client'
/** The explorer of the API is for developers. */
const FOR_DEVELOPERS = /^assets\/graphiql-/

/** Zod looks for the function first; React Aria's use of the other is in dialogs of the desk, beside the keyboard of a phone. */
const EXCEPTIONS = [
  /^assets\/checkout-login-signup-.* 'URL\.canParse'/,
  /^assets\/modal-.* 'AbortSignal\.timeout'/,
]

function createLinter(): ESLint {
  const config: Linter.Config = { ...browserSupport, files: ['**/*.js'] }
  return new ESLint({ overrideConfigFile: true, baseConfig: config, allowInlineConfig: false })
}

async function problemsOf(linter: ESLint, name: string, code: string): Promise<string[]> {
  const [result] = await linter.lintText(code, { filePath: `${name}.js` })
  return (result?.messages ?? []).map(({ column, message }) => `${name}:${column} ${message}`)
}

test('No built script has a syntax or function that the oldest supported browsers lack', async () => {
  test.slow()
  const linter = createLinter()
  const files = readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && !FOR_DEVELOPERS.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  const problems: string[] = []
  for (const file of files) {
    problems.push(...(await problemsOf(linter, file, readFileSync(join(BUILT, file), 'utf8'))))
  }
  expect(problems.filter((problem) => !EXCEPTIONS.some((one) => one.test(problem)))).toEqual([])
})

test('A script with a lookbehind, a static block or a newer method is found', async () => {
  const linter = createLinter()
  for (const code of [
    'export const end = /(?<!a)b/u',
    "export const end = new RegExp('(?<!a)b')",
    'export class A { static { globalThis.a = A } }',
    'export const sort = (list) => list.toSorted()',
    'export const signal = AbortSignal.timeout(5)',
    'export const groups = /[a--b]/v',
  ]) {
    expect(await problemsOf(linter, 'script', code), code).toHaveLength(1)
  }
})
