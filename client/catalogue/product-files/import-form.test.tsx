import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import writeWorkbook from 'write-excel-file/universal'
import { translate } from '#domain/messages'
import { LOCALES } from '#domain/messages/locale'
import { logIn } from '../../platform/session/session'
import { loadAllTexts } from '../../platform/texts/load-texts'
import { renderPage } from '../../test/render-page'
import { buildToken } from '../../test/tokens'
import { ImportForm } from './import-form'
import type { ImportResult } from './send-import'

const RESULT: ImportResult & { readonly dry_run: boolean } = {
  dry_run: true,
  added: 0,
  updated: 1,
  problem_count: 0,
  problems: [],
  file: { encoding: 'windows-1256', delimiter: 'semicolon' },
  notes: ['The stock of one product is set.'],
  changes: [
    { line: 2, id: 7, name: 'Cat Toy', values: [{ column: 'stock', from: '18', to: '25' }] },
  ],
}

test.each(LOCALES)(
  'A dry run says how the file was read, and shows old and new (%s)',
  async (locale) => {
    const t = (key: Parameters<typeof translate>[0]) => translate(key, {}, locale)
    await loadAllTexts(locale)
    logIn(buildToken('admin'), 'Amira')
    vi.stubGlobal('fetch', async () => new Response(`${JSON.stringify({ result: RESULT })}\n`))
    renderPage(<ImportForm />, { locale })
    const user = userEvent.setup()
    const file = new File(['id;stock\n7;25\n'], 'stock.csv', { type: 'text/csv' })
    await user.upload(screen.getByLabelText(t('admin.importFile')), file)
    await user.click(screen.getByRole('button', { name: t('admin.importCheck') }))
    const rows = within(await screen.findByRole('table')).getAllByRole('row')
    expect(rows.at(-1)?.textContent).toBe(`2Cat Toy ${t('import.field.stock')}1825`)
    screen.getByText('The stock of one product is set.')
    const format = screen.getByText(/Windows-1256/)
    expect(format.textContent).toContain(t('admin.importDelimiter.semicolon'))
  },
)

/** Sends what the server says one after another; returns the queries of the requests. */
function answer(...results: readonly Partial<ImportResult>[]): readonly URLSearchParams[] {
  const queries: URLSearchParams[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const result = { ...NOTHING, ...results[queries.length] }
    queries.push(new URL(url, 'https://shop.example').searchParams)
    return new Response(`${JSON.stringify({ result })}\n`)
  })
  return queries
}

const NOTHING = { added: 0, updated: 0, problem_count: 0, problems: [] }

async function checkFile(name = 'stock.csv', content: BlobPart = 'Ding,Prijs\nToy,5\n') {
  logIn(buildToken('admin'), 'Amira')
  renderPage(<ImportForm />)
  const user = userEvent.setup()
  await user.upload(
    screen.getByLabelText('CSV or Excel file'),
    new File([content], name, { type: 'text/csv' }),
  )
  await user.click(screen.getByRole('button', { name: 'Validate file' }))
  return user
}

test('Unknown columns are asked for, each of ours once, and can be changed afterwards', async () => {
  await loadAllTexts('en')
  const columns = [
    { heading: 'Ding', sample: 'Toy', column: 'name', note: null },
    {
      heading: 'Prijs',
      sample: '5',
      column: null,
      note: 'Not proposed as “Price”: 2 of 3 values are not amounts (n/a).',
    },
  ] as const
  const choices = ['name', 'price', 'sku'] as const
  const queries = answer(
    { source: 'unknown', columns, choices },
    { source: 'mapped', columns, choices, added: 1 },
  )
  const user = await checkFile()
  const form = await screen.findByRole('form', { name: 'Match the columns of this file' })
  const select = (name: string) => within(form).getByRole<HTMLSelectElement>('combobox', { name })
  expect(select('Ding').value).toBe('name')
  within(form).getByText('For example: Toy')
  const why = /Not proposed as “Price”: 2 of 3 values/
  within(form).getByRole('combobox', { name: 'Prijs', description: why })
  await user.selectOptions(select('Prijs'), 'Name')
  expect(within(form).queryByText(why)).toBeNull()
  expect(select('Ding').value).toBe('')
  await user.selectOptions(select('Ding'), 'SKU')
  await user.click(within(form).getByRole('button', { name: 'Use these columns' }))
  await screen.findByText(
    'All rows are valid: 1 to add, 0 to update. Nothing has been imported yet.',
  )
  expect(queries.map((query) => query.get('columns'))).toEqual([null, 'sku,name'])
  await user.click(screen.getByRole('button', { name: 'Change the columns' }))
  screen.getByRole('form', { name: 'Match the columns of this file' })
})

test('The good rows are imported alone, and the others can be downloaded', async () => {
  await loadAllTexts('en')
  const bad = {
    problem_count: 1,
    problems: [{ line: 3, field: 'Variant Price', message: 'This field is required.' }],
    valid: { added: 2, updated: 0 },
    rows_to_mend: 'Problem,Handle\n',
    source: 'shopify',
  } as const
  const queries = answer(bad, { ...bad, added: 2 })
  const user = await checkFile()
  screen.getByText('This is a product export of Shopify.')
  await user.click(await screen.findByRole('button', { name: 'Import the 2 good rows' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('The good rows were imported. 1 problem is left.')
  expect(queries.map((query) => [query.get('dry_run'), query.get('only_valid')])).toEqual([
    ['true', 'false'],
    ['false', 'true'],
  ])
  expect(screen.queryByRole('button', { name: /good row/ })).toBeNull()
  screen.getByRole('button', { name: 'Download rows with problems' })
})

test.each([
  ['a damaged workbook', new Uint8Array([0x50, 0x4b, 3, 4, 1]), /^This file cannot be read/],
  ['one of Excel before 2007', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), /old format/],
  ['a page without a table', '<html><body>Nothing</body></html>', /^No table was found/],
])('A file that cannot be read says so, and nothing is sent: %s', async (_name, content, text) => {
  await loadAllTexts('en')
  const queries = answer()
  await checkFile('products.xlsx', content)
  expect((await screen.findByRole('alert')).textContent).toMatch(text)
  expect(queries).toEqual([])
})

test('A sheet of a workbook is sent with the numbers of its rows, and another can be chosen', async () => {
  await loadAllTexts('en')
  const bodies: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: File }) => {
    bodies.push(await body.text())
    return new Response(`${JSON.stringify({ result: { ...NOTHING, source: 'mapped' } })}\n`)
  })
  const sheet = (name: string, price: number) => ({
    sheet: name,
    data: [
      ['Name', 'Price'],
      [null, null],
      ['Toy', price],
    ],
  })
  const workbook = await writeWorkbook([sheet('Cats', 33.067), sheet('Dogs', 5)]).toBlob()
  const user = await checkFile('products.xlsx', workbook)
  const select = await screen.findByRole('combobox', { name: 'Sheet' })
  expect(select.textContent).toBe('CatsDogs')
  await user.selectOptions(select, 'Dogs')
  await screen.findByRole('option', { name: 'Cats' })
  expect(bodies).toEqual(['sep=,\n1,Name,Price\n3,Toy,33.0670\n', 'sep=,\n1,Name,Price\n3,Toy,5\n'])
})
