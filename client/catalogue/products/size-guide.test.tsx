import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setUpDialogs } from '../../test/dialogs'
import { SizeGuide } from './size-guide'

const CHART = {
  __typename: 'SizeChart' as const,
  headings: ['Size', 'Neck (cm)', 'Chest (cm)'],
  rows: [
    { __typename: 'SizeChartRow' as const, cells: ['S', '28–34', '38–46'] },
    { __typename: 'SizeChartRow' as const, cells: ['M', '34–42', '46–60'] },
  ],
}

test('The size guide opens over the page, as a table with headings of both kinds, and closes', async () => {
  setUpDialogs()
  const user = userEvent.setup()
  render(<SizeGuide chart={CHART} name="Sikka Harness" />)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Size guide' }))
  const dialog = screen.getByRole('dialog', { name: 'Size guide' })
  const table = within(dialog).getByRole('table', { name: 'Sikka Harness' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual(CHART.headings)
  const row = within(table).getByRole('row', { name: 'M 34–42 46–60' })
  expect(within(row).getByRole('rowheader').textContent).toBe('M')
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
