// @vitest-environment node
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DECLARED_PAGES } from '../bundle/declared-pages'
import { type Import, readImports, readSources } from '../bundle/import-graph'
import { readDeskModules, stylesheetOf } from './stylesheets'

const CLIENT = join(import.meta.dirname, '..')
const IMPORTS = readImports(readSources())
const desk = await readDeskModules()

/** The stylesheet of each module of CSS, as a build finds it in these imports. */
function sheetsOf(imports: ReadonlyMap<string, readonly Import[]>, deskModules = desk) {
  const modules = new Map(
    [...imports.keys()].map((file) => [
      join(CLIENT, file),
      { importers: [] as string[], dynamicImporters: [] as string[] },
    ]),
  )
  for (const [importer, found] of imports) {
    for (const { file, isDynamic } of found) {
      const module = modules.get(join(CLIENT, file))
      module?.[isDynamic ? 'dynamicImporters' : 'importers'].push(join(CLIENT, importer))
    }
  }
  const graph = { getModuleInfo: (id: string) => modules.get(id) ?? null }
  // Imports of a stylesheet are not modules of a build.
  const styles = [...imports.values()]
    .flatMap((found) => found.map(({ file }) => file))
    .filter((file) => file.endsWith('.css'))
    .toSorted()
  return new Map(styles.map((file) => [file, stylesheetOf(join(CLIENT, file), graph, deskModules)]))
}

test('The HTML of the shop has the styles that its pages reach, and none that only the desk reaches', () => {
  const reached = new Set<string>()
  const queue = ['main.tsx']
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file) || desk.has(join(CLIENT, file))) continue
    reached.add(file)
    queue.push(...(IMPORTS.get(file) ?? []).map((one) => one.file))
  }
  const sheets = [...sheetsOf(IMPORTS)].filter(([, sheet]) => sheet !== null)
  expect(sheets.length).toBeGreaterThan(100)
  expect(sheets.filter(([, sheet]) => sheet === 'shop-styles').map(([file]) => file)).toEqual(
    [...reached].filter((file) => file.endsWith('.css')).toSorted(),
  )
})

test('Every page that is declared for the desk has its styles, and what it loads later, in the stylesheet of the desk', () => {
  const pages = DECLARED_PAGES.filter(({ stylesheet }) => stylesheet === 'admin')
  expect(pages.length).toBeGreaterThan(30)
  expect(pages.filter(({ module }) => !desk.has(join(CLIENT, module)))).toEqual([])
  const later = (file: string): Import => ({ file, isDynamic: true })
  const now = (file: string): Import => ({ file, isDynamic: false })
  const imports = new Map([
    ...IMPORTS,
    ['office/till/admin-pages.ts', [later('office/till/till-page.tsx')]],
    ['office/till/till-page.tsx', [now('office/till/till.css'), later('office/till/drawer.tsx')]],
    ['office/till/drawer.tsx', [now('office/till/drawer.css')]],
    ['office/till/till.css', []],
    ['office/till/drawer.css', []],
    [
      'app/admin/pages.ts',
      [...(IMPORTS.get('app/admin/pages.ts') ?? []), now('office/till/admin-pages.ts')],
    ],
  ])
  const sheets = sheetsOf(imports, new Set([...desk, join(CLIENT, 'office/till/till-page.tsx')]))
  expect(sheets.get('office/till/till.css')).toBe('admin-styles')
  expect(sheets.get('office/till/drawer.css')).toBe('admin-styles')
})

test('Styles that a page of the shop imports as well are in the HTML of the shop', () => {
  const imports = new Map(IMPORTS)
  const shared: Import = { file: 'office/cash/cash-page.css', isDynamic: false }
  const home = imports.get('office/home/home-page.tsx') ?? []
  expect(sheetsOf(imports).get(shared.file)).toBe('admin-styles')
  imports.set('office/home/home-page.tsx', [...home, shared])
  expect(sheetsOf(imports).get(shared.file)).toBe('shop-styles')
})
