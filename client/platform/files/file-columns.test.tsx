import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LOCALES } from '#domain/messages/locale'
import { STATEMENT_RULES } from '../../office/cash/statement-file'
import { renderPage } from '../../test/render-page'
import { loadAllTexts } from '../texts/load-texts'
import { FileColumns } from './file-columns'
import { useTableFile } from './use-table-file'

const LABELS = { orderId: 'Order', amount: 'Amount' } as const

function Form() {
  const { read, selectFile, showSheet, choose, confirm } = useTableFile(RULES, null)
  return (
    <>
      <input
        type="file"
        aria-label="File"
        onChange={({ target }) => void selectFile(target.files?.[0])}
      />
      {read && (
        <FileColumns
          read={read}
          labels={LABELS}
          onSheet={showSheet}
          onChoose={choose}
          onConfirm={confirm}
        />
      )}
    </>
  )
}

const RULES = { orderId: STATEMENT_RULES.orderId, amount: STATEMENT_RULES.amount }

test.each(LOCALES)('Beside a field stands why its column is not used (%s)', async (locale) => {
  await loadAllTexts(locale)
  renderPage(<Form />, { locale })
  const user = userEvent.setup()
  const rows = ['later', 'later', 'n/a', '50'].map((amount, index) => `${index + 1},${amount},70`)
  const file = new File([`Order,COD amount,Sum\n${rows.join('\n')}\n`], 'a.csv')
  await user.upload(screen.getByLabelText('File'), file)
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Amount' })
  expect(select.value).toBe('')
  const question = screen.getByRole('alert')
  expect(question.textContent).toMatch(/COD amount.*\b3\b.*\b4\b.*later · n\/a/)
  expect(select.closest('.file-columns__field')?.contains(question)).toBe(true)
  await user.click(within(question).getByRole('button', { name: 'Sum' }))
  expect(select.value).toBe('Sum')
  expect(screen.queryByRole('alert')).toBeNull()
})
