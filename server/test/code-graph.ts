import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

/** A declaration at the top of a file, or a method of a class there. */
export interface Declaration {
  /** Such as `office/cash/cash.resolver.ts#CashResolver.closeSettlement`. */
  readonly id: string
  readonly file: string
  readonly name: string
  readonly node: ts.Node
}

const SERVER = join(import.meta.dirname, '..')
const DOMAIN = join(SERVER, '../domain')

function isSource(file: string): boolean {
  return (
    file.endsWith('.ts') &&
    !/\.test\.ts$|\.d\.ts$|^test\/|\/database\/schema\/migrations\//.test(file)
  )
}

function resolveImport(file: string, specifier: string): string | undefined {
  const path = specifier.startsWith('#domain/')
    ? join(DOMAIN, specifier.slice('#domain/'.length))
    : specifier.startsWith('.') && join(SERVER, dirname(file), specifier)
  return path && existsSync(`${path}.ts`) ? relative(SERVER, `${path}.ts`) : undefined
}

/** The names that a file imports as values, with the declarations that they stand for. */
function importsOf(file: string, source: ts.SourceFile): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue
    const from = resolveImport(file, statement.moduleSpecifier.text)
    const bindings = statement.importClause?.namedBindings
    if (!from || !bindings || !ts.isNamedImports(bindings)) continue
    for (const { name, propertyName, isTypeOnly } of bindings.elements) {
      if (!isTypeOnly) names.set(name.text, `${from}#${(propertyName ?? name).text}`)
    }
  }
  return names
}

function declarationsOf(file: string, source: ts.SourceFile): readonly Declaration[] {
  const declare = (name: string, node: ts.Node) => ({ id: `${file}#${name}`, file, name, node })
  return source.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap((declaration) =>
        ts.isIdentifier(declaration.name) ? [declare(declaration.name.text, declaration)] : [],
      )
    }
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      return [declare(statement.name.text, statement)]
    }
    if (ts.isClassDeclaration(statement) && statement.name) {
      const { name, members } = statement
      const methods = members.filter(ts.isMethodDeclaration)
      return [
        declare(name.text, statement),
        ...methods.map((method) => declare(`${name.text}.${method.name.getText(source)}`, method)),
      ]
    }
    return []
  })
}

function identifiersIn(node: ts.Node): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (child: ts.Node) => {
    if (ts.isIdentifier(child)) names.add(child.text)
    ts.forEachChild(child, visit)
  }
  visit(node)
  return names
}

/** References in the server's code: which declarations each one names, directly or through others. */
export class CodeGraph {
  readonly declarations: readonly Declaration[]
  readonly #uses = new Map<string, readonly string[]>()

  constructor() {
    const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(isSource)
    const domain = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => relative(SERVER, join(DOMAIN, file)))
    this.declarations = [...files, ...domain].flatMap((file) => {
      const text = readFileSync(join(SERVER, file), 'utf8')
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
      const declarations = declarationsOf(file, source)
      const imports = importsOf(file, source)
      const own = new Set(declarations.map(({ name }) => name))
      for (const { id, node } of declarations) {
        const names = [...identifiersIn(node)]
        this.#uses.set(
          id,
          names.flatMap((name) => imports.get(name) ?? (own.has(name) ? `${file}#${name}` : [])),
        )
      }
      return declarations
    })
  }

  /** Returns how a declaration reaches one of the others; undefined if it does not. */
  pathTo(from: string, isTarget: (id: string) => boolean): readonly string[] | undefined {
    const paths = new Map([[from, [from]]])
    for (const [id, path] of paths) {
      if (isTarget(id)) return path
      for (const next of this.#uses.get(id) ?? []) {
        if (!paths.has(next)) paths.set(next, [...path, next])
      }
    }
    return undefined
  }
}
