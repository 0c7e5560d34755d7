import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { translate } from '#domain/messages'
import { LOCALES } from '#domain/messages/locale'
import { logIn } from '../session/session'
import { renderPage } from '../test/render-page'
import { buildToken } from '../test/tokens'
import { loadAllTexts } from '../texts/load-texts'
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
    expect(rows.at(-1)?.textContent).toBe('2Cat Toy stock1825')
    screen.getByText('The stock of one product is set.')
    const format = screen.getByText(/Windows-1256/)
    expect(format.textContent).toContain(t('admin.importDelimiter.semicolon'))
  },
)
