import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { PERMISSIONS, type Permission, roleMay } from '#domain/accounts/permissions'
import { STAFF_ROLES } from '#domain/accounts/roles'
import { DECLARED_PAGES } from '../../bundle/declared-pages'
import { readImports, readSources } from '../../bundle/import-graph'
import { ACT_PERMISSIONS } from '../../orders/orders/admin/order-acts'
import { mayOpen, permissionOfPage } from './page-permissions'

// Every operation that a page of the desk sends must be allowed to everybody who may open the page; else a component on the
// way to it asks `useCan` for the permission that the server asks for. Nothing is listed here: pages, operations,
// permissions and imports are read from where they are.

const CLIENT = 'client'

/** Files whose operations depend on the user's permissions, with the reason. */
const SENDERS: Readonly<Record<string, string>> = {
  'orders/orders/admin/use-order-acts.ts':
    'ACT_PERMISSIONS says what each act needs, which a test below compares',
  'office/sales/task-paths.ts': 'the server lists the tasks of the current user',
  'office/sales/first-week/first-week.tsx': 'only the owner sees the first week',
  'office/sales/first-week/remove-samples-dialog.tsx': 'only the owner sees the first week',
}

const files = readSources()
const imports = readImports(files)

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

function permissionOf(root: 'Query' | 'Mutation', field: string): Permission | undefined {
  const description = schema.getType(root)?.astNode
  if (description?.kind !== Kind.OBJECT_TYPE_DEFINITION) throw new Error(`No ${root}`)
  const found = description.fields?.find(({ name }) => name.value === field)
  const requires = found?.directives?.find(({ name }) => name.value === 'requires')
  const value = requires?.arguments?.[0]?.value
  const name = value?.kind === Kind.STRING ? value.value : undefined
  return PERMISSIONS.find((permission) => permission === name)
}

/** The permissions that each operation needs. */
const operations = new Map(
  readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => parse(readFileSync(join(CLIENT, file), 'utf8')).definitions)
    .flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return []
      const root = definition.operation === 'mutation' ? 'Mutation' : 'Query'
      const needed = definition.selectionSet.selections.flatMap((selection) =>
        selection.kind === Kind.FIELD ? (permissionOf(root, selection.name.value) ?? []) : [],
      )
      return [[definition.name?.value ?? '', new Set(needed)] as const]
    }),
)

/** The permissions that a file needs for what it sends and for the pages that it leads to. */
function needs(text: string): ReadonlySet<Permission> {
  const names = [
    ...text.matchAll(/\buse(\w+?)(?:Mutation|LazyQuery|SuspenseQuery|Query)\(/g),
    ...text.matchAll(/\b(?:query|mutation): (\w+)Document\b/g),
  ].map(([, name = '']) => name)
  const links = [...text.matchAll(/['"`](\/(?:admin|addproduct|updateproduct)[^'"`?#]*)/g)]
  return new Set([
    ...names.flatMap((name) => [...(operations.get(name) ?? [])]),
    ...links.flatMap(([, link = '']) => permissionOfPage(link.replace(/\$\{.*/, '1')) ?? []),
  ])
}

/** Whether a component asks for a permission before it shows what needs it. */
const asksFor = (text: string, permission: Permission) =>
  text.includes(`'${permission}'`) ||
  text.includes(`"${permission}"`) ||
  text.includes('ACT_PERMISSIONS[')

/** The files that a page loads, without what is behind a component that asks for the permission. */
function reach(page: string, permission: Permission): ReadonlySet<string> {
  const seen = new Set<string>()
  const queue = [page]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || asksFor(files.get(file) ?? '', permission)) continue
    seen.add(file)
    queue.push(...(imports.get(file) ?? []).map((one) => one.file))
  }
  return seen
}

const PAGES = DECLARED_PAGES.filter(({ path }) => permissionOfPage(path))

test.each(PAGES)('Every role that may open $path may do what it offers', (page) => {
  const roles = STAFF_ROLES.filter((role) => mayOpen(role, page.path))
  const refused = PERMISSIONS.flatMap((permission) => {
    const without = roles.filter((role) => !roleMay(role, permission))
    if (without.length === 0) return []
    return [...reach(page.module, permission)]
      .filter((file) => !SENDERS[file] && needs(files.get(file) ?? '').has(permission))
      .map((file) => `${file} needs ${permission}, which ${without.join(' and ')} may not`)
  })
  expect(refused).toEqual([])
})

test('The operations and permissions are found', () => {
  const found = new Set([...operations.values()].flatMap((permissions) => [...permissions]))
  expect(found.size).toBeGreaterThan(25)
  expect(PAGES.length).toBeGreaterThan(30)
  expect(PAGES.filter(({ module }) => !files.has(module))).toEqual([])
  expect(reach('orders/orders/admin/list/orders-page.tsx', 'staff.edit').size).toBeGreaterThan(100)
})

test('Each act on orders has the permission of its mutation', () => {
  const text = files.get('orders/orders/admin/use-order-acts.ts') ?? ''
  const hooks = new Map(
    [...text.matchAll(/const \[(\w+)\] = use(\w+)Mutation\(\)/g)].map(([, call, name = '']) => [
      call,
      name,
    ]),
  )
  const acts = [...text.matchAll(/^ {4}(\w+): \(ids[\s\S]*?=>\s*(\w+)\(\{/gm)]
  const found = Object.fromEntries(
    acts.map(([, act = '', call]) => [act, [...(operations.get(hooks.get(call) ?? '') ?? [])]]),
  )
  expect(found).toEqual(
    Object.fromEntries(Object.entries(ACT_PERMISSIONS).map(([act, needed]) => [act, [needed]])),
  )
})
