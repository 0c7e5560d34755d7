import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const lines = readFileSync(`${root}docs/specification.md`, 'utf8').split('\n')
const rows = lines.filter((line) => /^\| (?!what|---)/.test(line))

/** The names in a callee: `test`, `each` of `test.each(cases)(name, run)`. */
function namesOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee))
    return [...namesOf(callee.expression), callee.name.text]
  return ts.isCallExpression(callee) ? namesOf(callee.expression) : []
}

/** The content of a string or a template between its quotes. */
function contentOf(source: ts.SourceFile, node: ts.Node | undefined): string | undefined {
  if (!node) return undefined
  if (ts.isTemplateExpression(node)) return node.getText(source).slice(1, -1)
  return ts.isStringLiteralLike(node) ? node.text : undefined
}

/** The names of the tests in a file that run: no comments, groups, or tests that are skipped. */
function readTests(file: string): ReadonlySet<string> {
  const source = ts.createSourceFile(
    file,
    readFileSync(root + file, 'utf8'),
    ts.ScriptTarget.Latest,
  )
  const tests = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [name = '', ...modifiers] = namesOf(node.expression)
      const isOff = modifiers.some((modifier) => /^(?:skip|todo|fixme|fails)$/.test(modifier))
      const content = contentOf(source, node.arguments[0])
      if (isOff && content !== undefined) return
      const isTest =
        name === 'test' && modifiers.every((modifier) => /^(?:each|for)$/.test(modifier))
      if (isTest && content !== undefined && node.arguments.length > 1) tests.add(content)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return tests
}

const testsOfFiles = new Map<string, ReadonlySet<string>>()

const REFERENCE = /^`([^`]+\.(?:test|spec)\.tsx?)` “(.+)”$/

/** The tests that a row names, or a message if it says something else. */
function checkRow(row: string): string[] {
  const shownBy = row.replace(/ \|$/, '').split(' | ').at(-1) ?? ''
  return shownBy.split(/(?<=”); /).flatMap((reference) => {
    const [, file, name = ''] = REFERENCE.exec(reference) ?? []
    if (file === undefined) return [`not a file and a test: ${reference}`]
    const tests = testsOfFiles.get(file) ?? readTests(file)
    testsOfFiles.set(file, tests)
    return tests.has(name) ? [] : [`${file}: ${name}`]
  })
}

test('Every rule of the specification names tests that exist and run', () => {
  expect(rows.flatMap(checkRow)).toEqual([])
})

test('Every section of the page has rules', () => {
  const sections = lines.join('\n').split(/^## /m).slice(1)
  expect(sections.length).toBeGreaterThan(1)
  for (const section of sections) expect(section).toMatch(/^\| (?!what|---)/m)
})
