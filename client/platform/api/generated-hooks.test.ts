import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const GENERATED = join('client', 'platform', 'gql')
const IS_TEST = /\.test\.tsx?$/

const files = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .map((file) => join('client', file))
  .filter((file) => /\.tsx?$/.test(file) && !IS_TEST.test(file))
  .filter((file) => !file.startsWith(join('client', 'test')))

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)

/** `file: name` of each hook that a generated file exports. */
function hooksOf(file: string): string[] {
  return parse(file)
    .statements.filter(ts.isFunctionDeclaration)
    .flatMap(({ name }) => (name ? [`${basename(file, '.ts')}: ${name.text}`] : []))
    .filter((hook) => /: use[A-Z]/.test(hook))
}

/** The same for each name that a file imports from generated files; the compiler rejects unused ones. */
function importsOf(file: string): string[] {
  return parse(file)
    .statements.filter(ts.isImportDeclaration)
    .flatMap(({ moduleSpecifier, importClause }) => {
      const [, module] = /\/gql\/([\w-]+)$/.exec((moduleSpecifier as ts.StringLiteral).text) ?? []
      const bindings = importClause?.namedBindings
      if (!module || !bindings || !ts.isNamedImports(bindings)) return []
      return bindings.elements.map(
        ({ name, propertyName }) => `${module}: ${(propertyName ?? name).text}`,
      )
    })
}

test('Every generated hook is used', () => {
  const isGenerated = (file: string) => file.startsWith(GENERATED)
  const hooks = files.filter(isGenerated).flatMap(hooksOf)
  const imported = new Set(files.filter((file) => !isGenerated(file)).flatMap(importsOf))
  expect(hooks).toContain('home: useHomeQuery')
  expect(hooks.filter((hook) => !imported.has(hook))).toEqual([])
})
